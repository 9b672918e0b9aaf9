import { euro, type Money } from '#domain/core/money.ts';

/**
 * What a travel card may hold and pay, and what it costs. Limits are those of cards that are sold today; fees marked
 * "ours" are a sample of this site. Sources: iRUN tourist card, questions (irunbank.com/en/faq?category=2); Bank Melli,
 * Tourist Card (bmi.ir/En/BMIServicesShow.aspx?SId=301); fees of iRUN, in Persian (irunbank.com/fa/faq); the central
 * bank's order of April 2025 as told by Tehran Digest. All read on 2026-11-25.
 */

/** The card may hold what this many US dollars are worth at the rate of the moment (Bank Melli). */
export const MOST_DOLLARS = 5000;

/** The least to load at once (ours; another card asks 50 US dollars the first time). */
export const LEAST_LOAD: Money = euro(50_00);

/** Part of an online load that is kept as the fee, inside the amount (iRUN). */
export const LOAD_FEE_PERCENT = 7;

/** Part of what is left that is kept when it goes to the account's balance at the closing (iRUN). */
export const CLOSING_FEE_PERCENT = 7;

/** The card itself, once; not given back after it is made (ours; iRUN asks 20 US dollars). */
export const CARD_PRICE: Money = euro(20_00);

/** Rials a day at shop terminals (iRUN). */
export const SHOPS_A_DAY = 2_000_000_000;

/** Rials a day at cash machines (iRUN). */
export const CASH_A_DAY = 2_000_000;

/** The youngest holder, in years (the central bank's order). */
export const YOUNGEST_HOLDER = 18;

/** Years that a card works (Bank Melli). */
export const VALID_YEARS = 1;

/** Minutes that a rate is held, from the first look (ours). */
export const QUOTE_MINUTES = 10;

/** Days after which a card that nobody fetches goes back (ours). */
export const FETCH_DAYS = 30;

/** A PIN is shown for so many seconds (ours). */
export const PIN_SECONDS = 10;

/** So many wrong PINs one after the other block a card (ours). */
export const WRONG_PINS = 3;
