import { createElement, Fragment, type ReactNode } from 'react';

/** Renders static items as positional children, so that they need no keys. */
export const each = <T>(items: readonly T[], draw: (item: T, index: number) => ReactNode): ReactNode =>
  createElement(Fragment, null, ...items.map(draw));
