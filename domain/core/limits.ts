/** How long searched prices and the seats of a booking are kept. */
export const FLIGHT_SESSION_SECONDS = 1500;
/** Age at which a result list counts as old. */
export const MAX_DURATION_IN_AVAILABLE = 600;
/** Letters of a given or family name. */
export const MAX_NAME = 40;
/** Seats in one booking, infants included. */
export const MAX_PASSENGERS = 9;
/** Seats that one browser holds at a time without having paid, counted flight by flight: nine people there and back, twice. */
export const MAX_SEATS_HELD = 36;
/** The same for one address, behind which a hotel or an office may be. */
export const MAX_SEATS_HELD_AT_ADDRESS = 72;
/** What one "Add 5 min" adds. */
export const EXTENSION_SECONDS = 300;
/** When the end of a hold is near: it is said, and more time is offered. */
export const HOLD_CLOSING_SECONDS = 300;
/** When it is said once more. */
export const HOLD_URGENT_SECONDS = 60;
/** How often a hold can be extended (WCAG 2.2.1). */
export const MAX_EXTENSIONS = 10;
/** Payment attempts of one order. */
export const MAX_PAYMENT_ATTEMPTS = 5;
/** How often an order is sent to the bank, tries that were left included: each opens a charge at the gateway. */
export const MAX_BANK_VISITS = 20;
/** Smallest and largest top-up of a balance, in cents of EUR. */
export const MIN_TOP_UP = 1000;
export const MAX_TOP_UP = 100_000;
/** Time between landing and the next take-off that the site still sells. */
export const MIN_CONNECTION_MINUTES = 60;
/** A paid order is issued within this time, or the money goes back by itself. */
export const ISSUE_PROMISE_SECONDS = 900;
/** The days from today among which the lowest fare of a route is looked for. */
export const LOWEST_FARE_DAYS = 60;
/** How far ahead flights are on sale, in days from today. */
export const BOOKING_HORIZON_DAYS = 330;
/** The alert closes after this time. */
export const ALERT_DURATION_MS = 5000;
/** Focus moves to the first input in error after this time. */
export const FOCUS_DELAY_MS = 500;

/** A hold that is not answered by then is told to be slow. */
export const SLOW_HOLD_MS = 3000;

/** The login form asks for this many characters; what a new password needs is the server's rule. */
export const LOGIN_PASSWORD_MIN = 6;
/** A sign-in ends after so long, used or not. */
export const SESSION_DAYS = 14;
/** Without a click for so long, the password is asked again before money is seen or moved. */
export const IDLE_MINUTES = 30;
/** How long a mailed one-time code or link works, and what it opened. */
export const CODE_MINUTES = 10;
/** So long the link works that proves an address. */
export const CONFIRMATION_HOURS = 24;
/** How long the link of an invitation works. */
export const INVITATION_DAYS = 14;
/** How long one waits before a code can be sent again. */
export const OTP_COUNTDOWN_SECONDS = 120;
/** How long e-mail and phone of a sign-up fill in other forms. */
export const PREFILL_MS = 30 * 60_000;

/** How long a device keeps the pages of issued papers after what they are for has ended. */
export const KEEP_PAPERS_MS = 2 * 86_400_000;

/** A cleared deadline reads as −1. */
export const secondsLeft = (deadlineAt: number | null, now: number): number =>
  deadlineAt === null ? -1 : Math.max(0, Math.ceil((deadlineAt - now) / 1000));
