import { unwrap } from '#src/platform/core/api/api.ts';
import type { Api } from '#src/platform/core/api/api-client.ts';
import type { InsuranceOrder } from '#src/platform/insurance/insurance-order.ts';

/** The days that the next journey of who asks needs a policy for; null where none is known. */
export const readSuggestedDays = async (api: Api) => (await unwrap(api.GET('/insurance/days'))).suggestion;

/** Other policies of who asks over the days of this one. */
export async function readOtherPolicies(api: Api, { orderId, item: { firstDay, lastDay } }: InsuranceOrder) {
  const query = { from: firstDay, until: lastDay };
  const { orders } = await unwrap(api.GET('/trip', { params: { query } }));
  return orders.filter((one) => one.product === 'insurance' && one.state !== 'begun' && one.orderId !== orderId);
}
