import type { ReactNode } from 'react';
import { m } from '#src/copy/generated/messages.js';
import css from '#src/ui/SkipLink.module.css';

export type SkipLinkProps = { readonly to?: string; readonly children?: ReactNode };

/** First in the page, or before long content; visible when focused. */
export const SkipLink = ({ to = 'main', children = m.ui_skip() }: SkipLinkProps) => (
  <a className={css.skip} href={`#${to}`}>
    {children}
  </a>
);
