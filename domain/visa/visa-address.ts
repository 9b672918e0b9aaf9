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
 * What the query of the visa check can say: the names of its form, so that a browser without scripts writes the same address.
 * Codes of countries and our own words; nothing of a person.
 */
export type VisaAddress = {
  /** Passports, `n1` to `n9`. */
  readonly [Nationality in `n${number}`]?: string;
} & {
  /** Who of them is a citizen of Iran as well. */
  readonly [Iranian in `i${number}`]?: 1;
} & {
  /** Who of them has used the exemption of the last six months. */
  readonly [Used in `u${number}`]?: 1;
} & {
  readonly residence?: string;
  readonly entry?: VisaEntry;
  readonly purpose?: VisaPurpose;
  readonly days?: number;
  /** Traveller `swap`, counted from 1, with a passport of `to`. */
  readonly swap?: number;
  readonly to?: string;
  /** The form again, filled in. */
  readonly change?: 1;
  /** The form with room for so many. */
  readonly people?: number;
};

const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
const code = (value: unknown) => (/^[a-z]{2}$/i.test(text(value)) ? text(value).toUpperCase() : undefined);
/** A ticked box of a form says "on". */
const ticked = (value: unknown) => (['1', 'on'].includes(text(value)) ? 1 : undefined);
const oneOf = <T extends string>(value: unknown, allowed: readonly T[]) => allowed.find((item) => item === value);
const count = (value: unknown, most: number) => {
  const number = wholeNumber(value) ?? 0;
  return number >= 1 && number <= most ? number : undefined;
};
const numbers = Array.from({ length: MAX_VISA_TRAVELLERS }, (_, index) => index + 1);

/** Total: never throws; what does not parse is left out. */
export function parseVisaAddress(search: Record<string, unknown>): VisaAddress {
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
    // Too many are told, not dropped.
    days: wholeNumber(search.days, 4) ?? undefined,
    swap: count(search.swap, MAX_VISA_TRAVELLERS),
    to: code(search.to),
    change: text(search.change) === '1' ? 1 : undefined,
    people: count(search.people, MAX_VISA_TRAVELLERS),
  };
  return Object.fromEntries(Object.entries(parsed).filter(([, value]) => value !== undefined)) as VisaAddress;
}

/** Where an address leads. A line that was left empty is nobody, unless the form is wanted with room for more. */
export function placeOfAddress(address: VisaAddress): VisaPlace {
  const { residence = '', entry, purpose, days, swap, to, change, people = 0 } = address;
  const lines = numbers.map((n) => ({
    nationality: address[`n${n}`] ?? '',
    isIranian: address[`i${n}`] === 1,
    ...(address[`u${n}`] === 1 && { hasUsedExemption: true }),
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
    isSent: !isAsking && Object.keys(address).length > 0,
  };
}

/** The address of a question, as its form would write it. */
export function addressOfVisa(draft: VisaDraft, swap: VisaSwap | null = null, isAsking = false): VisaAddress {
  const { travellers, residence, entry, purpose, days } = draft;
  return parseVisaAddress({
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
    // Who only changes planes was asked for none.
    days: entry === 'transit' && days === 0 ? '' : (days ?? ''),
    ...(swap ? { swap: swap.index + 1, to: swap.nationality } : {}),
    ...(isAsking ? { change: 1 } : {}),
  });
}
