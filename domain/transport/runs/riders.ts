import { ageClassOn } from '#domain/core/ages.ts';
import type { components } from '#openapi/generated/types.ts';

type Schemas = components['schemas'];
export type Rider = Schemas['Rider'];
export type RunParty = Schemas['RunParty'];
export type TakenBy = Schemas['TakenBy'];
export type ChosenPlace = Schemas['ChosenPlace'];
/** Whom a stranger beside somebody may be. */
export type Side = Exclude<TakenBy, 'family'>;

/** People of one order, infants not counted. */
const MAX_RIDERS = 9;

/**
 * A child under 12 counts with the women, whether girl or boy: it lies in a women's compartment with a woman of its order, and a stranger
 * beside its seat is a woman. From 12 years on a boy counts as a man, also beside his mother: the two take a family
 * compartment, or berths apart. A rule of ours; the age of 12 is that of the adult's fare.
 */
export const sideOf = (rider: Rider): Side => (rider === 'man' ? 'men' : 'women');

/** Who needs a place, women first, then men, then children. */
export const ridersOf = ({ women, men, children }: RunParty): readonly Rider[] => [
  ...Array.from({ length: women }, () => 'woman' as const),
  ...Array.from({ length: men }, () => 'man' as const),
  ...Array.from({ length: children }, () => 'child' as const),
];

export type PartyProblem = 'adult_needed' | 'too_many_passengers' | 'too_many_infants';

/** Why these people cannot travel as one order; null where they can. An infant travels on the lap of an adult, each on one. */
export function partyProblem({ women, men, children, infants }: RunParty): PartyProblem | null {
  const adults = women + men;
  if (adults === 0) return 'adult_needed';
  if (adults + children > MAX_RIDERS) return 'too_many_passengers';
  return infants > adults ? 'too_many_infants' : null;
}

type Named = { readonly title: 'MR' | 'MS'; readonly birthDate: string };

/** As whom somebody counts on the day of departure; null for an infant. Days are YYYY-MM-DD. */
export function riderOf({ title, birthDate }: Named, day: string): Rider | null {
  const age = ageClassOn(birthDate, day);
  if (age === 'infant') return null;
  if (age === 'child') return 'child';
  return title === 'MR' ? 'man' : 'woman';
}

/** True when a child would travel without an adult of its order. */
export const leavesChildAlone = (staying: readonly ChosenPlace[]): boolean =>
  staying.some(({ rider }) => rider === 'child') && !staying.some(({ rider }) => rider === 'woman' || rider === 'man');

/** Those of a choice, in the order of the forms: adults, then children; infants follow. */
export const ridersIn = (choice: readonly ChosenPlace[]): readonly Rider[] => {
  const riders = choice.flatMap(({ rider }) => rider ?? []);
  return [...riders.filter((rider) => rider !== 'child'), ...riders.filter((rider) => rider === 'child')];
};

const count = (riders: readonly Rider[], wanted: Rider): number => riders.filter((rider) => rider === wanted).length;

export function partyOf(choice: readonly ChosenPlace[], infants: number): RunParty {
  const riders = ridersIn(choice);
  return { women: count(riders, 'woman'), men: count(riders, 'man'), children: count(riders, 'child'), infants };
}
