import { givenPages } from '../../products/given.gen.ts';
import type { Moment } from './moment.ts';

/** A page with documents of its own, under the names that the toolbar chose. */
export type Named<TView> = { readonly view: TView; readonly hasLongNames: boolean };
const NAMED = ['accountSettings', 'passengerBook', 'orderCancel'];

/**
 * All that the screen of a flow is told, but the clock: its machine's view, or the page of another flow on which it shows.
 * Two states with the same answer here have the same screen.
 */
export const givenTo = (flow: string, moment: Moment): unknown => {
  const { view, hasLongNames } = moment;
  if (NAMED.includes(flow)) return { view, hasLongNames } satisfies Named<unknown>;
  return givenPages[flow]?.(moment) ?? view;
};

/** Epoch ms of this century, unlike amounts, counts and durations. */
const isMoment = (value: unknown): value is number => typeof value === 'number' && value > Date.UTC(2001, 0);

/**
 * What a screen is told, with each moment only as to come or past: the digits of a clock are not another screen. The words
 * of a hold that ends soon follow its phase, which the view says.
 */
export function timeless(given: unknown, now: number): unknown {
  if (isMoment(given)) return given > now ? 'to come' : 'past';
  if (Array.isArray(given)) return given.map((item) => timeless(item, now));
  if (typeof given !== 'object' || given === null) return given;
  return Object.fromEntries(Object.entries(given).map(([key, item]) => [key, timeless(item, now)]));
}
