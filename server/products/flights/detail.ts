import { FLIGHT_SESSION_SECONDS } from '#domain/limits.ts';
import type { FlightDetail } from '#server/db/database.ts';

/** From the first departure to the last landing. */
export const spanOf = ({ legs }: FlightDetail): { readonly startsAt: number; readonly endsAt: number } => ({
  startsAt: Math.min(...legs.map(({ flight }) => flight.departsAt)),
  endsAt: Math.max(...legs.map(({ flight }) => flight.arrivesAt)),
});

export const holdDeadline = (now: number): number => now + FLIGHT_SESSION_SECONDS * 1000;
