import { euro, type Money, percentOf, times } from '#domain/core/money.ts';
import type { components } from '#openapi/generated/types.ts';

type Schemas = components['schemas'];
export type TourStep = Schemas['TourStep'];
export type TourPeople = Schemas['TourPeople'];

/** What a price needs of a tour; a card of the list and the item of an order have it. */
export type TourPrices = Pick<Schemas['TourCard'], 'ladder' | 'singleSupplement' | 'childPercent'>;

/** What a price needs of a choice. */
export type PricedChoice = Pick<Schemas['ToursHoldRequest'], 'people' | 'rooms'>;

/** How many come, infants too. */
export const countOf = ({ adults, children, infants }: TourPeople): number => adults + children + infants;

/** Everybody of two and older is a place; infants take none. */
export const placesOf = ({ adults, children }: TourPeople): number => adults + children;

/** The step of a group of this size. Who is alone pays the first one: the departure waits for a second person. */
export const stepOf = (ladder: readonly TourStep[], group: number): TourStep => {
  const step = ladder.findLast(({ from }) => from <= group) ?? ladder[0];
  if (!step) throw new Error('A ladder has at least one step');
  return step;
};

/** What each adult pays in a group of this size. */
export const eachOf = (tour: { readonly ladder: readonly TourStep[] }, group: number): Money =>
  stepOf(tour.ladder, group).each;

/** What a child pays where an adult pays `each`; half cents are rounded up. */
export const childPrice = (each: Money, childPercent: number): Money => percentOf(each, childPercent);

/** A line of a price: what for, how many of it, and what each and all of them cost. */
export type TourPriceLine = {
  readonly part: 'adults' | 'children' | 'infants' | 'ownRooms';
  readonly count: number;
  readonly each: Money;
  readonly sum: Money;
};

/** The price in lines; a part nobody takes has none. `group`: its size with these people in it. */
export function linesOf({ people, rooms }: PricedChoice, tour: TourPrices, group: number): readonly TourPriceLine[] {
  const each = eachOf(tour, group);
  return [
    line('adults', people.adults, each),
    line('children', people.children, childPrice(each, tour.childPercent)),
    line('infants', people.infants, euro(0)),
    line('ownRooms', rooms?.own ?? 0, tour.singleSupplement),
  ].filter(({ count }) => count > 0);
}

const line = (part: TourPriceLine['part'], count: number, each: Money): TourPriceLine => ({
  part,
  count,
  each,
  sum: times(each, count),
});

/** What a choice costs in a group of this size, the chooser's own people in it. The page and the server ask the same. */
export const totalOf = (choice: PricedChoice, tour: TourPrices, group: number): Money =>
  euro(linesOf(choice, tour, group).reduce((cents, { sum }) => cents + sum.amount, 0));

/** The group when these people join those who paid; it cannot be larger than the departure. */
export const groupWith = (taken: number, people: number, capacity: number): number =>
  Math.max(1, Math.min(capacity, taken + people));

type Joined = { readonly taken: number; readonly capacity: number; readonly largest?: number };

/** The group whose step these people pay when they book: with them in it, or the largest since the price has settled. */
export const pricedGroup = ({ taken, capacity, largest = 0 }: Joined, people: number): number =>
  Math.max(groupWith(taken, people, capacity), largest);
