import { dayOf } from '#domain/core/time.ts';
import type { components } from '#openapi/generated/types.ts';

type Schemas = components['schemas'];
export type TripOrder = Schemas['TripOrder'];
export type TripStep = Schemas['TripStep'];
export type TripPlace = Schemas['TripPlace'];
export type TripFinding = Schemas['TripFinding'];
export type TripMend = Schemas['TripMend'];
export type Journey = Schemas['Journey'];

export type Booked = { readonly step: TripStep; readonly order: TripOrder };
/** First and last day, YYYY-MM-DD in Tehran. */
export type Span = { readonly first: string; readonly last: string };

/** A paper for some days, such as a visa, and no place where somebody is. */
export const isPaper = ({ kind }: Pick<TripStep, 'kind'>): boolean => kind === 'visa' || kind === 'insurance';

/** A day out that ends where it began: whoever sleeps there still does. */
export const isRound = ({ kind, from, to }: Pick<TripStep, 'kind' | 'from' | 'to'>): boolean =>
  kind === 'way' && from.slug === to.slug;

/** What can be added where nothing is missing: it is no gap. */
export const isOffer = ({ kind }: TripFinding): boolean => kind === 'transfer';

export const placedSteps = (orders: readonly TripOrder[]): readonly Booked[] =>
  orders
    .flatMap((order) => order.steps.map((step) => ({ step, order })))
    .filter(({ step }) => !isPaper(step))
    .toSorted((one, other) => one.step.startsAt - other.step.startsAt || one.step.endsAt - other.step.endsAt);

/** First and last day of steps; null without steps. */
export function spanOfSteps(steps: readonly Pick<Booked, 'step'>[]): Span | null {
  if (steps.length === 0) return null;
  return {
    first: dayOf(Math.min(...steps.map(({ step }) => step.startsAt))),
    last: dayOf(Math.max(...steps.map(({ step }) => step.endsAt))),
  };
}

/** First and last day of ways and stays; null without any. */
export const tripSpan = (orders: readonly TripOrder[]): Span | null => spanOfSteps(placedSteps(orders));
