import type { IconName } from '#src/ui/icon-names.ts';
import sprite from '#src/ui/icons.svg?no-inline';

/** A line icon, always beside a word. All icons are in one cached file. */
export const Icon = ({ name }: { readonly name: IconName }) => (
  <svg className="icon" aria-hidden="true">
    <use href={`${sprite}#${name}`} />
  </svg>
);
