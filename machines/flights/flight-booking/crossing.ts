/** A bank lies between two of its pages: what led there is kept for the page that comes back. */
export const crossing = async () => (await import('#machines/flights/flight-booking/machine.ts')).flightBookingMachine;
