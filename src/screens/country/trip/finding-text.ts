import type { TripFinding } from '#domain/country/trip.ts';

/** Text of a finding and where to resolve it; several ways when two bookings clash. */
export type FindingWords = {
  readonly title: string;
  readonly text: string;
  readonly links: readonly { readonly href: string; readonly text: string }[];
};

/** How findings of some kinds are said. `isSold`: an offer of this site resolves it now. */
export type WordsByKind<Kind extends TripFinding['kind']> = {
  readonly [K in Kind]: (finding: Extract<TripFinding, { kind: K }>, isSold: boolean) => FindingWords;
};

type Booking = Extract<TripFinding, { kind: 'clash' }>['one'];

export const orderLink = ({ page, reference }: Booking) => ({ href: page, text: reference });
