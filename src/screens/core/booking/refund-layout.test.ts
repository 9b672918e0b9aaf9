import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clockOf, dayOf, formatDay, formatShortDay, HOUR_MS } from '#domain/core/time.ts';
import { FARE_RULES } from '#domain/flights/fare-rules.ts';
import { boxOf, type Frame, isOverlap, labelsOf, PAID_Y } from '#src/screens/core/booking/refund-layout.ts';
import { type Stretch, stretchesOf } from '#src/screens/core/booking/refund-steps.ts';

const FRAMES: readonly Frame[] = [
  { width: 540, height: 196, isWide: true },
  { width: 330, height: 190, isWide: false },
];
const DEPARTS_AT = Date.parse('2026-12-05T10:20:00+03:30');

const layout = (stretches: readonly Stretch[], frame: Frame) =>
  labelsOf(
    stretches,
    {
      now: 'Now',
      paid: 'paid €12,345.00',
      stretches: stretches.map(({ until, percent }) => {
        const clock = clockOf(until);
        return {
          percent: `${percent} %`,
          amount: `€${(123.45 * percent).toFixed(2)}`,
          day: formatDay(dayOf(until)),
          shortDay: formatShortDay(dayOf(until)),
          time: clock === '12:00' ? '12:00 noon' : clock,
          clock,
        };
      }),
    },
    frame,
  );
const textsOf = (stretches: readonly Stretch[], frame: Frame) => layout(stretches, frame).map(({ text }) => text);

const minutes = fc.integer({ min: 0, max: 40 * 24 * 60 });
const anySteps = fc
  .array(fc.record({ before: minutes, percent: fc.integer({ min: 0, max: 100 }) }), { maxLength: 9 })
  .map((steps) => steps.map(({ before, percent }) => ({ until: DEPARTS_AT - before * 60_000, percent })));

describe.each(FRAMES)('labels in a drawing $width wide', (frame) => {
  it('never stand on each other or on the line of what was paid, and stay in the drawing', () => {
    fc.assert(
      fc.property(anySteps, minutes, (steps, before) => {
        const labels = layout(stretchesOf(steps, DEPARTS_AT - before * 60_000, DEPARTS_AT), frame);
        const boxes = labels.map(boxOf);
        const pairs = boxes.flatMap((box, index) => boxes.slice(index + 1).map((other) => isOverlap(box, other)));
        expect(pairs).not.toContain(true);
        for (const [index, box] of boxes.entries()) {
          if (labels[index]?.id !== 'paid') expect(box.top).toBeGreaterThan(PAID_Y);
          expect(box.left).toBeGreaterThanOrEqual(0);
          expect(box.right).toBeLessThanOrEqual(frame.width);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('say each day once, and the departure always', () => {
    fc.assert(
      fc.property(anySteps, minutes, (steps, before) => {
        const stretches = stretchesOf(steps, DEPARTS_AT - before * 60_000 - 60_000, DEPARTS_AT);
        const texts = textsOf(stretches, frame);
        const days = texts.filter((text) => /^([A-Z][a-z]{2} )?\d+ [A-Z]/.test(text));
        expect(new Set(days).size).toBe(days.length);
        expect(days.at(-1)).toMatch(/5 Dec$/);
        expect(texts.at(-1)).toBe('10:20');
      }),
    );
  });

  it('say every share of the airlines’ own tables', () => {
    for (const { steps } of FARE_RULES) {
      const stretches = stretchesOf(
        steps.map(([percent, cut]) => ({
          until: DEPARTS_AT - ('hoursBefore' in cut ? cut.hoursBefore : cut.noonDaysBefore * 24 - 2) * HOUR_MS,
          percent,
        })),
        DEPARTS_AT - 20 * 24 * HOUR_MS,
        DEPARTS_AT,
      );
      const texts = textsOf(stretches, frame);
      expect(texts).toEqual(expect.arrayContaining(stretches.map(({ percent }) => `${percent} %`)));
    }
  });
});

it('gives a second time of one day without the day', () => {
  const steps = [
    { until: DEPARTS_AT - 24 * HOUR_MS, percent: 70 },
    { until: DEPARTS_AT - 3 * HOUR_MS, percent: 40 },
    { until: DEPARTS_AT, percent: 20 },
  ];
  const texts = textsOf(stretchesOf(steps, DEPARTS_AT - 240 * HOUR_MS, DEPARTS_AT), FRAMES[0] as Frame);
  expect(texts.slice(-5)).toEqual(['Fri 4 Dec', '10:20', 'Sat 5 Dec', '07:20', '10:20']);
});
