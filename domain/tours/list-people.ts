import { wholeNumber } from '#domain/core/whole-number.ts';

/** For how many of two and older a list says its prices, where its address does not. */
export const USUAL_PEOPLE = 2;
const MOST_PEOPLE = 9;

/** How many of two and older an address of the list asks for. All pages have this code, so it stays small. */
export const listPeopleOf = (people: unknown): number =>
  Math.min(MOST_PEOPLE, Math.max(1, wholeNumber(people) ?? USUAL_PEOPLE));
