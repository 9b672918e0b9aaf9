import { euro, type Money } from '#domain/core/money.ts';
import { workingDayAfter } from '#domain/core/working-days.ts';

/** Where a card is sent by post. The United States and Canada are not served: a desk or a hotel is offered. */
export type Region = 'europe' | 'turkey_gulf_caucasus' | 'asia_pacific' | 'africa_latin_america';
export type Delivery = 'desk' | 'hotel' | Region;

type WorkingDays = readonly [number, number];

/**
 * Working days of each part of the way, at least and at most. Thursday, Friday and public holidays of Iran do not count.
 * Ours, in the spirit of what sellers of such cards say (iranpay.com/faqs, read on 2026-11-25).
 */
export const CHECK_DAYS: WorkingDays = [1, 2];
export const MADE_DAYS: WorkingDays = [3, 5];
export const WAY_DAYS: Readonly<Record<Delivery, WorkingDays>> = {
  desk: [0, 1],
  hotel: [3, 5],
  europe: [6, 10],
  turkey_gulf_caucasus: [5, 9],
  asia_pacific: [8, 14],
  africa_latin_america: [10, 16],
};

/** What the delivery costs (ours). */
export const DELIVERY_PRICE: Readonly<Record<Delivery, Money>> = {
  desk: euro(0),
  hotel: euro(6_00),
  europe: euro(18_00),
  turkey_gulf_caucasus: euro(16_00),
  asia_pacific: euro(24_00),
  africa_latin_america: euro(28_00),
};

/** Days (YYYY-MM-DD in Tehran) by which each part is done at the latest. */
export type DeliveryPromise = { readonly checkedBy: string; readonly madeBy: string; readonly thereBy: string };

/**
 * What is promised for an order of `day`, by the slowest of each part. `lostDays`: working days that went by while more
 * papers were asked; each moves all parts.
 */
export function promiseOf(day: string, delivery: Delivery, lostDays = 0): DeliveryPromise {
  const checkedBy = workingDayAfter(day, CHECK_DAYS[1] + lostDays);
  const madeBy = workingDayAfter(checkedBy, MADE_DAYS[1]);
  return { checkedBy, madeBy, thereBy: workingDayAfter(madeBy, WAY_DAYS[delivery][1]) };
}

/** How a delivery fits the journey. */
export type Fit = 'in_time' | 'late' | 'after_leaving_home';

/**
 * At a desk and a hotel it must be there on the day of arrival; at home before one leaves. `late`: it can still be
 * ordered, and comes after the first day.
 */
export function fitOf(delivery: Delivery, thereBy: string, arrival: string): Fit {
  if (delivery === 'desk' || delivery === 'hotel') return thereBy <= arrival ? 'in_time' : 'late';
  return thereBy < arrival ? 'in_time' : 'after_leaving_home';
}
