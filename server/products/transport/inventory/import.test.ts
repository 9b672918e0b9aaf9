import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { AIRPORTS } from '#domain/country/airports.ts';
import { guessPlace } from '#domain/country/guess-place.ts';
import { placeOf } from '#domain/country/places.ts';
import { testApp } from '#server/db/testing/test-app.ts';
import { ImportError } from '#server/json-lines.ts';
import { importFile } from '#server/products/transport/inventory/import-file.ts';
import { loadDrivers, loadPrices } from '#server/products/transport/inventory/prices.ts';
import { readInventory } from '#server/products/transport/inventory/read-inventory.ts';

const server = testApp();
const TEXT = readFileSync(new URL('./sample.json', import.meta.url), 'utf8');
/** The sample again, each time a new one, to be changed. */
const sample = () => {
  const { transfer, car, cip, drivers, ...head } = readInventory(TEXT);
  if (!transfer || !car || !cip || !drivers) throw new Error('The sample lacks a part');
  return { ...head, transfer, car, cip, drivers };
};
type Sample = ReturnType<typeof sample>;

const put = (file: object, replaces = false) =>
  importFile(server.db, JSON.stringify(file), { replaces, now: server.clock.now });
const problemsOf = (file: unknown): string[] => {
  try {
    readInventory(typeof file === 'string' ? file : JSON.stringify(file));
    return [];
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    return error.problems.map(({ field, why }) => `${field} ${why}`);
  }
};
const changed = (change: (file: Sample) => void) => {
  const file = sample();
  change(file);
  return problemsOf(file);
};
const found = <T>(one: T | undefined): T => {
  if (one === undefined) throw new Error('The sample lacks it');
  return one;
};
const zoneOf = ({ transfer }: Sample, id: string) =>
  found(transfer.airports.flatMap(({ zones }) => zones).find((zone) => zone.id === id));

test('a site without an inventory sells the sample, and says that it is one', async () => {
  const [transfer, car, cip] = await Promise.all(
    (['transfer', 'car', 'cip'] as const).map((kind) => loadPrices(server.db, kind)),
  );
  for (const list of [transfer, car, cip])
    expect([list?.kind, list?.soldSince, list?.isSample]).toEqual([list?.kind, '2026-11-25', true]);
  const sizes = [
    transfer?.kind === 'transfer' && transfer.airports.map(({ zones }) => zones.length),
    car?.kind === 'car' && [car.roads.length, car.towns.length],
    cip?.kind === 'cip' && cip.airports.map(({ airport, services }) => `${airport} ${services.length}`).join(', '),
  ];
  expect(sizes).toEqual([
    [6, 4, 3, 3, 3, 4, 3, 1, 3, 3, 2, 2, 1, 3, 3, 1, 1, 1, 2, 2, 2, 2, 2, 1, 1, 2],
    [24, 21],
    'IKA 2, THR 2, MHD 4, KIH 4, TBZ 4, IFN 4, AWZ 4, KSH 2, PGU 2, SYZ 4, RAS 2, BND 4, ADU 1',
  ]);
  expect((await loadDrivers(server.db)).map(({ carClass }) => carClass).sort()).toEqual([
    ...['sedan', 'sedan', 'sedan', 'van', 'van', 'van', 'vipSedan', 'vipSedan', 'vipSedan'],
  ]);
});

test('a service that the provider does not give is in no list: Ardabil has departures alone', () => {
  const { cip } = sample();
  const at = (code: string) => cip.airports.find(({ airport }) => airport === code)?.services;
  expect(at('ADU')?.map(({ direction, flights, each }) => [direction, flights, each])).toEqual([
    ['departure', 'domestic', 1800],
  ]);
  expect(at('IKA')?.map(({ direction, flights, each }) => [direction, flights, each])).toEqual([
    ['arrival', 'international', 5500],
    ['departure', 'international', 6500],
  ]);
});

test('a part of a file replaces the one before whole, and what it leaves out stays', async () => {
  const file = sample();
  const airports = file.transfer.airports.filter(({ airport }) => airport === 'KIH');
  const own = { version: 1, sample: false, day: '2026-12-01', transfer: { ...file.transfer, airports } };
  expect(await put(own)).toBe(
    '✓ Imported: airport transfers. As before: buses (our sample), cars between cities (our sample), services at airports (our sample), drivers (our sample), trains (our sample). With --replace they go.',
  );
  const transfer = await loadPrices(server.db, 'transfer');
  expect([transfer?.soldSince, transfer?.isSample, transfer?.kind === 'transfer' && transfer.airports.length]).toEqual([
    ...['2026-12-01', false, 1],
  ]);
  const car = await loadPrices(server.db, 'car');
  expect([car?.soldSince, car?.isSample]).toEqual(['2026-11-25', true]);

  const { transfer: _, drivers: __, ...rest } = file;
  expect(await put({ ...rest, car: { ...file.car, nightPercent: 30 } }, false)).toContain('cars between cities');
  const dearer = await loadPrices(server.db, 'car');
  expect(dearer?.kind === 'car' && dearer.nightPercent).toBe(30);
  expect((await loadPrices(server.db, 'transfer'))?.isSample).toBe(false);
});

test('with --replace the parts that a file leaves out are sold no more', async () => {
  const { transfer: _, drivers: __, ...rest } = sample();
  expect(await put(rest, true)).toBe(
    '✓ Imported: cars between cities, services at airports, trains, buses. Nobody drives: rides that are sold have no driver until a file brings some.',
  );
  expect(await loadPrices(server.db, 'transfer')).toBeNull();
  expect(await loadDrivers(server.db)).toEqual([]);
  expect((await loadPrices(server.db, 'cip'))?.kind).toBe('cip');
  expect(await put(sample())).toBe(
    '✓ Imported: airport transfers, cars between cities, services at airports, trains, buses, drivers.',
  );
  expect((await loadPrices(server.db, 'transfer'))?.kind).toBe('transfer');
});

test('a file with one mistake imports nothing of it', async () => {
  await put(sample());
  const file = sample();
  file.car.nightPercent = 55;
  zoneOf(file, 'kih-all').night.van = 1;
  await expect(put(file)).rejects.toThrow(
    'Nothing was imported.\n  transfer.airports.7.zones.0.night.van 1 is less than 1400 by day',
  );
  const car = await loadPrices(server.db, 'car');
  expect(car?.kind === 'car' && car.nightPercent).toBe(20);
});

test('a file that cannot be read says where', () => {
  expect(problemsOf('{"version": 1,')).toEqual([expect.stringMatching(/^the file is no JSON: /)]);
  expect(problemsOf(`\uFEFF${TEXT}`)).toEqual([]);
  expect(problemsOf({ version: 1, sample: true, day: '2026-11-25' })).toEqual(['the file has nothing to sell']);
  expect(problemsOf({ ...sample(), version: 2, day: '2026-02-30' }).sort()).toEqual([
    'day is no day, as 2026-11-25 is one',
    expect.stringMatching(/^version /),
  ]);
  // Nothing of a file is passed over in silence.
  expect(problemsOf({ ...sample(), ferries: {} })).toEqual(['the file Unrecognized key: "ferries"']);
  expect(problemsOf({ ...sample(), sample: undefined })).toEqual([expect.stringMatching(/^sample /)]);
});

test('every car has both prices, and by night none is lower', () => {
  const { van: _, ...withoutVan } = zoneOf(sample(), 'ika-qom').night;
  expect(changed((file) => Object.assign(zoneOf(file, 'ika-qom'), { night: withoutVan }))).toEqual([
    expect.stringMatching(/^transfer\.airports\.0\.zones\.4\.night\.van /),
  ]);
  expect(
    changed((file) => {
      zoneOf(file, 'ika-qom').night.sedan = 3499;
      zoneOf(file, 'ika-qom').night.van = zoneOf(file, 'ika-qom').day.van;
    }),
  ).toEqual(['transfer.airports.0.zones.4.night.sedan 3499 is less than 3500 by day']);
});

test('zones, airports, roads, services, add-ons and plates stand once', () => {
  expect(changed((file) => Object.assign(zoneOf(file, 'thr-karaj'), { id: 'ika-qom' }))).toEqual([
    'transfer.airports.1.zones.3.id ika-qom is that of transfer.airports.0.zones.4 already',
  ]);
  expect(changed(({ transfer }) => transfer.airports.push({ ...found(transfer.airports[7]), zones: [] }))).toEqual([
    expect.stringMatching(/^transfer\.airports\.26\.zones /),
  ]);
  expect(changed(({ cip }) => cip.airports.push(found(cip.airports[1])))).toEqual([
    'cip.airports.13 THR is cip.airports.1 already',
  ]);
  expect(changed(({ car }) => car.roads.push({ ...found(car.roads[0]), from: 'Qom', to: 'Tehran' }))).toEqual([
    'car.roads.24 Qom and Tehran is car.roads.0 already',
  ]);
  expect(changed(({ cip }) => found(cip.airports[0]).services.push(found(cip.airports[0]?.services[0])))).toEqual([
    'cip.airports.0.services.2 arrival of a flight that is international is cip.airports.0.services.0 already',
  ]);
  expect(changed(({ cip }) => cip.addOns.push(found(cip.addOns[0])))).toEqual([
    'cip.addOns.5 companion is cip.addOns.0 already',
  ]);
  expect(changed(({ drivers }) => drivers.push(found(drivers[0])))).toEqual([
    expect.stringMatching(/^drivers\.9 .* is drivers\.0 already$/),
  ]);
  expect(changed(({ car }) => car.towns.push(found(car.towns[0])))).toEqual([
    'car.towns.21 Tehran is car.towns.0 already',
  ]);
});

test('a zone that is another airport says which, and the way back costs the same', () => {
  expect(changed((file) => Object.assign(zoneOf(file, 'ika-thr'), { toAirport: null }))).toEqual([
    'transfer.airports.0.zones.2.toAirport is not THR, which Mehrabad Airport (THR) is',
    'transfer.airports.1.zones.2.toAirport IKA has no zone that leads to THR',
  ]);
  expect(
    changed((file) => {
      zoneOf(file, 'ika-thr').day.van = 3900;
    }),
  ).toEqual([
    'transfer.airports.0.zones.2.toAirport THR has another price of day.van on the way back, in thr-ika',
    'transfer.airports.1.zones.2.toAirport IKA has another price of day.van on the way back, in ika-thr',
  ]);
  expect(changed((file) => Object.assign(zoneOf(file, 'kih-all'), { toAirport: 'KIH' }))).toEqual([
    'transfer.airports.7.zones.0.toAirport is its own airport',
  ]);
  expect(changed((file) => Object.assign(zoneOf(file, 'kih-all'), { toAirport: 'LHR' }))).toEqual([
    'transfer.airports.7.zones.0.toAirport LHR is none of transfer.airports',
  ]);
});

test('a road leads between two towns of the file, and half of there and back is a whole cent', () => {
  const road = (change: Partial<Sample['car']['roads'][number]>) =>
    changed(({ car }) => Object.assign(found(car.roads[2]), change));
  expect(road({ sameDayBack: { sedan: 14_401, vipSedan: 16_898, van: 37_802 } })).toEqual([
    'car.roads.2.sameDayBack.sedan 14401 is no even number, and each way is half of it',
    'car.roads.2.sameDayBack.vipSedan 16898 is less than 16900 for one way',
    'car.roads.2.sameDayBack.van 37802 is more than two single ways of 18900',
  ]);
  expect(road({ to: 'Atlantis' })).toEqual(['car.roads.2.to Atlantis is none of car.towns']);
  expect(road({ to: 'Tehran' })).toEqual(['car.roads.2.to is where it begins']);
  expect(changed(({ car }) => car.towns.push({ en: 'Atlantis', fa: 'آتلانتیس' }))).toEqual([
    'car.towns.21 Atlantis has no road',
  ]);
});

test('an add-on is sold at airports of the file that give its service', () => {
  const help = (airports: string[]) =>
    changed(({ cip }) => Object.assign(found(cip.addOns.find(({ id }) => id === 'visa-help')), { airports }));
  expect(help(['IKA', 'LHR'])).toEqual(['cip.addOns.1.airports.1 LHR is none of cip.airports']);
  expect(help(['THR'])).toEqual(['cip.addOns.1.airports.0 THR sells no arrival of a flight that is international']);
});

test('each car has a driver, and no car has a plate of the sample', () => {
  expect(
    changed((file) => Object.assign(file, { drivers: file.drivers.filter(({ carClass }) => carClass !== 'van') })),
  ).toEqual(['drivers has nobody with a van']);
  expect(changed(({ drivers }) => Object.assign(found(drivers[1]), { plateFa: '۱۷ ت ۵۲۶ ایران ۱۱' }))).toEqual([
    'drivers.1.plateFa of a sample does not end in ایران ۰۰, so a car may have it',
  ]);
  expect(changed((file) => Object.assign(file, { sample: false }))).toEqual([]);
  expect(changed(({ transfer }) => transfer.cars.pop())).toEqual([
    'transfer.cars do not name each of sedan, vipSedan, van once',
  ]);
});

test('what cannot be shown is refused: a line break, a letter that is none', () => {
  expect(changed((file) => Object.assign(zoneOf(file, 'kih-all'), { en: 'Kish\nhotels' }))).toEqual([
    'transfer.airports.7.zones.0.en has characters that cannot be shown, such as a line break',
  ]);
  // Turned direction, ends of lines, marks that are not seen, and nothing that is seen at all.
  for (const en of [
    'Kish\u202Eslatoh',
    'Kish\u2067',
    'Kish\u200F',
    'Kish\u2028hotels',
    'Kish\u2029hotels',
    'Ki\u200Bsh',
    '\u200C',
    '\u3164',
    '\u2800',
  ])
    expect([en, changed((file) => Object.assign(zoneOf(file, 'kih-all'), { en })).length]).toEqual([en, 1]);
  expect(changed((file) => Object.assign(zoneOf(file, 'kih-all'), { fa: 'هتل\u200Cهای کیش' }))).toEqual([]);
});

test('airports and towns have the names that the site has for them, in both languages', () => {
  const { transfer, car, cip } = sample();
  for (const { airport, en, fa } of [...transfer.airports, ...cip.airports]) {
    const known = AIRPORTS.find(({ code }) => code === airport);
    // IKA has flights from abroad alone, and is no airport of domestic flights.
    if (airport !== 'IKA') expect([airport, en, fa]).toEqual([airport, known?.airport, known?.airportFa]);
  }
  for (const { en, fa } of car.towns) {
    const place = placeOf(guessPlace(en) ?? '');
    if (place) expect([en, fa]).toEqual([place.name, place.nameFa]);
  }
  expect(car.towns.filter(({ en }) => guessPlace(en) === null).map(({ en, fa }) => `${en} ${fa}`)).toEqual([
    ...['Qom قم', 'Varzaneh ورزنه', 'Minab میناب'],
  ]);
});
