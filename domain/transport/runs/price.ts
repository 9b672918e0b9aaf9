import { euro, percentOf } from '#domain/core/money.ts';
import { compartmentsOf, type RunClass } from '#domain/transport/runs/places.ts';
import type { ChosenPlace } from '#domain/transport/runs/riders.ts';

/** A price for each place, EUR cents. */
export type PricedPlace = ChosenPlace & { readonly cents: number };

/**
 * What each place costs. A family compartment costs all its berths in full, whoever lies there. Elsewhere a child pays its share
 * (`childPercent`: 60 on trains, 100 on buses, by the sample inventory); half a cent is rounded up.
 */
export function pricedPlaces(
  runClass: RunClass,
  choice: readonly ChosenPlace[],
  childPercent: number,
): readonly PricedPlace[] {
  const family = compartmentsOf(runClass).filter(({ kind }) => kind === 'family');
  const whole = new Set(family.flatMap(({ berths }) => berths.map(({ place }) => place)));
  return choice.map((one) => {
    const isShare = one.rider === 'child' && !whole.has(one.place);
    return { ...one, cents: isShare ? percentOf(euro(runClass.each), childPercent).amount : runClass.each };
  });
}

/** What a choice costs, EUR cents. */
export const choiceCents = (runClass: RunClass, choice: readonly ChosenPlace[], childPercent: number): number =>
  pricedPlaces(runClass, choice, childPercent).reduce((all, { cents }) => all + cents, 0);
