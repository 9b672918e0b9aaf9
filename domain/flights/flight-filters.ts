/** Filter groups of a list of flights; the URL, the forms and the list share these words. */
export const FILTER_GROUPS = ['price', 'time', 'kind', 'back', 'bags', 'airline', 'aircraft', 'terminal'] as const;
export type FilterGroup = (typeof FILTER_GROUPS)[number];

export const FLIGHT_SORTS = ['price', 'leaves', 'duration'] as const;
export type FlightSort = (typeof FLIGHT_SORTS)[number] | 'best';

/** Quarters of the Tehran day. */
export const TIMES = ['night', 'morning', 'afternoon', 'evening'] as const;
export type TimeOfDay = (typeof TIMES)[number];

/** Absent or empty means "any"; for the order, best first. */
export type FlightFilters = { readonly [Group in FilterGroup]?: readonly string[] } & {
  readonly sort?: Exclude<FlightSort, 'best'>;
  /** Flights side by side, by their numbers: `IR425`. */
  readonly compare?: readonly string[];
  readonly all?: true;
};

/** Allowed values of a group. Words, not bare numbers: the router would put quotes around those. */
export const FILTER_VALUES: Readonly<Record<FilterGroup, RegExp>> = {
  /** Total of the leg in whole units of its currency. */
  price: /^to\d{1,6}$/,
  time: /^(night|morning|afternoon|evening)$/,
  kind: /^(systemic|charter)$/,
  back: /^half$/,
  /** Checked baggage in kg. */
  bags: /^from\d{1,2}$/,
  airline: /^[A-Z0-9]{2}$/,
  aircraft: /^[a-z0-9-]{1,40}$/,
  terminal: /^t[a-z0-9-]{1,8}$/,
};

/** A threshold has one value; the other groups can have several. */
export const isThreshold = (group: FilterGroup): boolean => group === 'price' || group === 'back' || group === 'bags';
