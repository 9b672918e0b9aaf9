import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { placeOf } from '#domain/country/places.ts';
import { placesOf } from '#domain/transport/runs/places.ts';
import { testApp } from '#server/db/testing/test-app.ts';
import { ImportError } from '#server/json-lines.ts';
import type { BusPart, Inventory, RailPart } from '#server/products/transport/inventory/file.ts';
import { importFile } from '#server/products/transport/inventory/import-file.ts';
import { readInventory } from '#server/products/transport/inventory/read-inventory.ts';
import { findRun, runsBetween } from '#server/products/transport/runs/runs.ts';
import { freePlaces } from '#server/products/transport/runs/stock.ts';
import { someone, take } from '#server/products/transport/runs/testing/places.ts';

const server = testApp();
const TEXT = readFileSync(new URL('./sample.json', import.meta.url), 'utf8');
type Sample = Inventory & { rail: RailPart; bus: BusPart };
const sample = () => JSON.parse(TEXT) as Sample;

const wrongAfter = (change: (file: Sample) => void): string[] => {
  const file = sample();
  change(file);
  try {
    readInventory(JSON.stringify(file));
    return [];
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    return error.problems.map(({ field, why }) => `${field} ${why}`);
  }
};

/** A Saturday. */
const DAY = '2026-12-12';

test('the sample has trains and buses between places of ours, with names in both scripts', () => {
  const { rail, bus } = sample();
  expect([rail.trains.length, rail.stations.length, bus.buses.length, bus.terminals.length]).toEqual([30, 10, 118, 18]);
  const stops = [...rail.stations, ...bus.terminals];
  // Qom has no page of ours; its buses are found all the same.
  expect(stops.filter(({ town }) => placeOf(town) === undefined).map(({ town }) => town)).toEqual(['qom']);
  for (const { en, fa } of stops)
    expect([en, /^[ -~]+$/.test(en), /^[\u0600-\u06ff\u200c ،]+$/.test(fa)]).toEqual([en, true, true]);
  // A number of ours, so that nothing looks like a real timetable.
  for (const { number } of [...rail.trains, ...bus.buses]) expect(number).toMatch(/^SIM \d{3}$/);
});

test('the trains of a day are those that run on it', async () => {
  const asked = { kind: 'train', from: 'tehran', to: 'tabriz' } as const;
  const numbers = async (day: string) => (await runsBetween(server.db, { ...asked, day })).map(({ number }) => number);
  expect([await numbers(DAY), await numbers('2026-12-13')]).toEqual([['SIM 121', 'SIM 123'], ['SIM 121']]);
  expect(await runsBetween(server.db, { ...asked, to: 'shiraz-nowhere', day: DAY })).toEqual([]);
});

test('a run says its stations, its times, its classes and what a child pays', async () => {
  const run = await findRun(server.db, { kind: 'train', number: 'SIM 113', day: DAY });
  expect(run && [run.id, run.from.en, run.to.fa, run.times.arrivesDay, run.childPercent, run.daysAhead]).toEqual([
    ...['SIM 113 2026-12-12', 'Tehran railway station', 'ایستگاه راه‌آهن مشهد', '2026-12-13', 60, 30],
  ]);
  // Two carriages of ten compartments each.
  expect(run?.classes.map((one) => [one.id, one.each, one.carriages, placesOf(one).length])).toEqual([
    ['b6', 900, [1, 2], 120],
    ['b4', 1300, [3, 4], 80],
  ]);
  expect(await findRun(server.db, { kind: 'bus', number: 'SIM 113', day: DAY })).toBeNull();
  expect(await findRun(server.db, { kind: 'train', number: 'SIM 123', day: '2026-12-13' })).toBeNull();
});

test('a bus has the seats of its plan, and a child pays all of one', async () => {
  const run = await findRun(server.db, { kind: 'bus', number: 'SIM 401', day: DAY });
  expect(run && [run.from.fa, run.to.en, run.classes.map(({ id, each }) => [id, each]), run.childPercent]).toEqual([
    ...['پایانه بیهقی، میدان آرژانتین', 'Kaveh Terminal, Isfahan', [['vip25', 800]], 100],
  ]);
  expect(run?.classes.map((one) => placesOf(one).length)).toEqual([25]);
});

test('a wrong train or bus is told by its path', () => {
  const train = ({ rail }: { rail: RailPart }, at = 0) => rail.trains[at] ?? expect.unreachable('no train');
  expect(
    wrongAfter((file) => {
      train(file).from = 'stn-nowhere';
    }),
  ).toEqual(['rail.trains.0.from stn-nowhere is none of rail.stations']);
  expect(
    wrongAfter((file) => {
      train(file).to = 'stn-tehran';
    }),
  ).toEqual(['rail.trains.0.to is in the town where it begins']);
  expect(
    wrongAfter((file) => {
      train(file, 1).number = 'SIM 111';
    }),
  ).toEqual(['rail.trains.1 SIM 111 is rail.trains.0 already']);
  expect(
    wrongAfter((file) => {
      train(file).days = ['sat', 'sat'];
    }),
  ).toEqual(['rail.trains.0.days have sat twice']);
  expect(
    wrongAfter((file) => {
      train(file).departs = '24:00';
    }),
  ).toEqual(['rail.trains.0.departs is no time, as 07:05 is one']);
  expect(
    wrongAfter((file) => {
      train(file).classes = [{ class: 'b8', each: 100, carriages: [1] }];
    }),
  ).toEqual(['rail.trains.0.classes.0.class b8 is none of the classes']);
  expect(
    wrongAfter((file) => {
      train(file).classes.push({ class: 'b4', each: 100, carriages: [2, 3] });
    }),
  ).toEqual(['rail.trains.0.classes have carriage 2 twice']);
  expect(
    wrongAfter(({ bus }) => {
      Object.assign(bus.buses[0] ?? {}, { number: 'SIM 111' });
    }),
  ).toEqual(['bus.buses.0.number SIM 111 is that of a train']);
  const seats = (file: Sample) => file.bus.classes[0]?.plan;
  expect(
    wrongAfter((file) => {
      const plan = seats(file);
      if (plan?.what === 'seats') plan.rows[0]?.benches.push(['D']);
    }),
  ).toEqual([
    'bus.classes.0.plan.rows.0.benches has more than two benches: the plan draws one at each side of an aisle',
  ]);
  expect(
    wrongAfter((file) => {
      const plan = seats(file);
      if (plan?.what === 'seats') plan.rows[0]?.benches[1]?.push('C');
    }),
  ).toEqual(['bus.classes.0.plan has seat 1C twice']);
  expect(
    wrongAfter((file) => {
      const plan = file.rail.classes[1]?.plan;
      if (plan?.what === 'berths') plan.compartments.push({ no: 1, kind: 'men' });
    }),
  ).toEqual(['rail.classes.1.plan has compartment 1 twice']);
});

test('a file of buses replaces the buses, and trains stay', async () => {
  const file = sample();
  const text = JSON.stringify({
    version: 1,
    sample: true,
    day: '2026-12-01',
    bus: { ...file.bus, buses: file.bus.buses.slice(0, 1) },
  });
  const said = await importFile(server.db, text, { replaces: false, now: server.clock.now });
  expect(said).toMatch(/^✓ Imported: buses\. As before: .*trains \(our sample\)/);
  expect(await findRun(server.db, { kind: 'bus', number: 'SIM 402', day: DAY })).toBeNull();
  expect(await findRun(server.db, { kind: 'bus', number: 'SIM 401', day: DAY })).not.toBeNull();
  expect(await findRun(server.db, { kind: 'train', number: 'SIM 113', day: DAY })).not.toBeNull();
});

const put = (file: object) =>
  importFile(server.db, JSON.stringify({ version: 1, sample: true, day: '2026-12-01', ...file }), {
    ...{ replaces: false, now: server.clock.now },
  });

test('a file of buses takes no number of a train that stays', async () => {
  const { bus } = sample();
  const buses = bus.buses.map((one, at) => (at === 0 ? { ...one, number: 'SIM 113' } : one));
  await expect(put({ bus: { ...bus, buses } })).rejects.toThrow('bus.buses.0.number SIM 113 is that of a train');
  expect(await findRun(server.db, { kind: 'bus', number: 'SIM 113', day: DAY })).toBeNull();
});

test('while berths in it are taken and others free, no compartment becomes one of the other kind', async () => {
  const { rail } = sample();
  const find = async () => (await findRun(server.db, { kind: 'train', number: 'SIM 113', day: DAY }))?.classes[1];
  const runClass = (await find()) ?? expect.unreachable('no such class');
  const id = `SIM 113 ${DAY}`;
  const kindsOf = ({ plan }: typeof runClass) =>
    plan.what === 'berths' ? plan.compartments.map((one) => one.kind) : [];
  expect(kindsOf(runClass).slice(0, 3)).toEqual(['family', 'women', 'men']);
  const withKind = (no: number, kind: 'family' | 'women' | 'men') => {
    const classes = rail.classes.map((one) =>
      one.id === 'b4' && one.plan.what === 'berths'
        ? {
            ...one,
            plan: {
              ...one.plan,
              compartments: one.plan.compartments.map((each) => (each.no === no ? { ...each, kind } : each)),
            },
          }
        : one,
    );
    return put({ rail: { ...rail, classes } });
  };
  const woman = someone(id, runClass);
  await take(server.db, woman, { '3-2-1': 'woman' });
  await expect(withKind(2, 'men')).rejects.toThrow(
    'SIM 113 has taken berths on 2026-12-12 in compartment 2 of carriage 3, which were not for men when they were taken',
  );
  expect(kindsOf((await find()) ?? runClass)[1]).toBe('women');
  // Nobody can take it whole while she is in it.
  await withKind(2, 'family');
  await withKind(2, 'women');
  await freePlaces(server.db, woman);
  await withKind(2, 'men');
  // A family has all of its own.
  await take(server.db, someone(id, runClass), { '3-1-1': 'woman', '3-1-2': 'man', '3-1-3': null, '3-1-4': null });
  await withKind(1, 'men');
});
