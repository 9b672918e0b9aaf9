import { dayOf } from '#domain/core/time.ts';
import { type AskedKind, askedOf } from '#domain/tours/asked.ts';
import { questionProblems } from '#domain/tours/wish.ts';
import type { components } from '#openapi/generated/types.ts';
import { refuseFields } from '#server/accounts/new-password.ts';
import type { Queryable } from '#server/db/database.ts';
import { notAllowed } from '#server/orders/refusals.ts';
import type { ToursDetail } from '#server/products/tours/detail.ts';
import { keptTourOf, type OnSale } from '#server/products/tours/inventory/catalogue.ts';
import { detailFor, gone, soldOf } from '#server/products/tours/offer.ts';

type Schemas = components['schemas'];
type Body = Schemas['ToursInquiryRequest'];
type Party = Exclude<Body, { kind: 'waiting' }>;
type Waiting = Extract<Body, { kind: 'waiting' }>;

/** What an inquiry stores: what would be bought, at the price of this moment. */
export type AskedDetail = ToursDetail & { readonly asked: AskedKind };

/** Private dates or a day tour by request. Throws 404, 409 or 422 as the contract says. */
export async function partyOf(db: Queryable, body: Party, now: number): Promise<AskedDetail> {
  const offer = await keptTourOf(db, body.tour, null);
  if (!offer) throw gone();
  const today = dayOf(now);
  const asked = askedOf(offer.tour, today);
  if (asked?.kind !== body.kind) throw notAllowed('This is not asked for: it is booked at once, or not sold.');
  const question = { rooms: null, ...body };
  refuseFields(questionProblems(question, { ...offer.tour, asked, capacity: null }, today));
  return { ...detailOfParty(body, offer, now), asked: body.kind };
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
  const question = { ...body, day: '', language: departure.guideLanguage };
  refuseFields(questionProblems(question, { ...tour, asked: null, capacity: departure.capacity }, dayOf(now)));
  const counted = { paid: departure.paid, largest: departure.largest, certainAt: departure.certainAt };
  return { ...detailFor(choice, { tour, departure }, { counted, now }), asked: 'waiting', waits: true };
}

/** True for the same question: one browser has one place in the line of a departure, however many would come. */
export const isSameQuestion = (one: AskedDetail, other: AskedDetail): boolean =>
  one.asked === 'waiting'
    ? other.asked === 'waiting' && one.departure === other.departure
    : one.asked === other.asked && isSameParty(one, other);

/** True when the same people would come, into the same rooms, with the same guide on the same days. */
export const isSameParty = (one: AskedDetail, other: AskedDetail): boolean => keyOf(one) === keyOf(other);

const keyOf = ({ tour, start, guideLanguage, persons, rooms }: AskedDetail): string =>
  JSON.stringify([
    ...[tour, start, guideLanguage, persons.map(({ ageClass }) => ageClass)],
    rooms && [rooms.double, rooms.twin, rooms.own, rooms.shared],
  ]);
