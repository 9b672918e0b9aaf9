import type { FieldProblem } from '#domain/core/problem.ts';
import { addDays, HOUR_MS, isDay } from '#domain/core/time.ts';
import { DECIDED_DAYS, dayProblem, runsOn } from '#domain/tours/dates.ts';
import { placesOf, type TourPeople } from '#domain/tours/ladder.ts';
import { firstRooms, roomsFit, type TourRooms } from '#domain/tours/rooms.ts';
import { monthsOfSeason } from '#domain/tours/season.ts';
import type { components } from '#openapi/generated/types.ts';

type Schemas = components['schemas'];
export type TourAsked = Schemas['TourAsked'];
/** What is asked for before it is sold. */
export type AskedKind = Schemas['ToursInquiryRequest']['kind'];

/** Private dates and a day tour by request are answered within so many hours. */
export const ANSWER_HOURS = 24;
export const ANSWER_MS = ANSWER_HOURS * HOUR_MS;
/** So long an offer is held, of the waiting list too. */
export const OFFER_HOURS = 24;
export const OFFER_MS = OFFER_HOURS * HOUR_MS;

/** People of private dates, infants too. */
const MOST_OF_A_PARTY = 15;
/** Hotels, cars and a guide are found after an answer: private dates begin as late as a departure is decided. */
const PRIVATE_FROM_DAYS = DECIDED_DAYS;
const PRIVATE_TO_DAYS = 365;
/** A day to answer and one to pay, then the two that a day tour takes to arrange. */
const REQUEST_FROM_DAYS = 4;

type Tour = Pick<Schemas['TourCard'], 'kind' | 'season' | 'isAsked' | 'runs' | 'groupSize'>;

const EVERY_MONTH = Array.from({ length: 12 }, (_, month) => month + 1);

/** What may be asked for of a tour today; null where it is booked at once and nothing else, or its season is not known. */
export function askedOf({ kind, season, isAsked, runs, groupSize }: Tour, today: string): TourAsked | null {
  const hours = { answerHours: ANSWER_HOURS, offerHours: OFFER_HOURS, isSimulated: true };
  if (kind === 'journey') {
    const months = monthsOfSeason(season);
    if (!months) return null;
    const [from, to] = [addDays(today, PRIVATE_FROM_DAYS), addDays(today, PRIVATE_TO_DAYS)];
    return { kind: 'private', from, to, months: [...months], most: MOST_OF_A_PARTY, ...hours };
  }
  if (!isAsked || !runs) return null;
  const soonest = addDays(today, REQUEST_FROM_DAYS);
  const from = soonest > runs.from ? soonest : runs.from;
  if (from > runs.to) return null;
  const most = Math.min(MOST_OF_A_PARTY, groupSize.most);
  return { kind: 'request', from, to: runs.to, months: EVERY_MONTH, most, ...hours };
}

/** Why a first day cannot be asked for; page and server ask the same. */
export function askedDayProblem(
  { from, to, months }: Pick<TourAsked, 'from' | 'to' | 'months'>,
  runs: Tour['runs'],
  day: string,
  today: string,
): FieldProblem | undefined {
  if (isDay(day) && day >= today && day < from) return 'too_soon';
  if (runs) return dayProblem(runs, day, today);
  if (day === '') return 'required';
  if (!isDay(day)) return 'date_invalid';
  if (day < today) return 'date_in_past';
  if (day > to) return 'date_too_far';
  return months.includes(monthOf(day)) ? undefined : 'out_of_season';
}

/** The soonest day that may be asked for, to begin with; null where there is none. */
export function firstAskedDay(
  { from, to, months }: Pick<TourAsked, 'from' | 'to' | 'months'>,
  runs: Tour['runs'],
): string | null {
  for (let day = from; day <= to; day = addDays(day, 1))
    if (months.includes(monthOf(day)) && (!runs || runsOn(runs, day))) return day;
  return null;
}

const monthOf = (day: string): number => Number(day.slice(5, 7));

/** In a party of one's own there is no stranger to share a room with: who would, has an own room. */
export function privateRooms(people: TourPeople): TourRooms | null {
  const rooms = firstRooms(people);
  return rooms && { ...rooms, own: rooms.own + rooms.shared, shared: 0 };
}

export const privateRoomsFit = (people: TourPeople, rooms: TourRooms): boolean =>
  rooms.shared === 0 && roomsFit(people, rooms);

/** The group that decides the price of a party of its own. */
export const groupOfParty = (people: TourPeople): number => Math.max(1, placesOf(people));
