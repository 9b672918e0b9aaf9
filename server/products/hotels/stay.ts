import { type FieldProblem, ProblemError } from '#domain/core/problem.ts';
import { dayIn } from '#domain/core/zoned-time.ts';
import { nightsOf } from '#domain/hotels/hotel-prices.ts';
import { type RoomParty, roomProblems } from '#domain/hotels/hotel-rooms.ts';
import { nightProblems } from '#domain/hotels/hotel-search.ts';
import type { Stay } from '#server/products/hotels/quote.ts';

type StayQuery = { readonly checkIn: string; readonly checkOut: string; readonly rooms: readonly RoomParty[] };

/** Validates a requested stay; throws 422 with the problems by field. */
export function stayOf({ checkIn, checkOut, rooms }: StayQuery, timeZone: string, now: number): Stay {
  const fields = { ...dayProblems(checkIn, checkOut, dayIn(timeZone, now)), ...roomProblems(rooms) };
  if (Object.keys(fields).length > 0) {
    throw new ProblemError(422, { code: 'invalid_details', message: 'This search cannot be answered.', fields });
  }
  return { checkIn, checkOut, nights: nightsOf(checkIn, checkOut), rooms, now };
}

function dayProblems(checkIn: string, checkOut: string, today: string): Readonly<Record<string, FieldProblem>> {
  const { arrive, leave } = nightProblems(checkIn, checkOut, today);
  return { ...(arrive ? { checkIn: arrive } : {}), ...(leave ? { checkOut: leave } : {}) };
}
