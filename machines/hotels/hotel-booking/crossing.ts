/** Marks a flow that passes through the bank: its recording before the bank is kept for the page after it. */
export const crossing = async () => (await import('#machines/hotels/hotel-booking/machine.ts')).hotelBookingMachine;
