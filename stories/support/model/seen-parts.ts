/** Marks parts of the page that axe has checked; it skips them. */
const SEEN = 'data-axe-read';
/** Checking a smaller part again is cheaper than excluding it. */
const SMALL = 6;

/** Context option for axe. */
export const NOT_READ_AGAIN = { exclude: [`[${SEEN}]`] };

/**
 * Only in the story run: in Storybook axe checks each story completely. Stories of a run share a page, and so this
 * state.
 */
const isRun = '__vitest_browser__' in globalThis;
/** An id for each distinct part, by its element and the ids of its children. */
const numbers = new Map<string, number>();
/** Parts that axe has checked, by their ancestors and id. */
const read = new Set<string>();

/**
 * Marks parts that an earlier story rendered identically in the same place: same elements, texts and attributes inside
 * the same ancestors. axe would give the same result. A failing story fails the run, so skipping a part that failed
 * before hides nothing.
 */
export function markSeenParts(): void {
  if (!isRun) return;
  shortenLists();
  const parts = new Map<Element, number>();
  numberOf(document.body, parts);
  markBelow(document.body, String(intern(shellOf(document.documentElement))), parts);
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
