import { apiOf } from '#src/platform/core/api/api.ts';
import { orNull } from '#src/platform/core/api/or-null.ts';
import { queryClientOf } from '#src/platform/core/api/query-client.ts';
import type { AppContext } from '#src/platform/core/flow/context.ts';
import { transportPricesQuery } from '#src/platform/transport/transport-prices-query.ts';
import type { ListNumbers } from '#src/screens/transport/rules/list-numbers.ts';

/** The numbers that the rules say, without the lists: these would weigh on the page. */
export async function loadRules(context: AppContext): Promise<ListNumbers> {
  const read = (kind: 'transfer' | 'car' | 'cip') =>
    orNull(queryClientOf(context).fetchQuery(transportPricesQuery(apiOf(context), kind)));
  const [transfer, car, cip] = await Promise.all([read('transfer'), read('car'), read('cip')]);
  return {
    transfer: transfer?.kind === 'transfer' ? { freeWaiting: transfer.freeWaiting } : null,
    car: car?.kind === 'car' ? { nightPercent: car.nightPercent, stops: car.stops } : null,
    cip:
      cip?.kind === 'cip'
        ? { childPercent: cip.childPercent, infantPercent: cip.infantPercent, leadHours: cip.leadHours }
        : null,
  };
}
