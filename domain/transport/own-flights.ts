import type { TripStep } from '#domain/country/trip.ts';

/** A flight of a booking with us. Moments in server epoch ms. */
export type OwnFlight = {
  /** "IR 425"; empty where its title ends with none. */
  readonly flight: string;
  /** IATA codes. */
  readonly from: string;
  readonly to: string;
  readonly leavesAt: number;
  readonly landsAt: number;
  readonly counterClosesAt: number;
};

/** The flight that a step of a journey is; null for others. Only ways with a counter are flights; their airports stand in brackets. */
export function flightOfStep({
  kind,
  title,
  text,
  startsAt,
  endsAt,
  counterClosesAt,
}: Pick<TripStep, 'kind' | 'title' | 'text' | 'startsAt' | 'endsAt' | 'counterClosesAt'>): OwnFlight | null {
  const [, from, to] = /\(([A-Z]{3})\).*\(([A-Z]{3})\)/.exec(text) ?? [];
  if (kind !== 'way' || counterClosesAt === null || !from || !to) return null;
  const flight = /[A-Z0-9]{2,3} \d{1,4}$/.exec(title)?.[0] ?? '';
  return { flight, from, to, leavesAt: startsAt, landsAt: endsAt, counterClosesAt };
}

/** "IR 425", "ir425" and "IR 0425" are the same flight. */
export function isSameNumber(one: string, other: string): boolean {
  const [first, second] = [plainNumber(one), plainNumber(other)];
  return first !== '' && first === second;
}

const plainNumber = (flight: string): string => {
  const [, airline = '', number = ''] =
    /^([A-Z]{2,3}|[A-Z]\d|\d[A-Z])0*(\d+[A-Z]?)$/.exec(flight.replace(/\s/g, '').toUpperCase()) ?? [];
  return airline + number;
};
