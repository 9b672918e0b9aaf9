import type { MapArea } from '#domain/core/map-area.ts';

/** Filter groups of a list of hotels; the URL, the forms and the list share these words. */
export const HOTEL_FILTER_GROUPS = ['price', 'stars', 'kind', 'board', 'back', 'walk', 'has'] as const;
export type HotelFilterGroup = (typeof HOTEL_FILTER_GROUPS)[number];

export const HOTEL_SORTS = ['price', 'stars', 'walk'] as const;
export type HotelSort = (typeof HOTEL_SORTS)[number] | 'best';

/** Absent or empty means "any"; for the order, best first. */
export type HotelFilters = { readonly [Group in HotelFilterGroup]?: readonly string[] } & {
  readonly sort?: Exclude<HotelSort, 'best'>;
  /** The sight to which walks are measured; by default the nearest one. */
  readonly near?: string;
  readonly compare?: readonly string[];
  readonly area?: MapArea;
  readonly all?: true;
};

/** Allowed values of a group. Words, not bare numbers: the router would put quotes around those. */
export const HOTEL_FILTER_VALUES: Readonly<Record<HotelFilterGroup, RegExp>> = {
  /** Total of the stay in whole euros. */
  price: /^to\d{1,6}$/,
  stars: /^s[0-5]$/,
  kind: /^(hotel|boutique|traditional-house|garden-hotel|caravanserai|apartment|guest-house)$/,
  board: /^breakfast$/,
  back: /^free$/,
  /** Minutes on foot. */
  walk: /^to\d{1,2}$/,
  /** Amenities, named as in the inventory. */
  has: /^[a-z0-9]+(-[a-z0-9]+)*$/,
};

/** Amenity in a URL: `tea-house`. */
export const amenityValue = (amenity: string): string =>
  amenity
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** A threshold has one value; the other groups can have several. */
export const isHotelThreshold = (group: HotelFilterGroup): boolean => group === 'price' || group === 'walk';
