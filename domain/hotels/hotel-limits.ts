/** Rooms of one order. */
export const MAX_ROOMS = 9;
/** People of one order, whoever they are. */
export const MAX_GUESTS = 9;
/** Nights of one stay. */
export const MAX_NIGHTS = 30;
/** How far ahead rooms are on sale, in days from today: the day of arrival. */
export const HOTEL_HORIZON_DAYS = 330;
/** Stands for an adult in the `rooms` of an address and of a search. */
export const ADULT_MARK = 30;
/** A guest that is older is an adult: at the desk, in the confirmation and in every price. */
export const CHILD_UNTIL_AGE = 12;
/** The oldest child that is entered with its age. */
export const OLDEST_CHILD = 17;
/** Of a child in a form until its age is told; no search takes it. */
export const AGE_UNKNOWN = -1;
/** A longer `rooms` of an address is not even read. */
export const MAX_ROOMS_TEXT = 1500;
/** Letters of a place that is searched by what somebody typed; no name of ours is as long. */
export const MAX_PLACE_TEXT = 100;

/** How long rooms are held before that is extended. */
export const HOTEL_HOLD_SECONDS = 600;
/** How long searched prices of hotels can be bought. */
export const HOTEL_OFFER_SECONDS = 1500;
/** Age at which a list of hotels counts as old. */
export const HOTEL_LIST_SECONDS = 600;
/** How long a hotel that is asked first has to answer. */
export const INQUIRY_ANSWER_SECONDS = 3 * 3600;
/** How long the rooms of its answer are kept for who asked. */
export const INQUIRY_OFFER_SECONDS = 3600;
/** How long a question to a hotel can be looked at after it was asked, in days. */
export const INQUIRY_KEPT_DAYS = 90;
/** Where a hotel is full, other nights are looked for within so many days. */
export const FREE_NIGHTS_WITHIN_DAYS = 14;
/** Letters of the wishes that a hotel is told. */
export const MAX_WISHES = 300;
/** Rooms that one browser holds at a time without having paid, and how many one address holds (it may be an office). */
export const MAX_ROOMS_HELD = 18;
export const MAX_ROOMS_HELD_AT_ADDRESS = 36;
