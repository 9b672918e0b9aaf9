const ISOLATE = /\u2068[^\u2068\u2069]*\u2069/g;
const PERSIAN = /\p{Script=Arabic}/u;
const FOREIGN = /(?:(?!\p{Script=Arabic})\p{L})+/gu;

/** The words in foreign letters that stand in a Persian line without being isolated: none should. */
export function looseForeign(line: string): readonly string[] {
  const around = line.replace(ISOLATE, '');
  return PERSIAN.test(around) ? (around.match(FOREIGN) ?? []) : [];
}

/** Every text of a document, lines apart. */
export function linesIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return value.split(/\r?\n/);
  if (Array.isArray(value)) return value.flatMap(linesIn);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(linesIn) : [];
}
