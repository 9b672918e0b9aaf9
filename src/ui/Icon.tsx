import type { IconName } from '#src/ui/icon-names.ts';
import sprite from '#src/ui/icons.svg?no-inline';

/** A line icon, always beside a word. All of them lie in one file, loaded once and kept. */
export const Icon = ({ name }: { readonly name: IconName }) => (
  <svg
    className="icon"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <use href={`${sprite}#${name}`} />
  </svg>
);
