import { isRideOrder, type RunOrder, type TransportOrder } from '#domain/transport/orders.ts';
import type { OtherOrderPage } from '#src/screens/accounts/profile/other-order-page.ts';

/** Of a train or a bus. */
export const otherOrderPage: OtherOrderPage<TransportOrder, RunOrder> = {
  isOf: (order): order is TransportOrder & RunOrder => !isRideOrder(order),
  source: 'src/screens/transport/RunOrderPage.tsx',
  load: async () => (await import('#src/screens/transport/RunOrderPage.tsx')).RunOrderPage,
};
