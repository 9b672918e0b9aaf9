import { unwrap } from '#src/platform/core/api/api.ts';
import type { Api } from '#src/platform/core/api/api-client.ts';

/** What else fits to the trip of an order. */
export const readFitting = (api: Api, orderId: string) =>
  unwrap(api.GET('/orders/{orderId}/fitting', { params: { path: { orderId } } }));
