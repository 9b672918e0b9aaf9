import { createElement, Fragment, type ReactNode } from 'react';

/** Parts of a text that is built once: none of them moves, so none needs a key. */
export const each = <T>(items: readonly T[], draw: (item: T, index: number) => ReactNode): ReactNode =>
  createElement(Fragment, null, ...items.map(draw));
