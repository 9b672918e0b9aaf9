import type { IconName } from '#src/ui/icon-names.ts';

/** Where a product stands on the site: in the head and the foot of all pages, and among the tabs of the search. */
export type ProductSite = {
  /** In which order the products are named: flights first, then as a journey is planned. */
  readonly place: number;
  readonly icon: IconName;
  /** Its own page, with its search. */
  readonly search: string;
  /** What the addresses of its other pages begin with. */
  readonly pages: string;
  readonly rules?: { readonly href: string; readonly text: () => string };
};
