import { addDays, DAY_MS } from '#domain/core/time.ts';

/** How long the profile shows messages: longer than any journey on sale. */
export const MESSAGE_DAYS = 365;
/** A message that contained a code or a link is useless after a short time. */
export const COVERED_MESSAGE_DAYS = 30;

/** When a message is deleted; epoch ms. */
export const messageKeptUntil = (at: number, isCovered: boolean): number =>
  at + (isCovered ? COVERED_MESSAGE_DAYS : MESSAGE_DAYS) * DAY_MS;

/** Orders and payments, as required for accounting. */
export const ACCOUNTING_YEARS = 7;
export const ACCOUNTING_MS = ACCOUNTING_YEARS * 365 * DAY_MS;
/** A problem report with its traces. */
export const REPORT_DAYS = 30;

/** What somebody of the staff did. */
export const STAFF_LOG_DAYS = 365;

/** Messages to us: as long as follow-up questions are usual. */
export const CONTACT_DAYS = 180;

/** Passport numbers in an order are not needed longer after the journey. */
export const ORDER_PASSPORT_DAYS = 30;

/** Passengers of an unpaid order: until then it can be held again with the typed values. */
export const UNPAID_ORDER_DAYS = 30;

/** Answers of a visa request that was refused, cancelled or left as a draft. */
export const ENDED_APPLICATION_DAYS = 7;

/** A picture of an unpaid order, whatever else happens to the order. */
export const UNPAID_PICTURE_DAYS = 60;

/** When the passport numbers of an order are deleted; `landsAt`: landing of its last flight. Epoch ms. */
export const orderPassportsUntil = (landsAt: number): number => landsAt + ORDER_PASSPORT_DAYS * DAY_MS;

/** After the passport's expiry a saved passenger can renew it this long; then the entry is deleted. */
export const ENDED_PASSPORT_DAYS = 365;

/** Last day on which a saved passenger is kept, from the passport's expiry date. */
export const passengerKeptUntil = (passportExpiry: string): string => addDays(passportExpiry, ENDED_PASSPORT_DAYS);

/** An inquiry that has ended, without an order. */
export const INQUIRY_KEPT_DAYS = 90;
