import type { CarClass, CarFacts, RideLoad } from '#domain/transport/wish.ts';

/** A folded wheelchair takes the room of two bags, a ski bag or a pram that of one. */
export const bagsOf = ({ bags, large, wheelchairs }: RideLoad): number => bags + large + 2 * wheelchairs;

/** Why a car is too small; null where all fits. */
export function tooSmall(car: CarFacts, load: RideLoad): 'people' | 'bags' | null {
  if (load.people > car.people) return 'people';
  return bagsOf(load) > car.bags ? 'bags' : null;
}

/** The car to offer: the first of the list that all fits in. The list begins with the cheapest. */
export const fittingCar = (cars: readonly CarFacts[], load: RideLoad): CarClass | null =>
  cars.find((car) => tooSmall(car, load) === null)?.car ?? null;

export type ChildSeat = 'baby' | 'child' | 'raised';

/** The seat for an age in years, from 0 to 11; a table of ours. */
export function seatFor(age: number): ChildSeat {
  if (age <= 1) return 'baby';
  return age <= 3 ? 'child' : 'raised';
}
