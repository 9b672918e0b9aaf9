import { m } from '#src/copy/generated/messages.js';
import css from '#src/ui/SkipLink.module.css';

/** First in the page; shows itself when focused. */
export const SkipLink = ({ to = 'main' }: { readonly to?: string }) => (
  <a className={css.skip} href={`#${to}`}>
    {m.ui_skip()}
  </a>
);
