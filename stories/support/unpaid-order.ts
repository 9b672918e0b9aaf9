import { orders } from '#machines/flights/flight-booking/fixtures.ts';

/** What every order has before it is paid, whatever it is of. */
export const unpaidOrder = orders.ready;
