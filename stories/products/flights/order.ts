import type { OrderStatus } from '#domain/core/order-status.ts';
import { orders } from '#machines/flights/flight-booking/fixtures.ts';
import type { components } from '#openapi/generated/types.ts';

/** An order of flights in any status. */
export const orderFor = (status: OrderStatus): components['schemas']['FlightOrder'] => ({ ...orders.issuing, status });
