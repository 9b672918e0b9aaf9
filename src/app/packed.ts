/**
 * Packs page data as one short text: in a hundred offers most words, prices and shares repeat. A repeated string, object or array becomes a
 * number; objects with the same keys share one key list.
 */
export function pack(value: unknown): string {
  const shapes: string[][] = [];
  const shapeIds = new Map<string, number>();
  /** All values have an id by content: arrays with equal ids are equal. */
  const ids = new Map<unknown, number>();
  let id = 0;
  /** By id: position that the reader can refer to; numbers are written again. */
  const places: number[] = [];
  let placed = 0;

  /** Sets `id`; returns true for new content. */
  const isNew = (content: unknown): boolean => {
    const given = ids.get(content);
    id = given ?? ids.size;
    if (given === undefined) ids.set(content, id);
    return given === undefined;
  };
  const place = (): void => {
    places[id] = placed;
    placed += 1;
  };
  /** Offer ids share prefixes: of a long text keep only what differs from the previous one. */
  let before = '';
  const short = (text: string): unknown => {
    let same = 0;
    while (same < text.length && text[same] === before[same]) same += 1;
    before = text;
    return [BEGINS, same, text.slice(same)];
  };
  const group = (head: number, values: readonly unknown[]): unknown => {
    const written: unknown[] = [head];
    let content = `${head}`;
    for (const part of values) {
      written.push(write(part));
      content += ` ${id}`;
    }
    if (!isNew(content)) return [SAME, places[id]];
    place();
    return written;
  };
  /** Sets `id` of the item. */
  const write = (item: unknown): unknown => {
    if (typeof item === 'string') {
      if (!isNew(`"${item}`)) return [SAME, places[id]];
      place();
      return item.length < LONG ? item : short(item);
    }
    if (Array.isArray(item)) return group(ARRAY, item);
    if (typeof item !== 'object' || item === null) {
      isNew(item ?? null);
      return item ?? null;
    }
    const keys = Object.keys(item).filter((key) => item[key as keyof typeof item] !== undefined);
    const name = JSON.stringify(keys); // a key may contain any separator
    const shape = shapeIds.get(name) ?? shapes.push(keys) - 1;
    shapeIds.set(name, shape);
    return group(
      shape,
      keys.map((key) => item[key as keyof typeof item]),
    );
  };
  const written = write(value);
  // Double quotes would be escaped inside a script.
  return JSON.stringify([shapes, written]).replaceAll("'", '\\u0027').replaceAll('"', "'");
}

const ARRAY = -1;
const SAME = -2;
const BEGINS = -3;
const LONG = 24;

/** Reverses `pack`. Equal parts become one object. */
export function unpack(text: string): unknown {
  const [shapes, written] = JSON.parse(text.replaceAll("'", '"')) as [string[][], unknown];
  const known: unknown[] = [];
  let before = '';
  const read = (item: unknown): unknown => {
    if (typeof item === 'string') known.push(item);
    if (!Array.isArray(item)) return item;
    const [head, ...parts] = item as [number, ...unknown[]];
    if (head === SAME) return known[parts[0] as number];
    if (head === BEGINS) {
      before = before.slice(0, parts[0] as number) + parts[1];
      known.push(before);
      return before;
    }
    const values = parts.map(read);
    const whole =
      head === ARRAY ? values : Object.fromEntries((shapes[head] ?? []).map((key, at) => [key, values[at]]));
    known.push(whole);
    return whole;
  };
  return read(written);
}
