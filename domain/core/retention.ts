import { addDays, DAY_MS } from '#domain/core/time.ts';

/** How long messages can be read in the profile: long enough for any journey that is sold. */
export const MESSAGE_DAYS = 365;
/** One that held a code or a link tells nothing that is of use later. */
export const COVERED_MESSAGE_DAYS = 30;

/** When a message goes; moments in epoch ms. */
export const messageKeptUntil = (at: number, isCovered: boolean): number =>
  at + (isCovered ? COVERED_MESSAGE_DAYS : MESSAGE_DAYS) * DAY_MS;

/** Orders and their money, as bookkeeping asks. */
export const ACCOUNTING_YEARS = 7;
/** A report of a problem with its traces. */
export const REPORT_DAYS = 30;

/** What somebody wrote to us: as long as questions come back. */
export const CONTACT_DAYS = 180;

/** Nobody needs the number of a passport in an order longer after the journey. */
export const ORDER_PASSPORT_DAYS = 30;

/** Who was to travel with an order that nobody paid: it can be held again until then as it was typed. */
export const UNPAID_ORDER_DAYS = 30;

/** What was answered in a visa request that was refused, cancelled or left as a draft. */
export const ENDED_APPLICATION_DAYS = 7;

/** A picture of a visa request that nobody has paid, whatever else is done with the request. */
export const UNPAID_PICTURE_DAYS = 60;

/** When the passport numbers of an order go, of which the last flight lands at this moment; epoch ms. */
export const orderPassportsUntil = (landsAt: number): number => landsAt + ORDER_PASSPORT_DAYS * DAY_MS;

/** A saved passenger can renew the passport for so long after it ended; then who forgot is forgotten. */
export const ENDED_PASSPORT_DAYS = 365;

/** The last day on which a saved passenger is kept, by the last day of the passport. */
export const passengerKeptUntil = (passportExpiry: string): string => addDays(passportExpiry, ENDED_PASSPORT_DAYS);
