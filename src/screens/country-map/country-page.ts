import type { Money } from '#domain/money.ts';

/** The lowest fare to a place from where one flies. */
export type PlaceFare = {
  readonly slug: string;
  /** Airport codes. */
  readonly origin: string;
  readonly destination: string;
  readonly adult: Money;
  /** The day of it, YYYY-MM-DD. */
  readonly date: string;
  readonly minutes: number;
};

/** One fare for each airport: that of the place which is named first, as Shiraz before Persepolis. */
export const faresByAirport = (fares: readonly PlaceFare[] | null): readonly PlaceFare[] =>
  (fares ?? []).filter(
    ({ destination }, index, all) => all.findIndex((one) => one.destination === destination) === index,
  );

/** What the map draws besides the machine's view. */
export type CountryPage = {
  /** Server epoch ms of the fares. */
  readonly now: number;
  /** Airport code. */
  readonly origin: string;
  /** Where one can fly from. */
  readonly origins: readonly { readonly code: string; readonly city: string }[];
  /** null: they could not be read. */
  readonly fares: readonly PlaceFare[] | null;
};
