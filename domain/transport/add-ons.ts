import type { CipWish } from '#domain/transport/wish.ts';

/** Of one add-on, as the contract says. */
export const MOST_OF_AN_ADD_ON = 9;
/** Given to a traveller, so that each has it once at most. Whoever meets them, or carries more bags, may be several. */
const isOneEach = (id: string): boolean => id === 'visa-help' || id === 'wheelchair';

/** How many of an add-on these people may have. */
export const mostOf = (id: string, { adults, children, infants }: CipWish['people']): number =>
  isOneEach(id) ? Math.min(MOST_OF_AN_ADD_ON, adults + children + infants) : MOST_OF_AN_ADD_ON;

/** Other people need no more help than there are people. */
export const withCipPeople = (wish: CipWish, people: CipWish['people']): CipWish => ({
  ...wish,
  people,
  addOns: wish.addOns.map(({ id, count }) => ({ id, count: Math.min(count, mostOf(id, people)) })),
});
