import { givenPages } from '../../products/given.gen.ts';
import type { Moment } from './moment.ts';

/** A page whose documents depend on the toolbar's choice of names. */
export type Named<TView> = { readonly view: TView; readonly hasLongNames: boolean };
const NAMED = ['accountSettings', 'passengerBook', 'orderCancel'];

/**
 * The whole input of a flow's screen except the clock: its machine's view, or the page of another flow that shows it.
 * Two states with equal results have equal screens.
 */
export const givenTo = (flow: string, moment: Moment): unknown => {
  const { view, hasLongNames } = moment;
  if (NAMED.includes(flow)) return { view, hasLongNames } satisfies Named<unknown>;
  return givenPages[flow]?.(moment) ?? view;
};

/** Epoch ms of this century, unlike amounts, counts and durations. */
const isMoment = (value: unknown): value is number => typeof value === 'number' && value > Date.UTC(2001, 0);

/**
 * Replaces times by "to come" or "past": other clock digits are not another screen. Texts about the end of a hold
 * follow its phase, which is in the view.
 */
export function timeless(given: unknown, now: number): unknown {
  if (isMoment(given)) return given > now ? 'to come' : 'past';
  if (Array.isArray(given)) return given.map((item) => timeless(item, now));
  if (typeof given !== 'object' || given === null) return given;
  return Object.fromEntries(Object.entries(given).map(([key, item]) => [key, timeless(item, now)]));
}
