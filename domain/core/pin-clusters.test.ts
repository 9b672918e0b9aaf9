import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pinClusters, pinWidth } from '#domain/core/pin-clusters.ts';

const pin = (id: string, lat: number, lon: number) => ({ id, point: { lat, lon } });
const idsOf = (clusters: ReturnType<typeof pinClusters<ReturnType<typeof pin>>>) =>
  clusters.map(({ pins }) => pins.map(({ id }) => id));

test('pins that lie on each other are one from afar and two from near', () => {
  const pins = [pin('a', 32.66, 51.67), pin('b', 32.664, 51.675), pin('c', 33.9, 51.4)];
  expect(idsOf(pinClusters(pins, 9))).toEqual([['a', 'b'], ['c']]);
  expect(idsOf(pinClusters(pins, 16))).toEqual([['a'], ['b'], ['c']]);
});

test('the first one keeps its place', () => {
  const [cluster] = pinClusters([pin('best', 32.66, 51.67), pin('other', 32.6601, 51.6701)], 12);
  const [alone] = pinClusters([pin('best', 32.66, 51.67)], 12);
  expect(cluster?.at).toEqual(alone?.at);
});

test('every pin is in one cluster, and no two clusters cover each other', () => {
  const places = fc.array(
    fc.record({
      point: fc.record({
        lat: fc.double({ min: 25, max: 39, noNaN: true }),
        lon: fc.double({ min: 44, max: 63, noNaN: true }),
      }),
      width: fc.integer({ min: 40, max: 320 }),
    }),
    { maxLength: 300 },
  );
  fc.assert(
    fc.property(places, fc.integer({ min: 3, max: 16 }), (pins, zoom) => {
      const clusters = pinClusters(pins, zoom, ({ width }) => width);
      expect(clusters.reduce((sum, one) => sum + one.pins.length, 0)).toBe(pins.length);
      // A cluster is as wide as its first pin.
      const widthOf = ({ pins: [first] }: (typeof clusters)[number]) => first?.width ?? 0;
      const covering = clusters.some((one, index) =>
        clusters
          .slice(index + 1)
          .some(
            (other) =>
              Math.abs(other.at.x - one.at.x) < (widthOf(one) + widthOf(other)) / 2 &&
              Math.abs(other.at.y - one.at.y) < 34,
          ),
      );
      expect(covering).toBe(false);
    }),
  );
});

test('pins with longer texts need more room', () => {
  const pins = [
    { text: 'Takht-e Soleyman', point: { lat: 32.66, lon: 51.67 } },
    { text: 'Soltaniyeh', point: { lat: 32.66, lon: 51.74 } },
  ];
  expect(pinClusters(pins, 11)).toHaveLength(2);
  expect(pinClusters(pins, 11, ({ text }) => pinWidth(text))).toHaveLength(1);
});
