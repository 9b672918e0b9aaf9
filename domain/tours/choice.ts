import { isDay } from '#domain/core/time.ts';
import { wholeNumber } from '#domain/core/whole-number.ts';
import { placesOf } from '#domain/tours/ladder.ts';
import { firstRooms, ROOM_KINDS } from '#domain/tours/rooms.ts';
import type { components } from '#openapi/generated/types.ts';

type Schemas = components['schemas'];
type TourCard = Schemas['TourCard'];
type TourRooms = Schemas['TourRooms'];
type GuideLanguage = Schemas['GuideLanguage'];

/** What a traveller chose on the page of a tour: the body of a hold without its price. No personal data: it may stand in an address. */
export type TourChoice = Omit<Schemas['ToursHoldRequest'], 'shownTotal' | 'acceptedTotal'>;

/** The choice as an address says it; all of it optional. */
export type TourUrl = {
  readonly departure?: string;
  readonly day?: string;
  readonly language?: GuideLanguage;
} & { readonly [Count in (typeof COUNTS)[number]]?: number };

const PEOPLE_COUNTS = ['adults', 'children', 'infants'] as const;
const COUNTS = [...PEOPLE_COUNTS, ...ROOM_KINDS] as const;
/** The most of each that is held at once; more are asked for. */
export const MOST: Readonly<Record<(typeof COUNTS)[number], number>> = {
  adults: 9,
  children: 8,
  infants: 4,
  double: 4,
  twin: 4,
  own: 9,
  shared: 9,
};
const LANGUAGES: readonly GuideLanguage[] = ['English', 'German', 'French', 'Spanish'];
const USUAL_ADULTS = 2;

/** Never throws: what cannot be read is left out. */
export function parseTourUrl(search: Readonly<Record<string, unknown>>): TourUrl {
  const { departure, day } = search;
  const parsed = {
    departure: typeof departure === 'string' && /^[A-Z0-9-]{1,40}$/.test(departure) ? departure : undefined,
    day: typeof day === 'string' && isDay(day) ? day : undefined,
    language: LANGUAGES.find((language) => language === search.language),
    ...Object.fromEntries(COUNTS.map((count) => [count, countOf(search[count], MOST[count])])),
  };
  return Object.fromEntries(Object.entries(parsed).filter(([, value]) => value !== undefined));
}

function countOf(value: unknown, most: number): number | undefined {
  const number = wholeNumber(value);
  return number === null ? undefined : Math.min(number, most);
}

/** The choice that an address leads to. What it leaves open: two adults, the first departure with places for all, rooms of two. */
export function choiceOf(url: TourUrl, tour: TourCard): TourChoice {
  const people = {
    adults: Math.max(1, url.adults ?? USUAL_ADULTS),
    children: url.children ?? 0,
    infants: url.infants ?? 0,
  };
  const isJourney = tour.kind === 'journey';
  return {
    tour: tour.slug,
    people,
    departure: isJourney ? departureOf(url, tour, placesOf(people)) : null,
    rooms: isJourney ? (roomsOf(url) ?? usualRooms(people)) : null,
    day: isJourney ? null : (url.day ?? null),
    language: isJourney ? null : (tour.languages.find((one) => one === url.language) ?? tour.languages[0] ?? null),
  };
}

function departureOf({ departure }: TourUrl, { departures }: TourCard, places: number): string | null {
  const named = departures.find(({ id }) => id === departure);
  return (named ?? departures.find(({ left }) => left >= places))?.id ?? null;
}

/** An address names a departure that is not sold any more. */
export const isDepartureGone = ({ departure }: TourUrl, { departures }: TourCard): boolean =>
  departure !== undefined && !departures.some(({ id }) => id === departure);

const roomsOf = (url: TourUrl): TourRooms | null =>
  ROOM_KINDS.some((count) => url[count] !== undefined)
    ? { double: url.double ?? 0, twin: url.twin ?? 0, own: url.own ?? 0, shared: url.shared ?? 0 }
    : null;

/** Rooms to begin with; none where no rooms fit these people, which the page then says. */
export const usualRooms = (people: TourChoice['people']): TourRooms =>
  firstRooms(people) ?? { double: 0, twin: 0, own: 0, shared: 0 };

/** The shortest address of a choice: what `choiceOf` would choose by itself stays out, but for the departure, which others may fill. */
export function urlOfChoice({ departure, day, language, people, rooms }: TourChoice): TourUrl {
  const isUsual = rooms !== null && ROOM_KINDS.every((count) => rooms[count] === usualRooms(people)[count]);
  return {
    ...(departure ? { departure } : {}),
    ...(day ? { day } : {}),
    ...(language ? { language } : {}),
    ...(people.adults === USUAL_ADULTS ? {} : { adults: people.adults }),
    ...(people.children > 0 ? { children: people.children } : {}),
    ...(people.infants > 0 ? { infants: people.infants } : {}),
    ...(rooms && !isUsual
      ? Object.fromEntries(ROOM_KINDS.flatMap((count) => (rooms[count] > 0 ? [[count, rooms[count]]] : [])))
      : {}),
  };
}
