import { passengerOfAnswers, type VisaAnswers } from '#domain/visa/visa-application.ts';
import type { Config } from '#server/config.ts';
import type { Queryable } from '#server/db/database.ts';
import { type Given, givenTo, giverOf, takenBy, untaken } from '#server/orders/gifts.ts';
import type { OrderOf } from '#server/orders/order-row.ts';
import { markOf } from '#server/orders/passenger-columns.ts';
import { passengersOf } from '#server/orders/read-order.ts';
import { answersOf } from '#server/products/visa/applicants.ts';
import { guideIn, needyOf, type VisaDetail, visaDays } from '#server/products/visa/detail.ts';

type Order = OrderOf<VisaDetail>;
type Marked = Parameters<typeof givenTo>[3];

/** Fees that other orders have paid, for a journey on the days of this request. */
export async function feesGiven(db: Queryable, order: Order, people: Marked): Promise<readonly Given[]> {
  const { from, to } = visaDays(order.detail);
  const given = await givenTo(db, order, 'visaFee', people);
  return given.filter((gift) => gift.from <= to && gift.to >= from);
}

/** For how many of a draft the fee is paid already, by the passports that are typed. */
export async function givenSoFar(
  db: Queryable,
  order: Order,
  answers: ReadonlyMap<number, VisaAnswers>,
  config: Pick<Config, 'secret'>,
): Promise<number> {
  const people = needyOf(order.detail).map(({ position, nationality }, place) => {
    const person = passengerOfAnswers(answers.get(position) ?? {}, { nationality });
    return { position: place, passport_mark: markOf(config, person) };
  });
  const free = await untaken(db, order, await feesGiven(db, order, people));
  return new Set(free.map(({ position }) => position)).size;
}

/** False once the order whose guide was filled in gives none any more. */
export async function hasItsGuide(db: Queryable, order: Order): Promise<boolean> {
  const { filled } = order.detail;
  if (!filled?.guide) return true;
  const giver = await giverOf(db, order, filled.from);
  return giver?.gifts.some(({ kind }) => kind === 'guide') ?? false;
}

/**
 * Places of those whose fee, or whose guide, was given by an order that gives it no more: it was cancelled, or they left it.
 * Their request ends with it, unless it is decided.
 */
export async function takenBack(db: Queryable, order: Order, config: Config): Promise<readonly number[]> {
  const { detail } = order;
  const { free = [] } = detail;
  const people = await passengersOf(db, order.id);
  const still = free.length === 0 ? [] : await takenBy(db, order, await givenTo(db, order, 'visaFee', people));
  const unpaid = free.filter((place) => !still.some(({ position }) => position === place));
  if (await hasItsGuide(db, order)) return unpaid;
  const answers = await answersOf(db, config, order.id);
  const alone = needyOf(detail).flatMap((one, place) => (guideIn(detail, one, answers) ? [place] : []));
  return [...new Set([...unpaid, ...alone])];
}
