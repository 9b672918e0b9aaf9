import { apiOf } from '#src/platform/core/api/api.ts';
import { type Order, orderQuery } from '#src/platform/core/api/queries.ts';
import { queryClientOf } from '#src/platform/core/api/query-client.ts';
import type { AppContext } from '#src/platform/core/flow/context.ts';
import type { HelpPlace } from '#src/screens/core/help/answer.ts';
import { isOf, productLinks } from '#src/screens/core/product-links.ts';

type Shown = Pick<Order, 'product' | 'status' | 'item'>;

/** Context for Help: URL, loader data, and the order on the page, if loaded. */
export function helpPlaceOf(context: AppContext, href: string, loaded: unknown): HelpPlace {
  const [path = '', search = ''] = href.split('?');
  const [orderId] = ORDER_ID.exec(href) ?? [];
  const order = orderIn(loaded) ?? (orderId === undefined ? null : readBefore(context, orderId));
  const product = order?.product ?? productLinks.find((link) => isOf(link, path))?.id ?? null;
  const kind = order ? kindOf(order.item) : new URLSearchParams(search).get('kind');
  return { path, product, kind, status: order?.status ?? null };
}

const kindOf = (item: Shown['item'] | undefined): string | null => (item && 'kind' in item ? item.kind : null);

const ORDER_ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/;

const readBefore = (context: AppContext, orderId: string): Shown | undefined =>
  queryClientOf(context).getQueryData<Order>(orderQuery(apiOf(context), orderId).queryKey);

/** Order pages have the order in their loader data. */
function orderIn(loaded: unknown): Shown | null {
  const order = typeof loaded === 'object' && loaded && 'order' in loaded ? loaded.order : null;
  return order && typeof order === 'object' && 'product' in order && 'status' in order ? (order as Shown) : null;
}

export const chatHostOf = ({ thirdParties }: AppContext): string | undefined =>
  thirdParties?.framed.find(({ party }) => party === 'chat')?.host;
