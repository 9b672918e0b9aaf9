import { m } from '#src/copy/generated/messages.js';
import { apiOf } from '#src/platform/api.ts';
import type { AppContext } from '#src/platform/context.ts';
import { orderQuery } from '#src/platform/queries.ts';
import { queryClientOf } from '#src/platform/query-client.ts';

export type ContactOrder = { readonly orderId: string; readonly title: string; readonly reference: string };

/** The order that the address names, if it is this visitor's; else the form asks without one. */
export async function loadContact(context: AppContext, named: unknown) {
  const words = { title: m.contact_page_title(), description: m.pages_description_contact() };
  if (typeof named !== 'string' || !/^[0-9a-f-]{36}$/.test(named)) return { ...words, order: null };
  const order = await queryClientOf(context)
    .fetchQuery(orderQuery(apiOf(context), named))
    .then(({ orderId, reference, summary }): ContactOrder => ({ orderId, reference, title: summary.title }))
    .catch(() => null);
  return { ...words, order };
}
