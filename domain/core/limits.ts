/** Maximum characters of a given or family name. */
export const MAX_NAME = 40;
/** Length of one extension ("Add 5 min"). */
export const EXTENSION_SECONDS = 300;
/** First warning before the end of a hold; the extension is offered. */
export const HOLD_CLOSING_SECONDS = 300;
/** Last warning before the end of a hold. */
export const HOLD_URGENT_SECONDS = 60;
/** Maximum extensions of a hold (WCAG 2.2.1). */
export const MAX_EXTENSIONS = 10;
/** Maximum payment attempts of one order. */
export const MAX_PAYMENT_ATTEMPTS = 5;
/** Maximum visits to the bank per order, abandoned ones included: each opens a charge at the gateway. */
export const MAX_BANK_VISITS = 20;
/** Maximum changes of one order in 24 hours for which nothing is paid: the supplier is told of each, and a mail is sent. */
export const MAX_FREE_CHANGES = 10;
/** Smallest and largest top-up of a balance, in cents of EUR. */
export const MIN_TOP_UP = 1000;
export const MAX_TOP_UP = 100_000;
/** A paid order is issued within this time or refunded automatically. */
export const ISSUE_PROMISE_SECONDS = 900;
/** Time until the alert closes. */
export const ALERT_DURATION_MS = 5000;
/** Delay before the focus moves to the first field in error. */
export const FOCUS_DELAY_MS = 500;
/** Pause in typing before the typed text is searched for. */
export const TYPING_PAUSE_MS = 150;

/** After this time a pending hold is shown as slow. */
export const SLOW_HOLD_MS = 3000;

/** Minimum for the login form only; the server decides about new passwords. */
export const LOGIN_PASSWORD_MIN = 6;
/** Lifetime of a session, used or not. */
export const SESSION_DAYS = 14;
/** After this time without a click, showing or moving money requires the password again. */
export const IDLE_MINUTES = 30;
/** Lifetime of a mailed one-time code or link, and of the access it gives. */
export const CODE_MINUTES = 10;
/** Lifetime of the link that verifies an address. */
export const CONFIRMATION_HOURS = 24;
/** Lifetime of an invitation link. */
export const INVITATION_DAYS = 14;
/** Wait before a code can be sent again. */
export const OTP_COUNTDOWN_SECONDS = 120;
/** How long e-mail and phone of a sign-up prefill other forms. */
export const PREFILL_MS = 30 * 60_000;

/** How long a device keeps pages of issued documents after the end of the trip part they are for. */
export const KEEP_PAPERS_MS = 2 * 86_400_000;

/** Seconds until the deadline, at least 0; −1 when there is no deadline. */
export const secondsLeft = (deadlineAt: number | null, now: number): number =>
  deadlineAt === null ? -1 : Math.max(0, Math.ceil((deadlineAt - now) / 1000));
/** Offers of a list that stand side by side. */
export const MAX_COMPARED = 3;
