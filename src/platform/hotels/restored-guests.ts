import type { PassengerDraft } from '#domain/core/passengers.ts';
import { wholeNumber } from '#domain/core/whole-number.ts';
import { ADULT_MARK, MAX_GUESTS, MAX_ROOMS } from '#domain/hotels/hotel-limits.ts';
import { countsAsAdult } from '#domain/hotels/hotel-rooms.ts';
import { titleOf } from '#domain/hotels/hotel-type.ts';
import type { RestoredGuest, RestoredPassengers } from '#machines/hotels/hotel-booking/types.ts';

// Guests named by an old link or a partner's link. They fill the form, where the user checks them and the rules apply; nothing else of the
// link is used.

/** Longer texts are not names. */
const LONGEST_NAME = 60;

const ownOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** null if no guest can be read. */
export function readPassengers(value: unknown): RestoredPassengers | null {
  const rooms = listOf(ownOf(value, 'rooms')).slice(0, MAX_ROOMS).map(peopleOf);
  const count = rooms.reduce((sum, people) => sum + people.length, 0);
  if (count === 0 || count > MAX_GUESTS) return null;
  const phone = ownOf(value, 'phoneNumber');
  const phoneNumber = typeof phone === 'string' || typeof phone === 'number' ? String(phone) : '';
  return { rooms, phoneNumber: phoneNumber.replace(/[^+\d]/g, '').slice(0, 20) };
}

/** A room is a list of people, or two lists: adults, then children. */
function peopleOf(room: unknown): RestoredGuest[] {
  const people = Array.isArray(room) ? room : [...listOf(ownOf(room, 'adults')), ...listOf(ownOf(room, 'children'))];
  // One above the maximum is enough to report the excess.
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

/** Only numbers and texts are converted: an object could run its own conversion. */
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
 * Fills the form with the names of a link if no name is typed yet and the party matches. Never the phone number: the author of the link
 * would get the hotel's calls, and few users check a prefilled number.
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
      // 30 marks an adult and is not an age; a child keeps the age of the search, which was priced.
      const isTold = passenger.ageClass === 'adult' && age !== null && age !== ADULT_MARK;
      return { ...passenger, title, firstName, lastName, ...(isTold ? { age: String(age) } : {}) };
    }),
  };
}
