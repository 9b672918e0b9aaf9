import { expect, test } from 'vitest';
import { marksBetween } from '#server/products/tours/inventory/marks.ts';

const mark = (date: string, name: string) => ({ date, name, museumsClosed: null, isExact: true });

test('a journey over the end of Ramadan: each of its days, the feast after it, and what the owner says', () => {
  const marks = marksBetween('2027-03-08', '2027-03-11', [
    mark('2027-03-11', 'Bridge closed'),
    mark('2027-03-12', 'x'),
  ]);
  expect(marks.map(({ date, name }) => `${date} ${name.split(':')[0]}`)).toEqual([
    '2027-03-08 Ramadan',
    '2027-03-09 Ramadan',
    '2027-03-10 Eid al-Fitr',
    '2027-03-11 Bridge closed',
  ]);
});

test('what the owner and the calendar say of one day by one name stands once, as the calendar has it', () => {
  expect(marksBetween('2027-06-15', '2027-06-15', [mark('2027-06-15', 'Ashura')])).toEqual([
    { date: '2027-06-15', name: 'Ashura', museumsClosed: true, isExact: false },
  ]);
});

test('nothing is marked where nothing is different', () => {
  expect(marksBetween('2027-04-10', '2027-04-17', [])).toEqual([]);
});
