import { euro } from '#domain/core/money.ts';
import { ProblemError } from '#domain/core/problem.ts';
import { pricedPlaces } from '#domain/transport/runs/price.ts';
import { saleOf } from '#domain/transport/runs/timetable.ts';
import type { Product } from '#server/orders/product.ts';
import { notAllowed } from '#server/orders/refusals.ts';
import { requirePrice } from '#server/orders/require-price.ts';
import { faresOfRun, type RunItemDetail, stockOf } from '#server/products/transport/runs/detail.ts';
import { findRun } from '#server/products/transport/runs/runs.ts';
import { takePlaces } from '#server/products/transport/runs/stock.ts';

/** Takes the same places of an expired order again, at the price of now. */
export const holdRunAgain: Product<RunItemDetail>['holdAgain'] = async (tx, { detail, fares }, { accepted, now }) => {
  const { kind, number, times, places } = detail;
  const run = await findRun(tx, { kind, number, day: times.day });
  const runClass = run?.classes.find(({ id }) => id === detail.runClass.id);
  if (!run || !runClass || saleOf(run.times, run.daysAhead, now) !== 'open')
    throw notAllowed('This train or bus is not sold any more.');
  const priced = pricedPlaces(runClass, places, run.childPercent);
  const { from, to, minutes, childPercent } = run;
  const held = {
    ...detail,
    ...{ from, to, minutes, childPercent, runClass, times: run.times },
    places: places.map((one, at) => ({ ...one, ...priced[at] })),
  };
  const problem = await takePlaces(tx, stockOf(held), held.places);
  if (problem) throw new ProblemError(409, { code: 'sold_out', message: 'Somebody else has these places now.' });
  const price = faresOfRun(held);
  requirePrice(price, { shown: euro(fares), accepted });
  return { detail: held, fares: price };
};
