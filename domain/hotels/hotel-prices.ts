import { persianOf } from '#domain/core/persian-day.ts';
import { addDays, daysBetween } from '#domain/core/time.ts';
import { MAX_NIGHTS } from '#domain/hotels/hotel-limits.ts';
import { agesOf, countsAsAdult, type RoomParty } from '#domain/hotels/hotel-rooms.ts';

/** Calendar rules for night prices, in percent of the room's base price; amounts are cents of EUR. */
export type PriceRules = {
  /** From and to a day of each year, as `MM-DD`, both included; may cross the new year. The first match applies. */
  readonly seasons: readonly { readonly from: string; readonly to: string; readonly percent: number }[];
  /** By the weekday on which the night begins, Sunday first. */
  readonly weekdays: readonly number[];
  readonly nowruzPercent: number;
  /** Minimum nights when one of the nights is in Nowruz. */
  readonly nowruzMinNights: number;
  /** Discount on a stay of at least this length; the largest one that applies. */
  readonly longStays: readonly { readonly nights: number; readonly percentOff: number }[];
  /** Additional discount for booking this many Tehran days before the arrival: the price may rise at midnight. */
  readonly early: readonly { readonly days: number; readonly percentOff: number }[];
};

/** Price by age. Guests from 13 pay in full. */
export type AgeRules = { readonly freeUnderAge: number; readonly halfUntilAge: number };

export type Beds = { readonly sleeps: number; readonly extraBeds: number };

/** Effect of a rate: a percentage of the room's price, and the price of the board per person and night. */
export type RatePrice = { readonly percent: number; readonly boardPrice: number };

/** Calendar facts of a night, computed once per search. */
export type Night = {
  readonly day: string;
  readonly monthDay: string;
  readonly weekday: number;
  readonly isNowruz: boolean;
};

/** 29 Esfand to 13 Farvardin, when all of Iran travels. */
export function isNowruz(day: string): boolean {
  const persian = persianOf(day);
  return (persian.month === 12 && persian.day >= 29) || (persian.month === 1 && persian.day <= 13);
}

/** Sunday is 0; 2023-01-01 was a Sunday. */
const weekdayIn = (day: string): number => ((daysBetween('2023-01-01', day) % 7) + 7) % 7;

/** The nights of a stay in order; empty for an invalid stay. */
export function nightsOf(checkIn: string, checkOut: string): Night[] {
  const count = daysBetween(checkIn, checkOut);
  if (!(count >= 1 && count <= MAX_NIGHTS)) return [];
  return Array.from({ length: count }, (_, index) => {
    const day = addDays(checkIn, index);
    return { day, monthDay: day.slice(5), weekday: weekdayIn(day), isNowruz: isNowruz(day) };
  });
}

const isInSeason = (monthDay: string, { from, to }: { readonly from: string; readonly to: string }): boolean =>
  from <= to ? monthDay >= from && monthDay <= to : monthDay >= from || monthDay <= to;

/** Price of a room on a night with all its regular beds used; in whole euros, so that lists are readable. */
export function nightPrice(base: number, night: Night, rules: PriceRules): number {
  const season = rules.seasons.find((one) => isInSeason(night.monthDay, one))?.percent ?? 100;
  const weekday = rules.weekdays[night.weekday] ?? 100;
  const nowruz = night.isNowruz ? rules.nowruzPercent : 100;
  return Math.max(100, Math.round((base * season * weekday * nowruz) / 1e8) * 100);
}

/** Minimum nights for these nights; `own`: the room's own minimums by night. */
export function minNightsOf(nights: readonly Night[], rules: PriceRules, own: readonly (number | null)[] = []): number {
  const nowruz = nights.some((night) => night.isNowruz) ? rules.nowruzMinNights : 1;
  return Math.max(1, nowruz, ...own.map((least) => least ?? 1));
}

/** Number of people who pay in full, half and nothing. */
function shares(party: RoomParty, { freeUnderAge, halfUntilAge }: AgeRules) {
  const ages = agesOf(party);
  const free = ages.filter((age) => age < freeUnderAge && !countsAsAdult(age)).length;
  const half = ages.filter((age) => age >= freeUnderAge && age <= halfUntilAge && !countsAsAdult(age)).length;
  return { full: ages.length - free - half, half, free };
}

/** Each paying guest needs a bed; guests who pay nothing may exceed the beds by one. */
export function fits(party: RoomParty, { sleeps, extraBeds }: Beds, rules: AgeRules): boolean {
  const { full, half, free } = shares(party, rules);
  const beds = sleeps + extraBeds;
  return full + half <= beds && full + half + free <= beds + 1;
}

/** Extra beds for these people. A small child without one shares a bed. */
export const extraBedsFor = (party: RoomParty, { sleeps, extraBeds }: Beds): number =>
  Math.min(extraBeds, Math.max(0, agesOf(party).length - sleeps));

/** Discount for length and early booking, in percent. */
export function percentOff({ longStays, early }: PriceRules, nights: number, daysAhead: number): number {
  const most = (offs: readonly { readonly percentOff: number }[]) =>
    offs.reduce((all, one) => Math.max(all, one.percentOff), 0);
  return most(longStays.filter((one) => one.nights <= nights)) + most(early.filter(({ days }) => days <= daysAhead));
}

export type RoomTerms = {
  readonly sleeps: number;
  readonly rate: RatePrice;
  readonly ages: AgeRules;
  readonly percentOff: number;
};

/**
 * Price of one room for these people, in cents of EUR: per night a full share for each full payer, half a share for
 * each child and for each empty bed. So an additional guest never makes a room cheaper.
 */
export function roomPrice(party: RoomParty, nightPrices: readonly number[], terms: RoomTerms): number {
  const { sleeps, rate, ages, percentOff } = terms;
  const { full, half } = shares(party, ages);
  const people = full + half / 2;
  const places = people + Math.max(0, sleeps - full - half) / 2;
  const sum = nightPrices.reduce(
    (total, price) => total + Math.round((price * rate.percent * places) / (100 * sleeps) + rate.boardPrice * people),
    0,
  );
  return Math.round((sum * (100 - percentOff)) / 100);
}

/** Paid at the desk and not part of any total; `each` in cents of EUR. */
export type CityTax = {
  readonly each: number;
  readonly per: 'roomNight' | 'personNight';
  readonly fromAge: number;
};

/** City tax of a whole stay, in cents of EUR. */
export function cityTaxOf(tax: CityTax, rooms: readonly RoomParty[], nights: number): number {
  const people = rooms.flatMap(agesOf).filter((age) => age >= tax.fromAge).length;
  return tax.each * nights * (tax.per === 'roomNight' ? rooms.length : people);
}

/** The part of a room's price paid online, in cents of EUR; the rest is paid at the desk. */
export const payNowOf = (
  total: number,
  { payment, depositPercent }: { payment: 'now' | 'atHotel'; depositPercent: number },
): number => (payment === 'now' ? total : Math.round((total * depositPercent) / 100));
