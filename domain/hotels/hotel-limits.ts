export const MAX_ROOMS = 9;
export const MAX_GUESTS = 9;
export const MAX_NIGHTS = 30;
/** Latest arrival on sale, in days from today. */
export const HOTEL_HORIZON_DAYS = 330;
/** Marks an adult in the `rooms` of a URL and of a search. */
export const ADULT_MARK = 30;
/** An older guest counts as an adult: at the desk, in the confirmation and in all prices. */
export const CHILD_UNTIL_AGE = 12;
/** The oldest child that is entered with its age. */
export const OLDEST_CHILD = 17;
/** Age of a child in a form before it is entered; no search accepts it. */
export const AGE_UNKNOWN = -1;
/** A longer `rooms` in a URL is not parsed. */
export const MAX_ROOMS_TEXT = 1500;
/** Maximum length of a typed place; all our names are shorter. */
export const MAX_PLACE_TEXT = 100;

/** Length of a hold on rooms before an extension. */
export const HOTEL_HOLD_SECONDS = 600;
/** How long a quote to move a stay holds its rooms. */
export const HOTEL_CHANGE_SECONDS = 600;
/** How long searched hotel prices can be bought. */
export const HOTEL_OFFER_SECONDS = 1500;
/** Age at which a list of hotels counts as old. */
export const HOTEL_LIST_SECONDS = 600;
/** Time for a hotel to answer an inquiry. */
export const INQUIRY_ANSWER_SECONDS = 3 * 3600;
/** How long the rooms of its offer are kept for the traveller. */
export const INQUIRY_OFFER_SECONDS = 3600;
/** For a full hotel, other dates are searched within these days. */
export const FREE_NIGHTS_WITHIN_DAYS = 14;
/** Maximum length of the wishes sent to a hotel. */
export const MAX_WISHES = 300;
/** Unpaid rooms that one browser may hold at a time, and that one IP address may hold (it may be an office). */
export const MAX_ROOMS_HELD = 18;
export const MAX_ROOMS_HELD_PER_IP = 36;
/** Other rooms of the same hotel that are offered in place of one that is sold out. */
export const MAX_OTHER_ROOMS = 3;
