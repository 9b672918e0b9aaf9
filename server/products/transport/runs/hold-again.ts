import { isDeepStrictEqual } from 'node:util';
import { euro } from '#domain/core/money.ts';
import { ProblemError } from '#domain/core/problem.ts';
import { pricedPlaces } from '#domain/transport/runs/price.ts';
import { saleOf } from '#domain/transport/runs/timetable.ts';
import type { Product } from '#server/orders/product.ts';
import { requirePrice } from '#server/orders/require-price.ts';
import { faresOfRun, type RunItemDetail, stockOf } from '#server/products/transport/runs/detail.ts';
import { checkRunLimits } from '#server/products/transport/runs/hold-limits.ts';
import { findRun, type SoldRun } from '#server/products/transport/runs/runs.ts';
import { takePlaces } from '#server/products/transport/runs/stock.ts';

const soldOut = (message: string) => new ProblemError(409, { code: 'sold_out', message });

/** Another time or another stop is another journey: it is chosen anew, on the plan. */
const isAsBooked = (run: SoldRun, { from, to, times }: RunItemDetail): boolean =>
  run.from.id === from.id && run.to.id === to.id && isDeepStrictEqual(run.times, times);

/** Takes the same places of an expired order again, at the price of now. */
export const holdRunAgain: Product<RunItemDetail>['holdAgain'] = async (
  tx,
  { owner, detail, fares },
  { accepted, now, ip, config },
) => {
  const { kind, number, times, places } = detail;
  const run = await findRun(tx, { kind, number, day: times.day });
  const runClass = run?.classes.find(({ id }) => id === detail.runClass.id);
  if (!run || !runClass || !isAsBooked(run, detail) || saleOf(run.times, run.daysAhead, now) !== 'open')
    throw soldOut('This train or bus is not sold any more as it was.');
  const priced = pricedPlaces(runClass, places, run.childPercent);
  const { from, to, minutes, childPercent } = run;
  const held = {
    ...detail,
    ...{ from, to, minutes, childPercent, runClass, times: run.times },
    places: places.map((one, at) => ({ ...one, ...priced[at] })),
  };
  const problem = await takePlaces(tx, stockOf(held), held.places);
  if (problem) throw soldOut('Somebody else has these places now.');
  await checkRunLimits(tx, held, { owner, ip, config, now, isWritten: false });
  const price = faresOfRun(held);
  requirePrice(price, { shown: euro(fares), accepted });
  return { detail: held, fares: price };
};
