import type { FieldProblem } from '#domain/core/problem.ts';
import { addDays, daysBetween, isDay } from '#domain/core/time.ts';
import { ADULT_MARK, HOTEL_HORIZON_DAYS, MAX_NIGHTS } from '#domain/hotels/hotel-limits.ts';
import { type RoomParty, roomProblems } from '#domain/hotels/hotel-rooms.ts';
import type { components } from '#openapi/generated/types.ts';

/** A searchable place, as a URL names it; name_en is the customer's field name. */
export type HotelPlace = {
  readonly type: components['schemas']['DestinationType'];
  readonly id: string;
  readonly name_en: string;
};

/** A hotel search; field names follow the customer's specification. Days are YYYY-MM-DD at the hotel. */
export type StaySearch = {
  /** null until a known place is chosen. */
  readonly destination: HotelPlace | null;
  readonly departing: string;
  readonly returning: string;
  readonly rooms: readonly RoomParty[];
};

export type StaySearchProblems = Partial<Record<keyof StaySearch, FieldProblem>>;

/** Validation errors of the days. `today`: the day at the hotel, because rooms are sold until midnight there. */
export function nightProblems(
  arrive: string,
  leave: string,
  today: string,
): { readonly arrive?: FieldProblem; readonly leave?: FieldProblem } {
  const last = addDays(today, HOTEL_HORIZON_DAYS);
  const from = !isDay(arrive)
    ? 'date_invalid'
    : arrive < today
      ? 'date_in_past'
      : arrive > last
        ? 'date_too_far'
        : null;
  if (!isDay(leave)) return { ...(from ? { arrive: from } : {}), leave: 'date_invalid' };
  if (from) return { arrive: from };
  const nights = daysBetween(arrive, leave);
  if (nights < 1) return { leave: 'check_out_before_check_in' };
  return nights > MAX_NIGHTS ? { leave: 'stay_too_long' } : {};
}

/** Validation errors; empty when the search is valid. `today` as in `nightProblems`. */
export function staySearchProblems(search: StaySearch, today: string): StaySearchProblems {
  const { arrive, leave } = nightProblems(search.departing, search.returning, today);
  const rooms = Object.values(roomProblems(search.rooms))[0];
  return {
    ...(search.destination ? {} : { destination: 'destination_unknown' as const }),
    ...(arrive ? { departing: search.departing ? arrive : ('required' as const) } : {}),
    ...(leave ? { returning: search.returning ? leave : ('required' as const) } : {}),
    ...(rooms ? { rooms } : {}),
  };
}

export function roomsOfCounts(adults: number, ages: readonly number[], count: number): RoomParty[] {
  const rooms = Array.from({ length: count }, () => ({ adults: [] as number[], children: [] as number[] }));
  for (let adult = 0; adult < adults; adult += 1) rooms[adult % count]?.adults.push(ADULT_MARK);
  const size = (room: { readonly adults: readonly number[]; readonly children: readonly number[] }) =>
    room.adults.length + room.children.length;
  for (const age of ages) rooms.reduce((least, room) => (size(room) < size(least) ? room : least)).children.push(age);
  return rooms;
}
