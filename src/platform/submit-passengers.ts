import { type Api, unwrap } from '#src/platform/api.ts';
import type { DraftStore } from '#src/platform/draft-store.ts';

/** Sends who travels and how to reach them, as it was typed for an order, to the server. */
export const submitPassengers = (api: Api, drafts: Pick<DraftStore, 'read' | 'flush'>) => async (orderId: string) => {
  // The form has brought it: a list needs no rules about names.
  const { detailsOf } = await import('#domain/passengers.ts');
  const body = detailsOf(drafts.read(orderId) ?? { passengers: [], email: '', phone: '' });
  await drafts.flush(orderId);
  return unwrap(api.PUT('/orders/{orderId}/passengers', { params: { path: { orderId } }, body }));
};
