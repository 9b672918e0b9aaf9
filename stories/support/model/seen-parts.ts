/** Marks parts of the page that axe has checked; it skips them. */
const SEEN = 'data-axe-read';
/** Checking a smaller part again is cheaper than excluding it. */
const SMALL = 6;

/** Context option for axe. */
export const NOT_READ_AGAIN = [[`[${SEEN}]`]];
export const isSeen = (page: Element): boolean => page.closest(`[${SEEN}]`) !== null;

/** An id for each distinct part, by its element and the ids of its children. Stories of a run share a page, and so this state. */
const numbers = new Map<string, number>();
/** Parts that axe has checked, by their ancestors and id. */
const read = new Set<string>();

/**
 * Marks parts that an earlier story rendered identically in the same place: same elements, texts and attributes inside
 * the same ancestors, in a window of the same width. axe would give the same result. A failing story fails the run, so
 * skipping a part that failed before hides nothing.
 */
export function markSeenParts(): void {
  shortenLists();
  const parts = new Map<Element, number>();
  numberOf(document.body, parts);
  markBelow(document.body, String(intern(`${innerWidth} ${shellOf(document.documentElement)}`)), parts);
}

/**
 * Lists of 200 countries are most of a form's elements, and axe has no rule for options that are not selected. Safe,
 * because the story has ended.
 */
function shortenLists(): void {
  for (const option of document.querySelectorAll('option:not(:checked):not(:first-child)')) option.remove();
}

function numberOf(node: Node, parts: Map<Element, number>): string | number {
  if (!(node instanceof Element)) return node.nodeType === Node.TEXT_NODE ? `"${node.nodeValue}"` : '';
  node.removeAttribute(SEEN);
  const inside = Array.from(node.childNodes, (child) => numberOf(child, parts));
  const number = intern(`${shellOf(node)}${inside.join(' ')}`);
  parts.set(node, number);
  return number;
}

function markBelow(element: Element, above: string, parts: ReadonlyMap<Element, number>): void {
  if (element.getElementsByTagName('*').length < SMALL) return;
  const key = `${above}/${parts.get(element)}`;
  if (read.has(key)) {
    element.setAttribute(SEEN, '');
    return;
  }
  read.add(key);
  const around = String(intern(`${above} ${shellOf(element)}`));
  for (const child of element.children) markBelow(child, around, parts);
}

const HEADINGS = 'h1, h2, h3, h4, h5, h6, [role="heading"]';

/**
 * axe walks over the complete page, also over excluded parts, because it must know which element covers which. While
 * `work` runs, it sees in the marked parts only the elements that the rest of the page needs. The document itself does
 * not change: ids, sizes and styles stay. Limit: text over an element inside a marked part is checked against the
 * background behind that element.
 */
export async function withoutSeenParts<T>(work: () => Promise<T>): Promise<T> {
  const { seen, isNeeded } = unreadBelow(document.body);
  const thinned: Element[] = [];
  /** True when the part contains something that is needed. */
  const thin = (part: Element): boolean => {
    if (isNeeded(part)) return true;
    const value = Array.from(part.children).filter(thin);
    Object.defineProperty(part, 'childNodes', { value, configurable: true });
    thinned.push(part);
    return value.length > 0;
  };
  for (const part of seen) thin(part);
  try {
    return await work();
  } finally {
    for (const part of thinned) Reflect.deleteProperty(part, 'childNodes');
  }
}

/** The marked parts, and what the rest needs from them: referenced elements, labels, and the previous heading of each heading. */
function unreadBelow(root: Element) {
  const seen: Element[] = [];
  /** All words in attributes of the rest; referenced ids are among them. */
  const words = new Set<string>();
  const headings = new Set<Element>();
  const look = (element: Element): void => {
    if (element.hasAttribute(SEEN)) {
      seen.push(element);
      return;
    }
    for (const { value } of element.attributes) for (const word of value.split(/[\s#]+/)) words.add(word);
    for (const child of element.children) look(child);
  };
  look(root);
  words.delete('');
  const all = Array.from(root.querySelectorAll(HEADINGS));
  for (const [index, heading] of all.entries()) {
    const before = all[index - 1];
    if (before && !heading.closest(`[${SEEN}]`)) headings.add(before);
  }
  const isNeeded = (element: Element): boolean =>
    words.has(element.id) ||
    headings.has(element) ||
    (element instanceof HTMLLabelElement && words.has(element.htmlFor));
  return { seen, isNeeded };
}

function intern(text: string): number {
  const known = numbers.get(text);
  if (known !== undefined) return known;
  numbers.set(text, numbers.size);
  return numbers.size - 1;
}

/** An element without its children and without React's generated ids, which differ per story. */
const shellOf = ({ tagName, attributes }: Element): string =>
  `<${tagName} ${Array.from(attributes, ({ name, value }) => `${name}="${value}"`).join(' ')}>`.replaceAll(
    /_r_[\da-z]+_|«r[\da-z]+»|:r[\da-z]+:|react-aria-?[\d:-]+/g,
    'id',
  );
