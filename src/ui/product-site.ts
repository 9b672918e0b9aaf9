import type { IconName } from '#src/ui/icon-names.ts';

/** How a product appears in the header, the footer and the search tabs. */
export type ProductSite = {
  /** Order of the products: flights first, then as one plans a trip. */
  readonly place: number;
  readonly icon: IconName;
  readonly search: string;
  /** The same with days filled in, for a product that is bought for a whole journey. Both YYYY-MM-DD. */
  readonly searchOn?: (first: string, last: string) => string;
  /** Path prefix of its other pages. */
  readonly pages: string;
  readonly rules?: { readonly href: string; readonly text: () => string };
};
