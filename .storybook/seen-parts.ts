/** On parts of the page that axe has read before; it leaves them out. */
const SEEN = 'data-axe-read';
/** Reading a smaller part again costs less than leaving it out. */
const SMALL = 6;

/** The story run alone: in Storybook itself axe tells each story whole. Stories share this, because they share a page. */
const known = '__vitest_browser__' in globalThis ? new Set<string>() : null;

/** To be given to axe. */
export const NOT_READ_AGAIN = { exclude: [`[${SEEN}]`] };

/**
 * Marks each part of the page that an earlier story showed exactly so, in the same place: the same elements, texts and
 * attributes, below the same parents. What axe says of it cannot be another thing. A story that fails ends the run in
 * red, so that a part which was at fault once is not read again hides nothing.
 */
export function markSeenParts(): void {
  if (known) markBelow(document.body, shellOf(document.documentElement), known);
}

function markBelow(element: Element, above: string, seen: Set<string>): void {
  if (element.getElementsByTagName('*').length < SMALL) return;
  element.removeAttribute(SEEN);
  const key = above + plain(element.outerHTML);
  if (seen.has(key)) {
    element.setAttribute(SEEN, '');
    return;
  }
  const inside = above + shellOf(element);
  for (const child of element.children) markBelow(child, inside, seen);
  seen.add(key);
}

const shellOf = (element: Element) => plain((element.cloneNode(false) as Element).outerHTML);

/** React numbers its ids anew in each story. */
const plain = (html: string) => html.replaceAll(/_r_[\da-z]+_|«r[\da-z]+»|:r[\da-z]+:|react-aria-?[\d:-]+/g, 'id');
