import type { AppContext } from '#src/platform/core/flow/context.ts';
import { kindOfUrl, type Query, stepOfUrl } from '#src/platform/transport/transport-url.ts';
import { loadTransport } from '#src/routes/-support/transport/load-transport.ts';

/** The forms, or a step of the order that the address names. */
export async function loadFirst(context: AppContext, query: Query) {
  const { order = null, step = 'passengers' } = stepOfUrl(query);
  const page = order === null ? ('results' as const) : step;
  return { data: await loadTransport(context, { kind: kindOfUrl(query), orderId: order }, page), page };
}
