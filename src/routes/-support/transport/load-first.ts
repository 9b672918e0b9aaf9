import { m } from '#src/copy/generated/messages.js';
import type { AppContext } from '#src/platform/core/flow/context.ts';
import { kindOfUrl, type Query, stepOfUrl } from '#src/platform/transport/transport-url.ts';
import { lazyPart } from '#src/routes/-support/core/pages/lazy-screen.ts';
import { runsPage } from '#src/routes/-support/transport/transport-pages.ts';

const ridesLoader = lazyPart(() => import('#src/routes/-support/transport/load-transport.ts'));
const runsLoader = lazyPart(() => import('#src/routes/-support/transport/load-runs.ts'));

/** `runs`: the query of a page of trains or buses. Otherwise what an address says of the forms, or of a step of an order. */
type Asked = Query & { readonly runs?: Query };

/** Form, list and plan of trains and buses, the forms of rides, or a step of an order. Neither brings the other's code. */
export async function loadFirst(context: AppContext, { runs: asked, ...query }: Asked) {
  if (asked) {
    const [{ loadRuns }] = await Promise.all([runsLoader.preload(), runsPage.preload()]);
    const runs = await loadRuns(context, asked, asked.kind === 'bus' ? 'bus' : 'train');
    return { runs, meta: listed(runs) };
  }
  const { order = null, step = 'passengers' } = stepOfUrl(query);
  const page = order === null ? ('results' as const) : step;
  const { loadTransport } = await ridesLoader.preload();
  const data = await loadTransport(context, { kind: kindOfUrl(query), orderId: order }, page);
  return { transport: { data, page }, meta: metaOf(page) };
}

type Page = 'results' | 'passengers' | 'confirm';

const listed = ({ title, description }: { readonly title: string; readonly description: string }) => [
  { title },
  { name: 'description', content: description },
];

const metaOf = (page: Page) =>
  page === 'results'
    ? listed({ title: m.transport_page_title(), description: m.transport_page_description() })
    : [
        { title: page === 'passengers' ? m.transport_people_title() : m.transport_step_review() },
        { name: 'robots', content: 'noindex' },
      ];
