import { isDay } from '#domain/core/time.ts';
import { wholeNumber } from '#domain/core/whole-number.ts';
import { COUNT_NAMES } from '#domain/insurance/count-names.ts';

type CountName = (typeof COUNT_NAMES)[keyof typeof COUNT_NAMES];
type Step = 'passengers' | 'confirm';

/** Query parameters of `/iran-travel-insurance`, all optional; invalid values are dropped. People are counts by age band. */
export type InsuranceUrl = {
  readonly firstDay?: string;
  readonly days?: number;
  readonly plan?: 'wide';
  readonly mountain?: true;
  readonly step?: Step;
  readonly order?: string;
  /** An order of the same people: their birth dates are read from it, where this browser may see them. */
  readonly like?: string;
} & { readonly [name in CountName]?: number };

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const text = (value: unknown) => (typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '');
const MOST_COUNTED = 99;
/** Absurd numbers are capped far above what is allowed, so that the rule can report them. */
const count = (value: unknown, most: number) => {
  const number = wholeNumber(value);
  return number === null || number === 0 ? undefined : Math.min(number, most);
};

/** Never throws: an invalid URL still shows a page. Omits defaults. */
export function parseInsuranceUrl(search: Readonly<Record<string, unknown>>): InsuranceUrl {
  const idOf = (value: unknown) => (UUID.test(text(value).toLowerCase()) ? text(value).toLowerCase() : undefined);
  const step = (['passengers', 'confirm'] as const).find((one) => one === search.step);
  const parsed = {
    firstDay: isDay(text(search.firstDay)) ? text(search.firstDay) : undefined,
    days: count(search.days, 999),
    plan: search.plan === 'wide' ? 'wide' : undefined,
    mountain: ['1', 'on'].includes(text(search.mountain)) || search.mountain === true ? true : undefined,
    ...Object.fromEntries(Object.values(COUNT_NAMES).map((name) => [name, count(search[name], MOST_COUNTED)])),
    step,
    order: idOf(search.order),
    like: idOf(search.like),
  };
  return Object.fromEntries(Object.entries(parsed).filter(([, value]) => value !== undefined));
}
