import { expect, test } from 'vitest';
import { detailsOf } from '#domain/core/passengers.ts';
import { EMPTY_PERSON } from '#domain/core/person.ts';
import { addDays } from '#domain/core/time.ts';
import { guestPlaces, guestProblems } from '#domain/hotels/hotel-guests.ts';
import { savedPassengers } from '#machines/accounts/passenger-book/fixtures.ts';
import { fittingGuests, guestFrom, savedIdOf } from '#src/screens/hotels/checkout/saved-guests.ts';

const CHECK_IN = '2026-12-05';
const [anna] = savedPassengers;
if (!anna) throw new Error('The book is empty');
const EMPTY = { ...EMPTY_PERSON, ageClass: 'adult', age: '' } as const;

test.each([
  ['13 on the day of arrival', '2013-12-05', true],
  ['12 for one day more', addDays('2013-12-05', 1), false],
  ['an infant', '2026-01-01', false],
] as const)('%s is offered where a hotel takes that age', (_, birthDate, isAdult) => {
  const one = { ...anna, birthDate };
  expect([fittingGuests([one], { isAdult }, CHECK_IN), fittingGuests([one], { isAdult: !isAdult }, CHECK_IN)]).toEqual([
    [one],
    [],
  ]);
});

test('a hotel gets the name and the age, of the lead guest the nationality, and no passport', () => {
  const { title, firstName, lastName, nationality } = anna;
  const one = { ...anna, birthDate: '1990-12-06' };
  const filled = { ...EMPTY, title, firstName, lastName, age: '35' };
  expect(guestFrom(EMPTY, one, { checkIn: CHECK_IN, isLead: false })).toEqual(filled);
  expect(guestFrom(EMPTY, one, { checkIn: CHECK_IN, isLead: true })).toEqual({ ...filled, nationality });
});

test('who was filled in needs nothing more, and is shown as chosen', () => {
  const guest = guestFrom(EMPTY, anna, { checkIn: CHECK_IN, isLead: true });
  const details = detailsOf({ email: 'anna@example.org', phone: '+4915112345678', passengers: [guest], answers: {} });
  const places = guestPlaces([{ party: { adults: [30], children: [] } }]);
  expect(guestProblems(details, { places, minGuestAge: 18, today: CHECK_IN })).toEqual({});
  expect([savedIdOf([anna], guest), savedIdOf([anna], EMPTY)]).toEqual([anna.passengerId, undefined]);
});
