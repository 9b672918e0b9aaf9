import { addDays, daysBetween, persianOf } from '#domain/core/time.ts';
import { MAX_NIGHTS } from '#domain/hotels/hotel-limits.ts';
import { agesOf, countsAsAdult, type RoomParty } from '#domain/hotels/hotel-rooms.ts';

/** How the price of a night follows the calendar, in percent of the room's own; amounts are cents of EUR. */
export type PriceRules = {
  /** From and to a day of every year, as `MM-DD`, both included; may run over the new year. The first that fits counts. */
  readonly seasons: readonly { readonly from: string; readonly to: string; readonly percent: number }[];
  /** Of the nights that begin on these weekdays, Sunday first. */
  readonly weekdays: readonly number[];
  readonly nowruzPercent: number;
  /** The least that is sold when one of the nights is of Nowruz. */
  readonly nowruzMinNights: number;
  /** Taken off the whole of a stay that is at least so long; the longest that fits counts. */
  readonly longStays: readonly { readonly nights: number; readonly percentOff: number }[];
  /** Taken off as well by whoever books so many Tehran days before the arrival: what is booked after a midnight may cost more. */
  readonly early: readonly { readonly days: number; readonly percentOff: number }[];
};

/** How the age of a guest changes the price. From 13 on everybody pays in full. */
export type AgeRules = { readonly freeUnderAge: number; readonly halfUntilAge: number };

/** Of a room type: who it is for. */
export type Beds = { readonly sleeps: number; readonly extraBeds: number };

/** What a rate changes: a share of the room's price, and what a person pays a night for the board. */
export type RatePrice = { readonly percent: number; readonly boardPrice: number };

/** A night as prices see it, looked at once for a whole search. */
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

/** Sunday is 0, as was the day it is counted from. */
const weekdayIn = (day: string): number => ((daysBetween('2023-01-01', day) % 7) + 7) % 7;

/** The nights of a stay, in their order; none where the days are no stay that is sold. */
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

/** A room of this base price on a night, for as many people as it sleeps; whole euros, so that lists can be read. */
export function nightPrice(base: number, night: Night, rules: PriceRules): number {
  const season = rules.seasons.find((one) => isInSeason(night.monthDay, one))?.percent ?? 100;
  const weekday = rules.weekdays[night.weekday] ?? 100;
  const nowruz = night.isNowruz ? rules.nowruzPercent : 100;
  return Math.max(100, Math.round((base * season * weekday * nowruz) / 1e8) * 100);
}

/** The least number of nights that is sold over these ones; `own` are the room's, by night, where it has any. */
export function minNightsOf(nights: readonly Night[], rules: PriceRules, own: readonly (number | null)[] = []): number {
  const nowruz = nights.some((night) => night.isNowruz) ? rules.nowruzMinNights : 1;
  return Math.max(1, nowruz, ...own.map((least) => least ?? 1));
}

/** How many of a party pay in full, a half, and nothing. */
function shares(party: RoomParty, { freeUnderAge, halfUntilAge }: AgeRules) {
  const ages = agesOf(party);
  const free = ages.filter((age) => age < freeUnderAge && !countsAsAdult(age)).length;
  const half = ages.filter((age) => age >= freeUnderAge && age <= halfUntilAge && !countsAsAdult(age)).length;
  return { full: ages.length - free - half, half, free };
}

/** Everybody who pays has a bed; of those who pay nothing, one more than there are beds may come along. */
export function fits(party: RoomParty, { sleeps, extraBeds }: Beds, rules: AgeRules): boolean {
  const { full, half, free } = shares(party, rules);
  const beds = sleeps + extraBeds;
  return full + half <= beds && full + half + free <= beds + 1;
}

/** Beds that are put into the room for these people. Who has none then, a small child, sleeps in the bed of another. */
export const extraBedsFor = (party: RoomParty, { sleeps, extraBeds }: Beds): number =>
  Math.min(extraBeds, Math.max(0, agesOf(party).length - sleeps));

/** What comes off the price of a stay for its length and for booking early, in percent. */
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
 * What one room costs these people, in cents of EUR: of each night, the share of a person for everybody who pays in
 * full, and a half of it for each child and for each bed that stays empty. So nobody more makes a room cheaper.
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

/** Paid at the desk and part of no total; `each` in cents of EUR. */
export type CityTax = {
  readonly each: number;
  readonly per: 'roomNight' | 'personNight';
  readonly fromAge: number;
};

/** The city tax of a whole stay, in cents of EUR. */
export function cityTaxOf(tax: CityTax, rooms: readonly RoomParty[], nights: number): number {
  const people = rooms.flatMap(agesOf).filter((age) => age >= tax.fromAge).length;
  return tax.each * nights * (tax.per === 'roomNight' ? rooms.length : people);
}

/** What of a room's price is paid here, in cents of EUR; the rest is paid at the desk. */
export const payNowOf = (
  total: number,
  { payment, depositPercent }: { payment: 'now' | 'atHotel'; depositPercent: number },
): number => (payment === 'now' ? total : Math.round((total * depositPercent) / 100));
