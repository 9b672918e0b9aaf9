import { type Corrections, livesWith } from '#domain/core/facts/corrections.ts';
import { EMERGENCY_FACTS } from '#domain/core/facts/emergency-facts.ts';
import { type Fact, type Standing, standingOf } from '#domain/core/facts/fact.ts';
import { productFacts } from '#domain/core/facts/product-facts.gen.ts';
import { SITUATION } from '#domain/core/facts/situation.ts';
import { RATE_FACT } from '#domain/core/rates.ts';
import { AIRPORT_CHANGE_FACT } from '#domain/country/airport-change.ts';
import { HERITAGE_FACT } from '#domain/country/heritage.ts';

const inArea = (area: string, facts: Readonly<Record<string, Fact>>) =>
  Object.entries(facts).map(([id, fact]) => [`${area}.${id}`, fact] as const);

export const ALL_FACTS: Readonly<Record<string, Fact>> = Object.fromEntries([
  ...Object.entries(productFacts).flatMap(([product, facts]) => inArea(product, facts)),
  ...inArea('situation', SITUATION),
  ...inArea('emergency', EMERGENCY_FACTS),
  ['rate', RATE_FACT],
  ['heritage', HERITAGE_FACT],
  ['airportChange', AIRPORT_CHANGE_FACT],
]);

export type DueFact = Pick<Standing, 'checkAgain'> & Pick<Fact, 'kind' | 'lookedAt'> & { readonly id: string };

/** Facts due for a check on a day (YYYY-MM-DD in Tehran), longest overdue first. */
export function dueFacts(today: string, corrections: Corrections): readonly DueFact[] {
  const lives = livesWith(corrections);
  const ids = new Set([...Object.keys(ALL_FACTS), ...Object.keys(corrections.facts)]);
  return [...ids]
    .flatMap((id) => {
      const fact: Partial<Fact> = { kind: 'situation', ...ALL_FACTS[id], ...corrections.facts[id] };
      if (fact.lookedAt === undefined || fact.kind === undefined) return [];
      const { kind, lookedAt } = fact;
      const { checkAgain, notSince } = standingOf(fact as Fact, today, lives);
      return notSince === null ? [] : [{ id, kind, lookedAt, checkAgain }];
    })
    .sort((one, other) => one.checkAgain.localeCompare(other.checkAgain) || one.id.localeCompare(other.id));
}
