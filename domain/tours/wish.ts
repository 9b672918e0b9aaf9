import type { FieldProblem } from '#domain/core/problem.ts';
import { isDay } from '#domain/core/time.ts';
import { wholeNumber } from '#domain/core/whole-number.ts';
import { type AskedKind, askedDayProblem, groupOfParty, privateRooms, privateRoomsFit } from '#domain/tours/asked.ts';
import { usualRooms } from '#domain/tours/choice.ts';
import {
  eachOf,
  groupWith,
  linesOf,
  placesOf,
  type TourPeople,
  type TourPriceLine,
  totalOf,
} from '#domain/tours/ladder.ts';
import { MAX_PEOPLE, peopleProblems, ROOM_KINDS, roomsProblem, type TourRooms } from '#domain/tours/rooms.ts';
import type { components } from '#openapi/generated/types.ts';

type Schemas = components['schemas'];
type Tour = Pick<Schemas['Tour'], 'card' | 'asked' | 'leastAge'>;

/** What is asked for on the page of questions. No personal data: it stands in the address. */
export type Wish = {
  readonly kind: AskedKind;
  readonly tour: string;
  /** The full departure that somebody waits for. */
  readonly departure: string | null;
  /** First day as it was written; '' before, and of a waiting list. */
  readonly day: string;
  readonly language: Schemas['GuideLanguage'];
  readonly people: TourPeople;
  /** null of a day tour. */
  readonly rooms: TourRooms | null;
};

/** What the contract takes at most of each. */
const MOST_ASKED = { adults: 15, children: 14, infants: 7, double: 7, twin: 7, own: 15, shared: 9 } as const;
const USUAL_ADULTS = 2;

/** The wish of an address; null for a tour that is booked at once. A departure in it makes it the waiting list. */
export function wishOf(search: Readonly<Record<string, unknown>>, { card, asked }: Tour): Wish | null {
  const departure = card.departures.find(({ id }) => id === search.departure);
  const kind = departure ? 'waiting' : asked?.kind;
  const [first] = card.languages;
  if (!kind || !first) return null;
  const count = (name: keyof typeof MOST_ASKED) => {
    const number = wholeNumber(search[name]);
    return number === null ? undefined : Math.min(number, MOST_ASKED[name]);
  };
  const people = {
    adults: Math.max(1, count('adults') ?? USUAL_ADULTS),
    children: count('children') ?? 0,
    infants: count('infants') ?? 0,
  };
  const named = ROOM_KINDS.some((room) => count(room) !== undefined);
  const rooms = { double: 0, twin: 0, own: 0, shared: 0 };
  if (named) for (const room of ROOM_KINDS) rooms[room] = count(room) ?? 0;
  return {
    ...{ kind, people },
    tour: card.slug,
    departure: departure?.id ?? null,
    day: typeof search.day === 'string' && isDay(search.day) ? search.day : '',
    language: departure?.guideLanguage ?? card.languages.find((one) => one === search.language) ?? first,
    rooms: card.kind === 'dayTour' ? null : named ? rooms : roomsToBegin(kind, people),
  };
}

/** Rooms to begin with: in a party of one's own nobody shares with a stranger. */
export const roomsToBegin = (kind: AskedKind, people: TourPeople): TourRooms =>
  (kind === 'private' ? privateRooms(people) : null) ?? usualRooms(people);

/** The address of a wish; it leaves nothing to guess but what is empty. */
export const queryOfWish = ({ tour, departure, day, language, people, rooms }: Wish) => ({
  tour,
  departure: departure ?? undefined,
  day: day || undefined,
  language: departure ? undefined : language,
  ...people,
  ...rooms,
});

/** Why it cannot be asked, by field; the server asks the same. */
export function wishProblems(
  { kind, people, rooms, day }: Wish,
  { card, asked, leastAge }: Tour,
  today: string,
): Readonly<Record<string, FieldProblem>> {
  const most = kind === 'waiting' ? MAX_PEOPLE : (asked?.most ?? MAX_PEOPLE);
  const isTooMany = people.adults + people.children + people.infants > most;
  const dayProblem = kind === 'waiting' || !asked ? undefined : askedDayProblem(asked, card.runs, day, today);
  return {
    ...peopleProblems(people, { leastAge }, most),
    ...(isTooMany ? { people: 'too_many_passengers' as const } : {}),
    ...(rooms && !doRoomsFit(kind, people, rooms) ? { rooms: 'rooms_do_not_fit' as const } : {}),
    ...(dayProblem ? { day: dayProblem } : {}),
  };
}

const doRoomsFit = (kind: AskedKind, people: TourPeople, rooms: TourRooms): boolean =>
  kind === 'private' ? privateRoomsFit(people, rooms) : !roomsProblem(people, rooms);

type WishPrice = {
  readonly total: Schemas['Money'];
  readonly lines: readonly TourPriceLine[];
  /** The group that decides the step, with these people in it. */
  readonly group: number;
  /** What each adult pays. */
  readonly each: Schemas['Money'];
};

/** What it costs: the step of one's own party, or of the departure with these people in it. */
export function priceOfWish({ people, rooms, departure: named }: Wish, { card }: Tour): WishPrice {
  const departure = card.departures.find(({ id }) => id === named);
  const group = departure ? groupWith(departure.taken, placesOf(people), departure.capacity) : groupOfParty(people);
  return {
    group,
    each: eachOf(card, group),
    total: totalOf({ people, rooms }, card, group),
    lines: linesOf({ people, rooms }, card, group),
  };
}

/** The body of the question. */
export function requestOf(
  { kind, tour, departure, day, language, people, rooms: chosen }: Wish,
  email: string,
): Schemas['ToursInquiryRequest'] {
  const answer = email ? { email } : {};
  const rooms = chosen ?? usualRooms(people);
  switch (kind) {
    case 'private':
      return { kind, tour, day, language, people, rooms, ...answer };
    case 'request':
      return { kind, tour, day, language, people, ...answer };
    case 'waiting':
      return { kind, tour, departure: departure ?? '', people, rooms, ...answer };
  }
}
