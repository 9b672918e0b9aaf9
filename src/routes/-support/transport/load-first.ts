import type { AppContext } from '#src/platform/core/flow/context.ts';
import { kindOfUrl, type Query, stepOfUrl } from '#src/platform/transport/transport-url.ts';
import { lazyPart } from '#src/routes/-support/core/pages/lazy-screen.ts';
import { runsPage } from '#src/routes/-support/transport/transport-pages.ts';

const ridesLoader = lazyPart(() => import('#src/routes/-support/transport/load-transport.ts'));
const runsLoader = lazyPart(() => import('#src/routes/-support/transport/load-runs.ts'));

/** `runs`: the query of a page of trains or buses. Otherwise what an address says of the forms, or of a step of an order. */
type Asked = Query & { readonly runs?: Query };

/** Form, list and plan of trains and buses, the forms of rides, or a step of an order. Neither brings the other's code. */
export async function loadFirst(context: AppContext, { runs, ...query }: Asked) {
  if (runs) {
    const [{ loadRuns }] = await Promise.all([runsLoader.preload(), runsPage.preload()]);
    return { runs: await loadRuns(context, runs, runs.kind === 'bus' ? 'bus' : 'train') };
  }
  const { order = null, step = 'passengers' } = stepOfUrl(query);
  const page = order === null ? ('results' as const) : step;
  const { loadTransport } = await ridesLoader.preload();
  return { transport: { data: await loadTransport(context, { kind: kindOfUrl(query), orderId: order }, page), page } };
}
