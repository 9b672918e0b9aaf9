import { expect, test } from 'vitest';
import { wayDays } from '#src/screens/card/tracking/working-days.ts';

const span = { paid: '2026-11-20', thereBy: '2026-12-02', arrival: '2026-12-05', today: '2026-11-30' };

test('working days are counted, Thursday and Friday are not, and today, the promise and the arrival are marked', () => {
  const days = wayDays(span);
  const of = (day: string) => days.find((one) => one.day === day);
  expect([of('2026-11-21'), of('2026-11-26'), of('2026-11-30'), of('2026-12-02'), of('2026-12-05')]).toEqual([
    { day: '2026-11-21', kind: 'past', number: 1 },
    { day: '2026-11-26', kind: 'off', number: null },
    { day: '2026-11-30', kind: 'now', number: 8 },
    { day: '2026-12-02', kind: 'due', number: 10 },
    { day: '2026-12-05', kind: 'fly', number: null },
  ]);
});

test('an arrival far behind the promise is not drawn, and nothing goes on for ever', () => {
  expect(wayDays({ ...span, arrival: '2027-03-01' }).at(-1)?.day).toBe('2026-12-02');
  expect(wayDays({ ...span, thereBy: '2028-01-01' })).toHaveLength(42);
});
