import type { Transaction } from 'kysely';
import { euro } from '#domain/core/money.ts';
import { ProblemError } from '#domain/core/problem.ts';
import { MINUTE_MS, weekdayOf } from '#domain/core/time.ts';
import { ANSWER_MS, OFFER_MS } from '#domain/tours/asked.ts';
import { endOfDay, lastSaleDay, salesEndOn } from '#domain/tours/dates.ts';
import type { components } from '#openapi/generated/types.ts';
import type { Queryable, Tables } from '#server/db/database.ts';
import { type InquiryRow, toInquiryCore } from '#server/orders/inquiries/inquiry.ts';
import type { Inquiries } from '#server/orders/product.ts';
import type { AskedDetail } from '#server/products/tours/asking.ts';
import { faresOf, peopleOf, placesIn, type ToursDetail } from '#server/products/tours/detail.ts';
import { lapsedMail, offeredMail, refusedMail } from '#server/products/tours/inquiry-mails.ts';
import { keptTourOf, tourOf } from '#server/products/tours/inventory/catalogue.ts';
import { marksBetween } from '#server/products/tours/inventory/marks.ts';
import { lockedTurnOf, markAbove } from '#server/products/tours/line.ts';
import { detailFor, soldOf } from '#server/products/tours/offer.ts';
import { changePlaces } from '#server/products/tours/places.ts';
import { isAboveLimits } from '#server/products/tours/places-held.ts';
import { privateDepartureOf } from '#server/products/tours/private-departures.ts';

type Tx = Transaction<Tables>;
type Answer = Awaited<ReturnType<Inquiries<ToursDetail>['answer']>>;
type Asked = Parameters<Inquiries<ToursDetail>['answer']>[1];

/** Delay of the simulated answer. */
export const SIMULATED_ANSWER_MS = MINUTE_MS;
/** The simulated operator says no to one weekday of the first day, and nothing to another, so that all outcomes can be tried. */
const REFUSED_WEEKDAY = 'Wednesday';
const SILENT_WEEKDAY = 'Tuesday';

const isWaiting = ({ asked }: Pick<ToursDetail, 'asked'>): boolean => asked === 'waiting';

/**
 * Private dates, day tours by request, and the waiting list of a departure. The operator of the first two is simulated; a
 * real one would answer in `answer`. The line of a departure is answered by its places.
 */
export const inquiries: Inquiries<ToursDetail> = {
  answerBy: (detail, askedAt) => (isWaiting(detail) ? endOfDay(salesEndOn(detail.start)) : askedAt + ANSWER_MS),
  offerMs: OFFER_MS,
  answersAt: (detail, askedAt, answerBy) => {
    if (isWaiting(detail)) return askedAt;
    return weekdayOf(detail.start) === SILENT_WEEKDAY ? answerBy : askedAt + SIMULATED_ANSWER_MS;
  },
  lineOf: (detail) => (isWaiting(detail) ? detail.departure : null),
  answer: async (tx, asked, now) => {
    if (isWaiting(asked.detail)) return placesFor(tx, asked, now);
    const { detail } = asked;
    if (weekdayOf(detail.start) === REFUSED_WEEKDAY || !(await tourOf(tx, detail.tour, null))) return 'refused';
    const offered = { ...detail, heldAt: now, certainAt: now };
    if (detail.asked === 'request') return { detail: offered, fares: faresOf(offered) };
    return ownDeparture(tx, { ...asked, detail: offered }, now);
  },
  mails: { offered: offeredMail, refused: refusedMail, lapsed: lapsedMail },
};

/**
 * Who fits into what is free, and into what those before them leave of it, is offered their places. Who does not keeps the place
 * in the line; so does who has too many places besides. Who can never fit is refused: the owner may have made the departure
 * smaller since they asked.
 */
async function placesFor(tx: Tx, { detail, inquiryId, holder, config }: Asked, now: number): Promise<Answer> {
  const choice = {
    ...{ tour: detail.tour, departure: detail.departure, day: null, language: null },
    ...{ people: peopleOf(detail), rooms: detail.rooms },
  };
  const offer = await soldOf(tx, choice, now, keptTourOf).catch((error: unknown) => {
    if (error instanceof ProblemError) return null;
    throw error;
  });
  if (!offer?.departure) return 'refused';
  const { id, start } = offer.departure;
  const places = placesIn(detail);
  if (places > (await capacityInFile(tx, id))) return 'refused';
  const isEnough = (await lockedTurnOf(tx, id, inquiryId)) >= places;
  if (isEnough || detail.isAbove) {
    const isAbove = await isAboveLimits(tx, holder, { departure: id, places }, { config, now });
    await markAbove(tx, inquiryId, isAbove);
    if (isAbove) return 'wait';
  }
  const counted = isEnough ? await changePlaces(tx, id, { held: places, paid: 0 }) : undefined;
  if (!counted) return 'wait';
  const offered: ToursDetail = { ...detailFor(choice, offer, { counted, now }), asked: 'waiting' };
  // On its last day of sale an offer ends with it.
  const until = endOfLine(start, { isCertain: counted.certainAt !== null });
  return { detail: offered, fares: faresOf(offered), until };
}

/** Places that are sold again when they come back; more may be held and paid since before the last import. */
async function capacityInFile(tx: Tx, departure: string): Promise<number> {
  const row = tx.selectFrom('tour_departure').select('content').where('id', '=', departure);
  return ((await row.executeTakeFirstOrThrow()).content as { capacity: number }).capacity;
}

/** A departure that is never listed, with as many places as the party has; it runs as soon as they have paid. */
async function ownDeparture(tx: Tx, { detail, inquiryId }: Asked, now: number): Promise<Answer> {
  const { tour, start, guideLanguage } = detail;
  const places = placesIn(detail);
  const id = privateDepartureOf(inquiryId);
  const content = {
    ...{ type: 'departure', id, tour, start, guideLanguage },
    ...{ capacity: places, leastToRun: places, marks: [] },
  };
  await tx
    .insertInto('tour_departure')
    .values({
      ...{ id, tour, start, capacity: places, held: places, is_on_sale: false, certain_at: now },
      content: JSON.stringify(content),
    })
    .execute();
  const offered: ToursDetail = { ...detail, departure: id, capacity: places, leastToRun: places };
  return { detail: offered, fares: faresOf(offered) };
}

/** The inquiry in the contract's shape; after an offer the order determines the status. */
export async function toInquiry(
  db: Queryable,
  row: InquiryRow,
  now: number,
): Promise<components['schemas']['ToursInquiry']> {
  const detail = row.detail as AskedDetail;
  const { asked, tour, title, kind, departure, start, end, guideLanguage, rooms, isSimulated } = detail;
  const found = departure === null ? undefined : await departureOf(db, departure);
  return {
    ...(await toInquiryCore(db, row, now)),
    ...(found && asked === 'waiting' ? { answerBy: endOfLine(start, found) } : {}),
    ...{ kind: asked, tour, title, tourKind: kind, departure, day: start, end, language: guideLanguage, rooms },
    people: peopleOf(detail),
    total: euro(row.fares),
    marks: [...marksBetween(start, end, found?.marks ?? [])],
    isSimulated: asked !== 'waiting' && isSimulated,
  };
}

/** As the departure is now: once it is certain it is sold longer, and waited for as long. */
const endOfLine = (start: string, { isCertain }: { readonly isCertain: boolean }): number =>
  endOfDay(lastSaleDay(start, isCertain));

async function departureOf(db: Queryable, departure: string) {
  const row = db.selectFrom('tour_departure').select(['content', 'certain_at']).where('id', '=', departure);
  const found = await row.executeTakeFirst();
  return (
    found && {
      marks: (found.content as { marks: components['schemas']['TourMark'][] }).marks,
      isCertain: found.certain_at !== null,
    }
  );
}
