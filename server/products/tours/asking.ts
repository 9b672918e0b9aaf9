import type { FieldProblem } from '#domain/core/problem.ts';
import { dayOf } from '#domain/core/time.ts';
import {
  type AskedKind,
  askedDayProblem,
  askedOf,
  MOST_OF_A_PARTY,
  privateRoomsFit,
  type TourAsked,
} from '#domain/tours/asked.ts';
import { countOf, placesOf } from '#domain/tours/ladder.ts';
import { MAX_PEOPLE, peopleProblems, roomsProblem } from '#domain/tours/rooms.ts';
import type { components } from '#openapi/generated/types.ts';
import { refuseFields } from '#server/accounts/new-password.ts';
import type { Queryable } from '#server/db/database.ts';
import { notAllowed } from '#server/orders/refusals.ts';
import type { ToursDetail } from '#server/products/tours/detail.ts';
import { keptTourOf, type OnSale } from '#server/products/tours/inventory/catalogue.ts';
import type { TourRow } from '#server/products/tours/inventory/rows.ts';
import { detailFor, gone, soldOf } from '#server/products/tours/offer.ts';

type Schemas = components['schemas'];
type Body = Schemas['ToursInquiryRequest'];
type Party = Exclude<Body, { kind: 'waiting' }>;
type Waiting = Extract<Body, { kind: 'waiting' }>;
type Problems = Readonly<Record<string, FieldProblem>>;

/** What an inquiry stores: what would be bought, at the price of this moment. */
export type AskedDetail = ToursDetail & { readonly asked: AskedKind };

/** Private dates or a day tour by request. Throws 404, 409 or 422 as the contract says. */
export async function partyOf(db: Queryable, body: Party, now: number): Promise<AskedDetail> {
  const offer = await keptTourOf(db, body.tour, null);
  if (!offer) throw gone();
  const today = dayOf(now);
  const asked = askedOf(offer.tour, today);
  if (asked?.kind !== body.kind) throw notAllowed('This is not asked for: it is booked at once, or not sold.');
  refuseFields({ ...partyProblems(body, offer.tour, asked), ...dayProblems(body, offer.tour, asked, today) });
  return { ...detailOfParty(body, offer, now), asked: body.kind };
}

function partyProblems(body: Party, tour: TourRow, { most }: TourAsked): Problems {
  const { people, language } = body;
  return {
    ...peopleProblems(people, tour, MOST_OF_A_PARTY),
    ...(countOf(people) > most ? { people: 'too_many_passengers' as const } : {}),
    ...(body.kind === 'private' && !privateRoomsFit(people, body.rooms) ? { rooms: 'rooms_do_not_fit' as const } : {}),
    ...(tour.languages.includes(language) ? {} : { language: 'invalid' as const }),
  };
}

function dayProblems({ day }: Party, { runs }: TourRow, asked: TourAsked, today: string): Problems {
  const problem = askedDayProblem(asked, runs, day, today);
  return problem ? { day: problem } : {};
}

/** The group is one's own party, and nobody has to wait for others: what is paid runs. */
const detailOfParty = (body: Party, { tour }: OnSale, now: number): ToursDetail =>
  detailFor(
    {
      ...{ tour: body.tour, departure: null, day: body.day, language: body.language, people: body.people },
      rooms: body.kind === 'private' ? body.rooms : null,
    },
    { tour, departure: null },
    { counted: null, now },
  );

/** Places of a departure, full or not, for who would wait. Throws 404, 409, 410 or 422. */
export async function wantedOf(db: Queryable, body: Waiting, now: number): Promise<AskedDetail> {
  const { people, rooms } = body;
  const choice = { tour: body.tour, departure: body.departure, day: null, language: null, people, rooms };
  const { tour, departure } = await soldOf(db, choice, now, keptTourOf);
  if (!departure) throw gone();
  const isTooMany = countOf(people) > MAX_PEOPLE || placesOf(people) > departure.capacity;
  const problem = roomsProblem(people, rooms);
  refuseFields({
    ...peopleProblems(people, tour),
    ...(isTooMany ? { people: 'too_many_passengers' as const } : {}),
    ...(problem ? { rooms: problem } : {}),
  });
  const counted = { paid: departure.paid, largest: departure.largest, certainAt: departure.certainAt };
  return { ...detailFor(choice, { tour, departure }, { counted, now }), asked: 'waiting', waits: true };
}

/** True for the same question: to wait for a departure twice gives no second place in its line, however many would come. */
export function isSameQuestion(one: AskedDetail, other: AskedDetail): boolean {
  if (one.asked !== other.asked) return false;
  if (one.asked === 'waiting') return one.departure === other.departure;
  return keyOf(one) === keyOf(other);
}

const keyOf = ({ tour, start, guideLanguage, persons, rooms }: AskedDetail): string =>
  JSON.stringify([
    ...[tour, start, guideLanguage, persons.map(({ ageClass }) => ageClass)],
    rooms && [rooms.double, rooms.twin, rooms.own],
  ]);
