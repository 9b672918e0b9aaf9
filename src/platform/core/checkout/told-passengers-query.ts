import { unwrap } from '#src/platform/core/api/api.ts';
import type { Api } from '#src/platform/core/api/api-client.ts';

/** What was entered for each person; passport numbers are masked unless this browser may see them. */
export const readToldPassengers = (api: Api, orderId: string) =>
  unwrap(api.GET('/orders/{orderId}/passengers', { params: { path: { orderId } } }));
