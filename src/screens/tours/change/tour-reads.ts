import type { components } from '#openapi/generated/types.ts';

export type TourOrder = components['schemas']['ToursOrder'];

/** What the form of another date reads. */
export type TourReads = {
  /** A hook: the departures of a tour that are sold now; null while they are read; where that failed the way to read them again. */
  readonly useDepartures: (
    slug: string,
  ) => readonly components['schemas']['TourDeparture'][] | { readonly again: () => void } | null;
};
