import { randomUUID } from 'node:crypto';
import { euro, type Money } from '#domain/core/money.ts';
import { totalOf } from '#domain/core/payment.ts';
import { ProblemError } from '#domain/core/problem.ts';
import { addDays } from '#domain/core/time.ts';
import type { RunClass } from '#domain/transport/runs/places.ts';
import { type PricedPlace, pricedPlaces } from '#domain/transport/runs/price.ts';
import { otherRunUntil } from '#domain/transport/runs/railway.ts';
import { partyOf, type RunParty, type TakenBy } from '#domain/transport/runs/riders.ts';
import { saleOf } from '#domain/transport/runs/timetable.ts';
import type { components } from '#openapi/generated/types.ts';
import type { Queryable } from '#server/db/database.ts';
import { discountOf } from '#server/orders/changes.ts';
import type { OrderOf } from '#server/orders/order-row.ts';
import { priceOf } from '#server/orders/price.ts';
import type { Changed, Changes } from '#server/orders/product.ts';
import { notAllowed } from '#server/orders/refusals.ts';
import {
  type RunItemDetail,
  type RunPlaceDetail,
  stayingInfants,
  stayingPlaces,
} from '#server/products/transport/runs/detail.ts';
import { paidPlaces } from '#server/products/transport/runs/paid.ts';
import { findRun, runsBetween, type SoldRun } from '#server/products/transport/runs/runs.ts';
import { takenOfRuns, takenPlaces, takePlaces } from '#server/products/transport/runs/stock.ts';
import { waysIn } from '#server/products/transport/runs/view.ts';

type Schemas = components['schemas'];
type Order = OrderOf<RunItemDetail>;
type Asked = Parameters<Changes<RunItemDetail>['quote']>[2];

/** Another run in which all have places, for no more than they paid. `cents`: of EUR, for all, before their discount. */
type Way = {
  readonly run: SoldRun;
  readonly runClass: RunClass;
  readonly choice: readonly PricedPlace[];
  readonly cents: number;
};
/** `total`: what all pay for it, their discount taken off; `back`: so much less than they paid. */
export type OtherRun = Way & { readonly total: Money; readonly back: Money };

const centsOf = (places: readonly Pick<PricedPlace, 'cents'>[]): number =>
  places.reduce((all, { cents }) => all + cents, 0);

/** What the places that they have cost before their discount, EUR cents. */
const listedCents = (detail: RunItemDetail): number => centsOf(stayingPlaces(detail));

/** Who is still in the order. */
const partyIn = (detail: RunItemDetail): RunParty => partyOf(stayingPlaces(detail), stayingInfants(detail));

/** The way of a run for these people: in the same class and the same kind of compartment where there is one, else the cheapest. */
function wayIn(run: SoldRun, detail: RunItemDetail, taken: ReadonlyMap<string, TakenBy>): Way | null {
  const most = listedCents(detail);
  const party = partyIn(detail);
  const found = run.classes.flatMap((runClass) =>
    waysIn(runClass, { party, taken, childPercent: run.childPercent }).flatMap(({ choice, total }) => {
      const places = pricedPlaces(runClass, choice, run.childPercent);
      return total.amount <= most ? [{ run, runClass, choice: places, cents: total.amount }] : [];
    }),
  );
  const isSame = ({ runClass, choice }: Way) =>
    runClass.id === detail.runClass.id && choice.length === stayingPlaces(detail).length;
  const [first] = found.toSorted(
    (one, other) => Number(isSame(other)) - Number(isSame(one)) || one.cents - other.cents,
  );
  return first ?? null;
}

/** Those who leave on the same day or the next one, between the same towns, by departure. */
export async function otherRuns(db: Queryable, order: Order, now: number): Promise<readonly OtherRun[]> {
  const { detail } = order;
  const { kind, from, to, times } = detail;
  const days = [times.day, addDays(times.day, 1)];
  const lists = [];
  for (const day of days) lists.push(await runsBetween(db, { kind, from: from.town, to: to.town, day }));
  const sold = lists.flat().filter((run) => run.id !== detail.run && isSoldNow(run, now));
  const taken = await takenOfRuns(
    db,
    sold.map(({ id }) => id),
  );
  const ways = sold.flatMap((run) => wayIn(run, detail, taken.get(run.id) ?? new Map()) ?? []);
  const found: OtherRun[] = [];
  for (const way of ways) found.push({ ...way, ...(await pricesOf(db, order, way)) });
  return found;
}

/** The fares of the order in another run: what was given back before stays in them. */
const faresIn = ({ detail, fares }: Order, { cents }: Way): Money => euro(fares - (listedCents(detail) - cents));

/** As the quote of the change has them. */
async function pricesOf(db: Queryable, order: Order, way: Way): Promise<Pick<OtherRun, 'total' | 'back'>> {
  const fares = faresIn(order, way);
  const after = totalOf({ ...priceOf(order), fares, discount: euro(await discountOf(db, order, fares)) });
  const back = totalOf(priceOf(order)).amount - after.amount;
  const paid = paidPlaces(order).filter((_, at) => !order.detail.places[at]?.isGivenBack);
  return { total: euro(paid.reduce((all, cents) => all + cents, 0) - back), back: euro(back) };
}

const isSoldNow = ({ times, daysAhead }: SoldRun, now: number): boolean => saleOf(times, daysAhead, now) === 'open';

/** The same people in another run, where theirs was cancelled or is more than an hour late; what it costs less comes back. */
export async function onOtherRun(
  tx: Queryable,
  order: Order,
  { number, day }: Extract<Schemas['TransportChange'], { kind: 'run' }>,
  { papers, now }: Asked,
): Promise<Changed<RunItemDetail>> {
  const { detail } = order;
  const { kind, from, to, times } = detail;
  const until = otherRunUntil(detail);
  if (until === null) throw notAllowed('It runs as it was booked.');
  if (now >= until) throw notAllowed('It is too late to take another one.');
  const isNear = [times.day, addDays(times.day, 1)].includes(day);
  const run = isNear ? await findRun(tx, { kind, number, day }) : null;
  const isBetween = run?.from.town === from.town && run.to.town === to.town;
  if (!run || !isBetween || run.id === detail.run)
    throw notAllowed('This is no other run between the same towns on this day or the next one.');
  if (!isSoldNow(run, now)) throw notAllowed('This run is not sold now.');
  const way = wayIn(run, detail, await takenPlaces(tx, run.id));
  const soldOut = new ProblemError(409, {
    code: 'sold_out',
    message: 'It has no places for all of you at this price.',
  });
  if (!way) throw soldOut;
  const after = movedTo(detail, way);
  const held = { run: after.run, vehicle: after.runClass, holder: after.holder };
  if (await takePlaces(tx, held, stayingPlaces(after))) throw soldOut;
  return {
    ...{ detail: after, fares: faresIn(order, way), replaces: papers.map(({ position }) => position) },
    until,
  };
}

/** What was given back before stays told. */
function movedTo(detail: RunItemDetail, { run, runClass, choice }: Way): RunItemDetail {
  const { sandbox: _, ...sold } = detail;
  const { id, number, from, to, minutes, times, childPercent, daysAhead, isSample } = run;
  const given = detail.places.filter(({ isGivenBack }) => isGivenBack);
  return {
    ...sold,
    ...{ run: id, holder: randomUUID(), runClass },
    ...{ number, from, to, minutes, times, childPercent, daysAhead, isSample },
    places: [...given, ...placesFor(stayingPlaces(detail), choice)],
    ...{ stage: 'issued' as const, delay: null },
  };
}

/** Each of them gets a place for who they are; berths for nobody stay empty. */
function placesFor(staying: readonly RunPlaceDetail[], choice: readonly PricedPlace[]): readonly RunPlaceDetail[] {
  const waiting = staying.filter(({ person }) => person !== null);
  const seated: RunPlaceDetail[] = [];
  for (const one of choice) {
    const at = one.rider === null ? -1 : waiting.findIndex(({ rider }) => rider === one.rider);
    const [whose] = at < 0 ? [] : waiting.splice(at, 1);
    seated.push({ ...one, person: whose?.person ?? null, isGivenBack: false });
  }
  return seated.toSorted((one, other) => (one.person ?? 99) - (other.person ?? 99));
}
