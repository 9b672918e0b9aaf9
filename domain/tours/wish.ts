import { type FieldProblem, problemsIn } from '#domain/core/problem.ts';
import { isDay } from '#domain/core/time.ts';
import { wholeNumber } from '#domain/core/whole-number.ts';
import { type AskedKind, askedDayProblem, groupOfParty, privateRooms, privateRoomsFit } from '#domain/tours/asked.ts';
import { usualRooms } from '#domain/tours/choice.ts';
import {
  countOf,
  eachOf,
  linesOf,
  placesOf,
  pricedGroup,
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

/** The most of each: what a control offers, and what is read of an address. In a party of one's own nobody shares with a stranger. */
export function mostOf(kind: AskedKind, asked: Tour['asked']) {
  const all = kind === 'waiting' ? MAX_PEOPLE : (asked?.most ?? MAX_PEOPLE);
  const pairs = Math.floor(all / 2);
  return {
    ...{ all, adults: all, children: all - 1, infants: pairs },
    ...{ double: pairs, twin: pairs, own: all, shared: kind === 'private' ? 0 : all },
  };
}

const USUAL_ADULTS = 2;

/**
 * The wish of an address; a departure in it makes it the waiting list. null for a tour that is booked at once, and for a
 * departure that is not sold any more.
 */
export function wishOf(search: Readonly<Record<string, unknown>>, { card, asked }: Tour): Wish | null {
  const departure = card.departures.find(({ id }) => id === search.departure);
  if (search.departure && !departure) return null;
  const kind = departure ? 'waiting' : asked?.kind;
  const [first] = card.languages;
  if (!kind || !first) return null;
  const most = mostOf(kind, asked);
  const count = (name: Exclude<keyof typeof most, 'all'>) => {
    const number = wholeNumber(search[name]);
    return number === null ? undefined : Math.min(number, most[name]);
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

/** What decides whether a question can be asked. */
type Rules = Pick<Schemas['Tour'], 'asked' | 'leastAge'> &
  Pick<Schemas['TourCard'], 'runs' | 'languages'> & {
    /** Places of the departure that is waited for; null of all others. */
    readonly capacity: number | null;
  };

/** Why it cannot be asked, by field. Page and server ask the same. */
export function questionProblems(
  { kind, people, rooms, day, language }: Pick<Wish, 'kind' | 'people' | 'rooms' | 'day' | 'language'>,
  { asked, leastAge, runs, languages, capacity }: Rules,
  today: string,
): Readonly<Record<string, FieldProblem>> {
  const most = mostOf(kind, asked).all;
  const isTooMany = countOf(people) > most || placesOf(people) > (capacity ?? most);
  const ofParty = kind === 'waiting' ? null : asked;
  return {
    ...peopleProblems(people, { leastAge }, most),
    ...problemsIn({
      people: isTooMany ? 'too_many_passengers' : undefined,
      rooms: rooms && !doRoomsFit(kind, people, rooms) ? 'rooms_do_not_fit' : undefined,
      day: ofParty ? askedDayProblem(ofParty, runs, day, today) : undefined,
      language: ofParty && !languages.includes(language) ? 'invalid' : undefined,
    }),
  };
}

/** The same for a wish of the page, whose tour names the departure. `today`: YYYY-MM-DD in Tehran. */
export function wishProblems(wish: Wish, { card, asked, leastAge }: Tour, today: string) {
  const departure = card.departures.find(({ id }) => id === wish.departure);
  return questionProblems(wish, { ...card, asked, leastAge, capacity: departure?.capacity ?? null }, today);
}

const doRoomsFit = (kind: AskedKind, people: TourPeople, rooms: TourRooms): boolean =>
  kind === 'private' ? privateRoomsFit(people, rooms) : !roomsProblem(people, rooms);

type WishPrice = {
  readonly total: Schemas['Money'];
  readonly lines: readonly TourPriceLine[];
  /** The group whose step they pay. */
  readonly group: number;
  /** What each adult pays. */
  readonly each: Schemas['Money'];
};

/** What it costs: the step of one's own party, or of the departure with these people in it. */
export function priceOfWish({ people, rooms, departure: named }: Wish, { card }: Tour): WishPrice {
  const departure = card.departures.find(({ id }) => id === named);
  const group = departure ? pricedGroup(departure, placesOf(people)) : groupOfParty(people);
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
