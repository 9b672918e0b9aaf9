/** A bank lies between two of its pages: what led there is kept for the page that comes back. */
export const crossing = async () => (await import('#machines/hotels/hotel-booking/machine.ts')).hotelBookingMachine;
