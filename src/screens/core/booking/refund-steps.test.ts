import { describe, expect, it } from 'vitest';
import { endsOf, stretchesOf } from '#src/screens/core/booking/refund-steps.ts';

const STEPS = [
  { until: 300, percent: 30 },
  { until: 100, percent: 70 },
];

describe('stretchesOf', () => {
  it('goes from now to departure in the order of time', () => {
    expect(stretchesOf(STEPS, 0, 300)).toEqual([
      { from: 0, until: 100, percent: 70 },
      { from: 100, until: 300, percent: 30 },
    ]);
  });

  it('leaves out what has ended and fills what no step covers with nothing back', () => {
    expect(stretchesOf(STEPS, 150, 400)).toEqual([
      { from: 150, until: 300, percent: 30 },
      { from: 300, until: 400, percent: 0 },
    ]);
    expect(stretchesOf([], 0, 400)).toEqual([{ from: 0, until: 400, percent: 0 }]);
  });
});

describe('endsOf', () => {
  it('gives each stretch room and ends at one', () => {
    const ends = endsOf(stretchesOf([...STEPS, { until: 301, percent: 10 }], 0, 301));
    expect(ends.at(-1)).toBeCloseTo(1);
    expect(ends.every((end, at) => end - (ends[at - 1] ?? 0) > 0.1)).toBe(true);
  });
});
