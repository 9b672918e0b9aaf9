import { HOUR_MS, MINUTE_MS } from '#domain/core/time.ts';

/** What begins too soon to be sold at once is asked for, and answered within so many hours. */
export const ANSWER_HOURS = 2;
export const ANSWER_MS = ANSWER_HOURS * HOUR_MS;
/** So many minutes an offer stands. */
export const OFFER_MINUTES = 30;
export const OFFER_MS = OFFER_MINUTES * MINUTE_MS;
/** The answer comes at the latest so many minutes before it begins. */
export const ANSWER_BEFORE_MINUTES = 45;

/** Until when there is an answer to what is asked at `askedAt` and begins at `startsAt`; server epoch ms. */
export const answerBy = (askedAt: number, startsAt: number): number =>
  Math.min(askedAt + ANSWER_MS, startsAt - ANSWER_BEFORE_MINUTES * MINUTE_MS);
