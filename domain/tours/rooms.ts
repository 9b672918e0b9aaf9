import type { FieldProblem } from '#domain/core/problem.ts';
import { placesOf, type TourPeople } from '#domain/tours/ladder.ts';
import type { components } from '#openapi/generated/types.ts';

type Schemas = components['schemas'];
export type TourRooms = Schemas['TourRooms'];

export const ROOM_KINDS = ['double', 'twin', 'own', 'shared'] as const satisfies readonly (keyof TourRooms)[];

/** People of an order, infants not counted; larger groups ask. */
export const MAX_PEOPLE = 9;

/** From this age on a child's share is not known any more: an adult. */
const ADULT_AGE = 12;
const CHILD_AGE = 2;

/** Why these people cannot be booked on this tour, by field. */
export function peopleProblems(
  people: TourPeople,
  { leastAge }: Pick<Schemas['Tour'], 'leastAge'>,
  most = MAX_PEOPLE,
): Readonly<Record<string, FieldProblem>> {
  const problems: Record<string, FieldProblem> = {};
  if (placesOf(people) > most) problems.people = 'too_many_passengers';
  if (people.children > 0 && leastAge >= ADULT_AGE) problems['people.children'] = 'too_young';
  if (people.infants > 0 && leastAge >= CHILD_AGE) problems['people.infants'] = 'too_young';
  // An infant sleeps in the bed of an adult.
  else if (people.infants > people.adults) problems['people.infants'] = 'too_many_passengers';
  return problems;
}

/**
 * True when everybody of two and older has a bed and no bed is empty. Two sleep in a double or twin room, and a child may
 * be the third; nobody shares an own room; no child sleeps in a room without an adult.
 */
export function roomsFit(people: TourPeople, { double, twin, own, shared }: TourRooms): boolean {
  const forTwo = double + twin;
  const beds = 2 * forTwo + own + shared;
  const third = placesOf(people) - beds;
  const areAdultsEnough = forTwo + own + shared <= people.adults;
  return areAdultsEnough && third >= 0 && third <= Math.min(forTwo, people.children);
}

export const roomsProblem = (people: TourPeople, rooms: TourRooms): FieldProblem | undefined =>
  roomsFit(people, rooms) ? undefined : 'rooms_do_not_fit';

/**
 * Rooms to begin with: doubles, as few as fit, and where that does not do the last adult shares with a stranger. A
 * supplement is paid only by who chooses it. null when no rooms fit: one adult with more than two children.
 */
export function firstRooms(people: TourPeople): TourRooms | null {
  for (const shared of [0, 1]) {
    for (let double = 0; double <= people.adults; double += 1) {
      const rooms = { double, twin: 0, own: 0, shared };
      if (roomsFit(people, rooms)) return rooms;
    }
  }
  return null;
}
