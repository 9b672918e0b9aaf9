import { wholeNumber } from '#domain/core/whole-number.ts';
import {
  EMPTY_DRAFT,
  MAX_VISA_TRAVELLERS,
  VISA_ENTRIES,
  VISA_PURPOSES,
  type VisaDraft,
  type VisaEntry,
  type VisaPlace,
  type VisaPurpose,
  type VisaSwap,
} from '#domain/visa/visa-question.ts';

/**
 * Query of the visa check. Field names match the form, so that a browser without scripts sends the same URL. It has
 * country codes and our own words, but no personal data.
 */
export type VisaUrl = {
  /** Passports, `n1` to `n9`. */
  readonly [Nationality in `n${number}`]?: string;
} & {
  /** Travellers who are also citizens of Iran. */
  readonly [Iranian in `i${number}`]?: 1;
} & {
  /** Travellers who used the exemption in the last six months. */
  readonly [Used in `u${number}`]?: 1;
} & {
  readonly residence?: string;
  readonly entry?: VisaEntry;
  readonly purpose?: VisaPurpose;
  readonly days?: number;
  /** Traveller `swap` (from 1) with a passport of `to`. */
  readonly swap?: number;
  readonly to?: string;
  /** Shows the form again, filled in. */
  readonly change?: 1;
  /** Number of travellers in the form. */
  readonly people?: number;
};

const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
const code = (value: unknown) => (/^[a-z]{2}$/i.test(text(value)) ? text(value).toUpperCase() : undefined);
const ticked = (value: unknown) => (['1', 'on'].includes(text(value)) ? 1 : undefined);
const oneOf = <T extends string>(value: unknown, allowed: readonly T[]) => allowed.find((item) => item === value);
const count = (value: unknown, most: number) => {
  const number = wholeNumber(value) ?? 0;
  return number >= 1 && number <= most ? number : undefined;
};
const numbers = Array.from({ length: MAX_VISA_TRAVELLERS }, (_, index) => index + 1);

/** Total: never throws; invalid values are left out. */
export function parseVisaUrl(search: Record<string, unknown>): VisaUrl {
  const parsed = {
    ...Object.fromEntries(
      numbers.flatMap((n) => [
        [`n${n}`, code(search[`n${n}`])],
        [`i${n}`, ticked(search[`i${n}`])],
        [`u${n}`, ticked(search[`u${n}`])],
      ]),
    ),
    residence: code(search.residence),
    entry: oneOf(search.entry, VISA_ENTRIES),
    purpose: oneOf(search.purpose, VISA_PURPOSES),
    // Too many days are reported, not dropped.
    days: wholeNumber(search.days, 4) ?? undefined,
    swap: count(search.swap, MAX_VISA_TRAVELLERS),
    to: code(search.to),
    change: text(search.change) === '1' ? 1 : undefined,
    people: count(search.people, MAX_VISA_TRAVELLERS),
  };
  return Object.fromEntries(Object.entries(parsed).filter(([, value]) => value !== undefined)) as VisaUrl;
}

/** The page for a URL. An empty line is not a traveller, unless the form is requested with more lines. */
export function placeOfUrl(url: VisaUrl): VisaPlace {
  const { residence = '', entry, purpose, days, swap, to, change, people = 0 } = url;
  const lines = numbers.map((n) => ({
    nationality: url[`n${n}`] ?? '',
    isIranian: url[`i${n}`] === 1,
    ...(url[`u${n}`] === 1 && { hasUsedExemption: true }),
  }));
  const named = lines.filter(({ nationality }) => nationality !== '');
  const [first = { nationality: '', isIranian: false }] = lines;
  const travellers = people > 0 ? lines.slice(0, Math.max(people, 1)) : named.length > 0 ? named : [first];
  const draft: VisaDraft = {
    ...EMPTY_DRAFT,
    travellers,
    residence,
    ...(entry ? { entry } : {}),
    ...(purpose ? { purpose } : {}),
    days: days ?? null,
  };
  const isAsking = change === 1 || people > 0;
  return {
    draft,
    swap: swap && to ? { index: swap - 1, nationality: to } : null,
    isAsking,
    isSent: !isAsking && Object.keys(url).length > 0,
  };
}

/** The URL of a question, as its form would send it. */
export function urlOfVisa(draft: VisaDraft, swap: VisaSwap | null = null, isAsking = false): VisaUrl {
  const { travellers, residence, entry, purpose, days } = draft;
  return parseVisaUrl({
    ...Object.fromEntries(
      travellers.flatMap(({ nationality, isIranian, hasUsedExemption }, index) => [
        [`n${index + 1}`, nationality],
        ...(isIranian ? [[`i${index + 1}`, 1]] : []),
        ...(hasUsedExemption ? [[`u${index + 1}`, 1]] : []),
      ]),
    ),
    residence,
    entry,
    purpose,
    // The form does not ask transit passengers for days.
    days: entry === 'transit' && days === 0 ? '' : (days ?? ''),
    ...(swap ? { swap: swap.index + 1, to: swap.nationality } : {}),
    ...(isAsking ? { change: 1 } : {}),
  });
}
