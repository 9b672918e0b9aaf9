import { randomUUID } from 'node:crypto';
import { euro } from '#domain/core/money.ts';
import { ProblemError } from '#domain/core/problem.ts';
import { addDays } from '#domain/core/time.ts';
import type { RunClass } from '#domain/transport/runs/places.ts';
import { type PricedPlace, pricedPlaces } from '#domain/transport/runs/price.ts';
import { chooseUntil } from '#domain/transport/runs/railway.ts';
import { partyOf, type RunParty, type TakenBy } from '#domain/transport/runs/riders.ts';
import { saleOf } from '#domain/transport/runs/timetable.ts';
import type { components } from '#openapi/generated/types.ts';
import type { Queryable } from '#server/db/database.ts';
import type { OrderOf } from '#server/orders/order-row.ts';
import type { Changed, Changes } from '#server/orders/product.ts';
import { notAllowed } from '#server/orders/refusals.ts';
import { type RunItemDetail, type RunPlaceDetail, stayingPlaces } from '#server/products/transport/runs/detail.ts';
import { findRun, runsBetween, type SoldRun } from '#server/products/transport/runs/runs.ts';
import { takenOfRuns, takenPlaces, takePlaces } from '#server/products/transport/runs/stock.ts';
import { waysIn } from '#server/products/transport/runs/view.ts';

type Schemas = components['schemas'];
type Order = OrderOf<RunItemDetail>;
type Asked = Parameters<Changes<RunItemDetail>['quote']>[2];

/** Another run in which all have places, for no more than they paid. `cents`: of EUR, for all. */
export type OtherRun = {
  readonly run: SoldRun;
  readonly runClass: RunClass;
  readonly choice: readonly PricedPlace[];
  readonly cents: number;
};

const centsOf = (places: readonly Pick<PricedPlace, 'cents'>[]): number =>
  places.reduce((all, { cents }) => all + cents, 0);

/** What the places that they have cost, EUR cents. */
export const paidCents = (detail: RunItemDetail): number => centsOf(stayingPlaces(detail));

/** Infants who are still in the order: who has left has no place to lose. */
const partyIn = (detail: RunItemDetail): RunParty => partyOf(stayingPlaces(detail), detail.infants);

/** The way of a run for these people: in the same class and the same kind of compartment where there is one, else the cheapest. */
function wayIn(run: SoldRun, detail: RunItemDetail, taken: ReadonlyMap<string, TakenBy>): OtherRun | null {
  const most = paidCents(detail);
  const party = partyIn(detail);
  const found = run.classes.flatMap((runClass) =>
    waysIn(runClass, { party, taken, childPercent: run.childPercent }).flatMap(({ choice, total }) => {
      const places = pricedPlaces(runClass, choice, run.childPercent);
      return total.amount <= most ? [{ run, runClass, choice: places, cents: total.amount }] : [];
    }),
  );
  const isSame = ({ runClass, choice }: OtherRun) =>
    runClass.id === detail.runClass.id && choice.length === stayingPlaces(detail).length;
  const [first] = found.toSorted(
    (one, other) => Number(isSame(other)) - Number(isSame(one)) || one.cents - other.cents,
  );
  return first ?? null;
}

/** Those who leave on the same day or the next one, between the same towns, by departure. */
export async function otherRuns(db: Queryable, detail: RunItemDetail, now: number): Promise<readonly OtherRun[]> {
  const { kind, from, to, times } = detail;
  const days = [times.day, addDays(times.day, 1)];
  const lists = [];
  for (const day of days) lists.push(await runsBetween(db, { kind, from: from.town, to: to.town, day }));
  const sold = lists.flat().filter((run) => run.id !== detail.run && isSoldNow(run, now));
  const taken = await takenOfRuns(
    db,
    sold.map(({ id }) => id),
  );
  return sold.flatMap((run) => wayIn(run, detail, taken.get(run.id) ?? new Map()) ?? []);
}

const isSoldNow = ({ times, daysAhead }: SoldRun, now: number): boolean => saleOf(times, daysAhead, now) === 'open';

/** The same people in another run, where theirs was cancelled; what it costs less comes back. */
export async function onOtherRun(
  tx: Queryable,
  order: Order,
  { number, day }: Extract<Schemas['TransportChange'], { kind: 'run' }>,
  { papers, now }: Asked,
): Promise<Changed<RunItemDetail>> {
  const { detail } = order;
  const { kind, from, to, times } = detail;
  if (detail.stage !== 'cancelled') throw notAllowed('It runs as it was booked.');
  if (now >= chooseUntil(times)) throw notAllowed('All of its money goes back now.');
  const run = await findRun(tx, { kind, number, day });
  const isBetween = run?.from.town === from.town && run.to.town === to.town;
  if (!run || !isBetween || run.id === detail.run || ![times.day, addDays(times.day, 1)].includes(day))
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
  const less = paidCents(detail) - way.cents;
  return { detail: after, fares: euro(order.fares - less), replaces: papers.map(({ position }) => position) };
}

/** What was given back before stays told. */
function movedTo(detail: RunItemDetail, { run, runClass, choice }: OtherRun): RunItemDetail {
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
