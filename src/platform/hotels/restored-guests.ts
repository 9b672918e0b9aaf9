import type { PassengerDraft } from '#domain/core/passengers.ts';
import { wholeNumber } from '#domain/core/whole-number.ts';
import { ADULT_MARK, MAX_GUESTS, MAX_ROOMS } from '#domain/hotels/hotel-limits.ts';
import { countsAsAdult } from '#domain/hotels/hotel-rooms.ts';
import { titleOf } from '#domain/hotels/hotel-type.ts';
import type { RestoredGuest, RestoredPassengers } from '#machines/hotels/hotel-booking/types.ts';

// Guests that an old link of this site, or a partner's, says by name. They go into the form, where they are looked at and
// checked as if they were typed; nothing else of the link gets in.

/** A longer name is none. */
const LONGEST_NAME = 60;

const ownOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** null where nobody can be read. */
export function readPassengers(value: unknown): RestoredPassengers | null {
  const rooms = listOf(ownOf(value, 'rooms')).slice(0, MAX_ROOMS).map(peopleOf);
  const count = rooms.reduce((sum, people) => sum + people.length, 0);
  if (count === 0 || count > MAX_GUESTS) return null;
  const phone = ownOf(value, 'phoneNumber');
  const phoneNumber = typeof phone === 'string' || typeof phone === 'number' ? String(phone) : '';
  return { rooms, phoneNumber: phoneNumber.replace(/[^+\d]/g, '').slice(0, 20) };
}

/** A room is a list of people, or two of them: adults, then children. */
function peopleOf(room: unknown): RestoredGuest[] {
  const people = Array.isArray(room) ? room : [...listOf(ownOf(room, 'adults')), ...listOf(ownOf(room, 'children'))];
  // One more than can be is enough to know that they are too many.
  return people.slice(0, MAX_GUESTS + 1).map(guestOf);
}

/** A person, or an age alone. */
function guestOf(person: unknown): RestoredGuest {
  return {
    title: titleIn(ownOf(person, 'title') ?? ownOf(person, 'gender')),
    firstName: nameIn(ownOf(person, 'firstName')),
    lastName: nameIn(ownOf(person, 'lastName')),
    age: ageIn(ownOf(person, 'age') ?? person),
  };
}

/** Anything else is not even turned into a number: an object decides for itself how that goes. */
function ageIn(value: unknown): number | null {
  const age = wholeNumber(value);
  return age !== null && age <= 120 ? age : null;
}

const nameIn = (value: unknown): string =>
  typeof value === 'string' && [...value.trim()].length <= LONGEST_NAME ? value.trim() : '';

function titleIn(value: unknown): RestoredGuest['title'] {
  if (value === 'MR' || value === 'MS') return value;
  return value === 'male' || value === 'female' ? titleOf(value) : '';
}

/**
 * The form with the names of a link, where nobody has typed one yet and the people are as many of the same kinds. Not its
 * phone number: whoever made the link would get the calls of the hotel, and few look at a number that stands there.
 */
export function withRestored(draft: PassengerDraft, restored: RestoredPassengers | null): PassengerDraft {
  if (!restored || draft.passengers.some(({ firstName, lastName }) => firstName || lastName)) return draft;
  const guests = restored.rooms.flat();
  const isSameParty =
    guests.length === draft.passengers.length &&
    draft.passengers.every(
      ({ ageClass }, index) => (ageClass === 'adult') === countsAsAdult(guests[index]?.age ?? ADULT_MARK),
    );
  if (!isSameParty) return draft;
  return {
    ...draft,
    passengers: draft.passengers.map((passenger, index) => {
      const { title = '', firstName = '', lastName = '', age = null } = guests[index] ?? {};
      // 30 marks an adult and says no age; of a child the age that was searched is the one that was priced.
      const isTold = passenger.ageClass === 'adult' && age !== null && age !== ADULT_MARK;
      return { ...passenger, title, firstName, lastName, ...(isTold ? { age: String(age) } : {}) };
    }),
  };
}
