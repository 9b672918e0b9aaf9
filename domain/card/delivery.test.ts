import { expect, test } from 'vitest';
import { fitOf, promiseOf } from '#domain/card/delivery.ts';

test('working days are counted without Thursday and Friday', () => {
  // Friday 2026-11-20: Saturday and Sunday check, Monday to Wednesday and Saturday, Sunday make, then three more days.
  expect(promiseOf('2026-11-20', 'hotel')).toEqual({
    checkedBy: '2026-11-22',
    madeBy: '2026-11-29',
    thereBy: '2026-12-06',
  });
  expect(promiseOf('2026-11-20', 'desk').thereBy).toBe('2026-11-30');
});

test('public holidays of Nowruz do not count', () => {
  expect(promiseOf('2027-03-17', 'desk')).toEqual({
    checkedBy: '2027-03-28',
    madeBy: '2027-04-05',
    thereBy: '2027-04-06',
  });
});

test('each working day that is lost over papers moves the promise by one', () => {
  expect(promiseOf('2026-11-20', 'desk', 1).thereBy).toBe('2026-12-01');
});

test.each([
  ['desk', '2026-12-05', '2026-12-05', 'in_time'],
  ['hotel', '2026-12-06', '2026-12-05', 'late'],
  ['europe', '2026-12-04', '2026-12-05', 'in_time'],
  ['europe', '2026-12-05', '2026-12-05', 'after_leaving_home'],
] as const)('a delivery to %s by %s fits an arrival of %s: %s', (delivery, thereBy, arrival, fit) => {
  expect(fitOf(delivery, thereBy, arrival)).toBe(fit);
});
