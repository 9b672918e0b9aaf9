/** Length of a hold on seats before an extension. */
export const FLIGHT_HOLD_SECONDS = 1500;
/** How long a searched fare can be bought. */
export const FLIGHT_OFFER_SECONDS = 1500;
/** Age at which a list of flights counts as old. */
export const FLIGHT_LIST_SECONDS = 600;
/** Seats in one booking, infants included. */
export const MAX_PASSENGERS = 9;
/** Unpaid seats that one browser may hold at a time, counted per flight: nine people, return trip, twice. */
export const MAX_SEATS_HELD = 36;
/** The same per IP address: a hotel or an office may share one. */
export const MAX_SEATS_HELD_PER_IP = 72;
/** Shortest connection between landing and take-off that the site sells. */
export const MIN_CONNECTION_MINUTES = 60;
/** Days from today in which the lowest fare of a route is searched. */
export const LOWEST_FARE_DAYS = 60;
/** How far ahead flights are on sale, in days from today. */
export const BOOKING_HORIZON_DAYS = 330;
/** The strip of days around a searched date: so many before it, and as many after it. */
export const DAYS_AROUND = 3;
/** Other flights that are offered in place of one that is sold out. */
export const MAX_OTHER_FLIGHTS = 3;
/** Systemic fares: a child pays half of the adult fare, an infant a tenth (Iran Air, domestic). */
export const SYSTEMIC_SHARES = { child: 0.5, infant: 0.1 } as const;
/** Charter fares: a child pays the adult price, an infant this amount, in cents of EUR. */
export const CHARTER_INFANT = 500;
