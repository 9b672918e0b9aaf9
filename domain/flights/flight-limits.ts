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
export const MAX_SEATS_HELD_AT_ADDRESS = 72;
/** Shortest connection between landing and take-off that the site sells. */
export const MIN_CONNECTION_MINUTES = 60;
/** Days from today in which the lowest fare of a route is searched. */
export const LOWEST_FARE_DAYS = 60;
/** How far ahead flights are on sale, in days from today. */
export const BOOKING_HORIZON_DAYS = 330;
