/** How a list of flights is looked at: the words that the address, the forms and the list share. */
export const FILTER_GROUPS = ['price', 'time', 'kind', 'back', 'bags', 'airline', 'aircraft', 'terminal'] as const;
export type FilterGroup = (typeof FILTER_GROUPS)[number];

export const FLIGHT_SORTS = ['price', 'leaves', 'duration'] as const;
export type FlightSort = (typeof FLIGHT_SORTS)[number] | 'best';

/** Quarters of the Tehran day. */
export const TIMES = ['night', 'morning', 'afternoon', 'evening'] as const;
export type TimeOfDay = (typeof TIMES)[number];

/** Absent or empty means "any", or best first. */
export type FlightFilters = { readonly [Group in FilterGroup]?: readonly string[] } & {
  readonly sort?: Exclude<FlightSort, 'best'>;
  readonly all?: true;
};

/** What a group may ask for. Words and never bare numbers: around those the router would write quotes. */
export const FILTER_VALUES: Readonly<Record<FilterGroup, RegExp>> = {
  /** The total of the leg in whole units of its currency. */
  price: /^to\d{1,6}$/,
  time: /^(night|morning|afternoon|evening)$/,
  kind: /^(systemic|charter)$/,
  back: /^half$/,
  /** Kilograms checked. */
  bags: /^from\d{1,2}$/,
  airline: /^[A-Z0-9]{2}$/,
  aircraft: /^[a-z0-9-]{1,40}$/,
  terminal: /^t[a-z0-9-]{1,8}$/,
};

/** A threshold: the next one replaces it. In the other groups several may be asked for. */
export const isThreshold = (group: FilterGroup): boolean => group === 'price' || group === 'back' || group === 'bags';
