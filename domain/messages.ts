import { DAY_MS } from '#domain/time.ts';

/** How long messages can be read in the profile: long enough for any journey that is sold. */
export const MESSAGE_DAYS = 365;
/** One that held a code or a link tells nothing that is of use later. */
export const COVERED_MESSAGE_DAYS = 30;

/** When a message goes; moments in epoch ms. */
export const messageKeptUntil = (at: number, isCovered: boolean): number =>
  at + (isCovered ? COVERED_MESSAGE_DAYS : MESSAGE_DAYS) * DAY_MS;
