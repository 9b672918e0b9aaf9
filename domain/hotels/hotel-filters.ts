import type { MapArea } from '#domain/core/map-area.ts';

/** How a list of hotels is looked at: the words that the address, the forms and the list share. */
export const HOTEL_FILTER_GROUPS = ['price', 'stars', 'kind', 'board', 'back', 'walk', 'has'] as const;
export type HotelFilterGroup = (typeof HOTEL_FILTER_GROUPS)[number];

export const HOTEL_SORTS = ['price', 'stars', 'walk'] as const;
export type HotelSort = (typeof HOTEL_SORTS)[number] | 'best';

/** Absent or empty means "any", or best first. */
export type HotelFilters = { readonly [Group in HotelFilterGroup]?: readonly string[] } & {
  readonly sort?: Exclude<HotelSort, 'best'>;
  /** The sight that walks are measured to; without it the nearest one. */
  readonly near?: string;
  /** Hotels beside each other, at most three, by their ids. */
  readonly compare?: readonly string[];
  /** Only hotels of this part of the map. */
  readonly area?: MapArea;
  readonly all?: true;
};

/** Hotels that can be compared at a time. */
export const MAX_COMPARED = 3;

/** What a group may ask for. Words and never bare numbers: around those the router would write quotes. */
export const HOTEL_FILTER_VALUES: Readonly<Record<HotelFilterGroup, RegExp>> = {
  /** The total of the stay in whole euros. */
  price: /^to\d{1,6}$/,
  stars: /^s[0-5]$/,
  kind: /^(hotel|boutique|traditional-house|garden-hotel|caravanserai|apartment|guest-house)$/,
  board: /^breakfast$/,
  back: /^free$/,
  /** Minutes on foot. */
  walk: /^to\d{1,2}$/,
  /** What the house has, as the inventory names it. */
  has: /^[a-z0-9]+(-[a-z0-9]+)*$/,
};

/** How an address writes what a house has: `tea-house`. */
export const amenityValue = (amenity: string): string =>
  amenity
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** A threshold: the next one replaces it. In the other groups several may be asked for. */
export const isHotelThreshold = (group: HotelFilterGroup): boolean => group === 'price' || group === 'walk';
