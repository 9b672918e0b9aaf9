import { expect, test } from 'vitest';
import { emptyGuests, guestPlaces } from '#domain/hotels/hotel-guests.ts';
import { readPassengers, withRestored } from '#src/platform/hotels/restored-guests.ts';

const ANNA = { title: 'MS', firstName: 'Anna', lastName: 'Keller', age: 38 } as const;
const MIA = { title: '', firstName: 'Mia', lastName: 'Keller', age: 8 } as const;
const formFor = (adults: number[], children: number[]) => emptyGuests(guestPlaces([{ party: { adults, children } }]));

test('people are read from lists of people, from adults and children, and from ages alone', () => {
  const phoneNumber = '+49 151 23456789';
  expect(readPassengers({ rooms: [[ANNA], { adults: [ANNA], children: [8] }], phoneNumber })).toEqual({
    rooms: [[ANNA], [ANNA, { title: '', firstName: '', lastName: '', age: 8 }]],
    phoneNumber: '+4915123456789',
  });
  expect(readPassengers({ rooms: [[{ gender: 'male', firstName: ' Max ', age: '40' }]] })).toEqual({
    rooms: [[{ title: 'MR', firstName: 'Max', lastName: '', age: 40 }]],
    phoneNumber: '',
  });
});

test.each([
  ['no object', 'Anna'],
  ['no rooms', { phoneNumber: '+49' }],
  ['nobody', { rooms: [[]] }],
  ['too many', { rooms: [Array(10).fill(ANNA)] }],
  ['too many in all', { rooms: [Array(5).fill(ANNA), Array(5).fill(ANNA)] }],
  ['an inherited list', Object.create({ rooms: [[ANNA]] })],
])('passengers that are %s are none', (_, value) => {
  expect(readPassengers(value)).toBeNull();
});

test('what is no name, no title or no age is left empty', () => {
  const wild = { title: 'DR', firstName: 'x'.repeat(61), lastName: ['a'], age: 1e9 };
  expect(readPassengers({ rooms: [[wild]], phoneNumber: `+${'1'.repeat(50)}` })).toEqual({
    rooms: [[{ title: '', firstName: '', lastName: '', age: null }]],
    phoneNumber: `+${'1'.repeat(19)}`,
  });
});

test('an empty form is filled, but for the phone number; the age of a child stays the one that was priced', () => {
  const form = formFor([30], [7]);
  const filled = withRestored(form, { rooms: [[ANNA, MIA]], phoneNumber: '+4915123456789' });
  expect(filled).toEqual({
    ...form,
    phone: '',
    passengers: [
      { ...form.passengers[0], title: 'MS', firstName: 'Anna', lastName: 'Keller', age: '38' },
      { ...form.passengers[1], firstName: 'Mia', lastName: 'Keller', age: '7' },
    ],
  });
});

test('a form where somebody typed, or for others than the link names, stays as it is', () => {
  const link = { rooms: [[ANNA, MIA]], phoneNumber: '' };
  const couple = formFor([30, 30], []);
  const family = formFor([30], [7]);
  const typed = { ...family, passengers: family.passengers.map((one) => ({ ...one, lastName: 'Brandt' })) };
  expect(withRestored(couple, link)).toBe(couple);
  expect(withRestored(formFor([30], []), link)).toEqual(formFor([30], []));
  expect(withRestored(typed, link)).toBe(typed);
  expect(withRestored(family, null)).toBe(family);
});
