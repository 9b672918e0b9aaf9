import { euro, type Money } from '#domain/core/money.ts';
import { DAY_MS, dayOf, MINUTE_MS, momentOf } from '#domain/core/time.ts';
import { coverAfter, coverOn, endOf, lastDayOf } from '#domain/insurance/days.ts';
import { KEPT_EACH } from '#domain/insurance/keeping.ts';
import { type InsurancePlan, type Tariff, tariffOf } from '#domain/insurance/plans.ts';
import { bandOf, type Insured, priceOf, totalOf } from '#domain/insurance/price.ts';
import type { components } from '#openapi/generated/types.ts';
import { type OrderOf, orderOf } from '#server/orders/order-row.ts';

type Schemas = components['schemas'];

export const INSURANCE = 'insurance';
/** The kind of its papers. */
export const CERTIFICATE = 'certificate';
/** A draft without changes is kept this long. */
export const DRAFT_MS = 30 * DAY_MS;
export const HOLD_MS = DAY_MS;
/** A certificate comes at once, or all the money goes back. */
export const PROMISE_MS = 15 * MINUTE_MS;
/** Least time to pay, when the people are told shortly before midnight. */
const LEAST_MS = 15 * MINUTE_MS;

/** Content of `orders.detail`. */
export type InsuranceDetail = {
  readonly plan: InsurancePlan;
  readonly isMountain: boolean;
  readonly isInIran: boolean;
  /** YYYY-MM-DD in Tehran. */
  readonly firstDay: string;
  /** When the cover begins, server epoch ms: for who is in Iran already, 72 hours after the payment. */
  readonly coverFrom: number;
  /** The prices that it was bought by. */
  readonly tariff: Tariff;
  /** By place among the passengers, also who has left. */
  readonly people: readonly Covered[];
};

/** `hasLeft`: was given back, and the policy goes on for the others. `corrected`: letters of the name that were corrected. */
export type Covered = Insured & { readonly hasLeft?: true; readonly corrected?: number };

export const asInsurance = orderOf<InsuranceDetail>(INSURANCE);

/** What begins on a day, or 72 hours after `paidAt` where it is bought in Iran; before it is paid. */
export const beginOf = (
  { isInIran, firstDay }: Pick<InsuranceDetail, 'isInIran' | 'firstDay'>,
  paidAt: number,
): Pick<InsuranceDetail, 'firstDay' | 'coverFrom'> => {
  const coverFrom = isInIran ? coverAfter(paidAt) : momentOf(firstDay);
  return { firstDay: dayOf(coverFrom), coverFrom };
};

/** The same once it is paid: nothing is covered before the payment. */
export const begunOf = (
  asked: Pick<InsuranceDetail, 'isInIran' | 'firstDay'>,
  paidAt: number,
): Pick<InsuranceDetail, 'firstDay' | 'coverFrom'> => {
  const begin = beginOf(asked, paidAt);
  return asked.isInIran ? begin : { ...begin, coverFrom: coverOn(begin.firstDay, paidAt) };
};

/** The detail of a wish whose ages are as told; prices and days are those of `now`. */
export function detailOf(
  { plan, isMountain, isInIran, firstDay, days, people }: Schemas['InsuranceWish'],
  now: number,
): InsuranceDetail {
  const begin = beginOf({ isInIran, firstDay }, now);
  const insured = people.map(({ band, birthDate }) => ({
    band: birthDate ? bandOf(birthDate, begin.firstDay) : band,
    days,
  }));
  return { plan, isMountain, isInIran, ...begin, tariff: tariffOf(plan), people: insured };
}

/** The same with the bands of these people, by place. */
export const banded = (detail: InsuranceDetail, birthDates: readonly (string | null)[]): InsuranceDetail => ({
  ...detail,
  people: detail.people.map((one, place) => {
    const birthDate = birthDates[place];
    return birthDate ? { ...one, band: bandOf(birthDate, detail.firstDay) } : one;
  }),
});

/** The same wish with the prices and days of `now`, and the bands of these people. */
export const renewed = (
  detail: InsuranceDetail,
  birthDates: readonly (string | null)[],
  now: number,
): InsuranceDetail => banded({ ...detail, ...beginOf(detail, now), tariff: tariffOf(detail.plan) }, birthDates);

export const pricesOf = ({ tariff, people, isMountain }: InsuranceDetail): readonly number[] =>
  people.map((one) => priceOf(tariff, one, isMountain));

export const faresOf = ({ tariff, people, isMountain }: InsuranceDetail): Money =>
  euro(totalOf(tariff, people, isMountain));

/** The numbers of days of who is still in it, each once, the fewest first. */
export function lengthsOf({ people }: Pick<InsuranceDetail, 'people'>): readonly number[] {
  const staying = people.filter(({ hasLeft }) => !hasLeft);
  const counted = staying.length > 0 ? staying : people;
  return [...new Set(counted.map(({ days }) => days))].toSorted((one, other) => one - other);
}

/** Days of who is covered longest. */
export const daysOf = (detail: Pick<InsuranceDetail, 'people'>): number => lengthsOf(detail).at(-1) ?? 0;

/** From the first moment of the cover until the midnight in Tehran that ends it. */
export const spanOf = (detail: InsuranceDetail): { readonly startsAt: number; readonly endsAt: number } => ({
  startsAt: detail.coverFrom,
  endsAt: endOf(lastDayOf(detail.firstDay, daysOf(detail))),
});

/**
 * The end of the day in Tehran, or of the next one where that is near. Who reads that it can be given back until the cover begins pays
 * before it begins; a cover of today is paid today.
 */
export function lastPayment({ isInIran, firstDay }: InsuranceDetail, now: number): number {
  const midnight = endOf(dayOf(now + LEAST_MS));
  if (isInIran) return midnight;
  return Math.min(midnight, firstDay > dayOf(now) ? momentOf(firstDay) : endOf(firstDay));
}

/** Some covered day is left, also when the bank confirms a payment after the midnight that ended its time. */
export const hasDaysLeft = (detail: InsuranceDetail, now: number): boolean =>
  detail.isInIran || now < spanOf(detail).endsAt;

const BAND_WORDS: Readonly<Record<Insured['band'], string>> = {
  under12: 'age 0 to 11',
  from12: 'age 12 to 64',
  from65: 'age 65 to 69',
  from70: 'age 70 to 79',
  from80: 'age 80 and older',
};

export const PLAN_WORDS: Readonly<Record<InsurancePlan, string>> = { standard: 'Standard', wide: 'Wide' };

export const daysInWords = (days: number): string => `${days} day${days === 1 ? '' : 's'}`;

/** "Travel insurance for Iran, Standard, 13 days"; "12 to 20 days" where those of people differ. */
export function titleOf(detail: InsuranceDetail): string {
  const [fewest = 0] = lengthsOf(detail);
  const most = daysOf(detail);
  return titleFor(detail, fewest === most ? daysInWords(most) : `${fewest} to ${daysInWords(most)}`);
}

/** The same for those with these days. */
export const titleFor = ({ plan }: Pick<InsuranceDetail, 'plan'>, days: string): string =>
  `Travel insurance for Iran, ${PLAN_WORDS[plan]}, ${days}`;

export const summaryOf = (detail: InsuranceDetail): Schemas['Bought'] => ({
  title: titleOf(detail),
  place: 'iran',
  ...spanOf(detail),
  people: detail.people.length,
  isAllDay: true,
});

/** A line for each person, by place. */
export const linesOf = (detail: InsuranceDetail): Schemas['OrderLine'][] =>
  pricesOf(detail).map((price, place) => {
    const { band = 'from12', days = 1 } = detail.people[place] ?? {};
    const more = detail.isMountain ? ', high mountain' : '';
    const words = `Person ${place + 1}, ${BAND_WORDS[band]}, ${daysInWords(days)}${more}`;
    return { part: partOf(place), words, count: 1, each: euro(price), sum: euro(price) };
  });

/** The name of a person's line of the price. */
export const partOf = (place: number): string => `person-${place + 1}`;

export function itemOf({ detail }: Pick<OrderOf<InsuranceDetail>, 'detail'>): Schemas['InsuranceItem'] {
  const { plan, isMountain, isInIran, firstDay } = detail;
  const { startsAt, endsAt } = spanOf(detail);
  const days = daysOf(detail);
  const prices = pricesOf(detail);
  return {
    ...{ plan, isMountain, isInIran, firstDay, days },
    lastDay: lastDayOf(firstDay, days),
    coverFrom: startsAt,
    coverUntil: endsAt,
    people: detail.people.map(({ band, days: covered, corrected = 0 }, place) => ({
      band,
      days: covered,
      lastDay: lastDayOf(firstDay, covered),
      price: euro(prices[place] ?? 0),
      correctedLetters: corrected,
    })),
    keptEach: euro(KEPT_EACH),
    isSimulated: true,
  };
}
