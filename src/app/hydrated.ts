/** React's internal mark on hydrated elements; an end-to-end test fails if its name changes. */
const MARK = '__reactProps$';

type Props = { readonly checked?: boolean; readonly value?: unknown };

const markOn = (element: Element) => Object.keys(element).find((key) => key.startsWith(MARK));

export const isAwake = (element: Element): boolean => markOn(element) !== undefined;

/**
 * What React drew last. The mark appears before React has hydrated the whole page: until it reads a changed field, these are the values that
 * the server rendered. Undefined: not hydrated.
 */
export const propsOf = (element: Element): Props | undefined =>
  (element as unknown as Record<string, Props | undefined>)[markOn(element) ?? ''];
