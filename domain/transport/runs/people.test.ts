import { expect, test } from 'vitest';
import { choiceAs, emptyForms, ridersOfPeople } from '#domain/transport/runs/people.ts';

const DAY = '2026-12-12';
const place = (name: string, rider: 'woman' | 'man' | 'child' | null, person: number | null) => ({
  ...{ place: name, rider, person },
});
/** Who moved to another run has places in another order than the people. */
const PLACES = [
  place('3-1-2', 'man', 2),
  place('3-1-3', null, null),
  place('3-1-1', 'woman', 0),
  place('3-1-4', 'child', 1),
];

test('the forms are in the order of the people, whatever the order of their places', () => {
  expect(ridersOfPeople(PLACES)).toEqual(['woman', 'child', 'man']);
  expect(emptyForms(PLACES, 1).passengers.map(({ ageClass, title }) => [ageClass, title])).toEqual([
    ['adult', 'MS'],
    ['child', ''],
    ['adult', 'MR'],
    ['infant', ''],
  ]);
});

test('who is typed as somebody else counts as that; who is not typed yet, as booked', () => {
  const typed = [
    { title: 'MR', birthDate: '1988-03-14' },
    { title: 'MR', birthDate: '2014-12-12' },
    { title: '', birthDate: '' },
  ];
  expect(choiceAs(PLACES, typed, DAY)).toEqual([
    { place: '3-1-2', rider: 'man' },
    { place: '3-1-3', rider: null },
    { place: '3-1-1', rider: 'man' },
    { place: '3-1-4', rider: 'man' },
  ]);
});
