import { orders } from '#machines/flights/flight-booking/fixtures.ts';

/** The values of any unpaid order, whatever its product. */
export const unpaidOrder = orders.ready;
