import type { OrderStatus } from '#domain/core/order-status.ts';
import { hotelOrderFor } from '#machines/hotels/hotel-booking/documents.ts';
import { stay } from '#machines/hotels/hotel-results/fixtures.ts';
import type { components } from '#openapi/generated/types.ts';

/** An order of a stay in any status. */
export const orderFor = (status: OrderStatus): components['schemas']['HotelOrder'] => ({
  ...hotelOrderFor('issuing', { stay }),
  status,
});
