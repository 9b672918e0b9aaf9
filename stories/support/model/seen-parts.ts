/** On parts of the page that axe has read before; it leaves them out. */
const SEEN = 'data-axe-read';
/** Reading a smaller part again costs less than leaving it out. */
const SMALL = 6;

/** To be given to axe. */
export const NOT_READ_AGAIN = { exclude: [`[${SEEN}]`] };

/** The story run alone: in Storybook itself axe tells each story whole. Stories share this, because they share a page. */
const isRun = '__vitest_browser__' in globalThis;
/** A number for each part that was shown, by its element and the numbers of what is inside. */
const numbers = new Map<string, number>();
/** Parts that axe has read, each by the elements around it and its number. */
const read = new Set<string>();

/**
 * Marks each part of the page that an earlier story showed exactly so, in the same place: the same elements, texts and
 * attributes, inside the same elements. What axe says of it cannot be another thing. A story that fails ends the run in
 * red, so that a part which was at fault once is not read again hides nothing.
 */
export function markSeenParts(): void {
  if (!isRun) return;
  shortenLists();
  const parts = new Map<Element, number>();
  numberOf(document.body, parts);
  markBelow(document.body, String(intern(shellOf(document.documentElement))), parts);
}

/** Lists of 200 countries are most of a form's elements, and axe has no rule for what is not chosen in them. The story has ended. */
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

/** An element without what is inside. React numbers its ids anew in each story. */
const shellOf = ({ tagName, attributes }: Element): string =>
  `<${tagName} ${Array.from(attributes, ({ name, value }) => `${name}="${value}"`).join(' ')}>`.replaceAll(
    /_r_[\da-z]+_|«r[\da-z]+»|:r[\da-z]+:|react-aria-?[\d:-]+/g,
    'id',
  );
