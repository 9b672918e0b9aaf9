import { expect, test } from 'vitest';
import type { components } from '#openapi/generated/types.ts';
import { testApp } from '#server/db/testing/test-app.ts';
import { findRun } from '#server/products/transport/runs/runs.ts';
import { someone, take } from '#server/products/transport/runs/testing/places.ts';

type Schemas = components['schemas'];

const server = testApp();
const read = (path: string) => server.app.inject({ method: 'GET', url: `/api/transport/runs/${path}` });
const list = async (path: string) => (await read(path)).json<Schemas['RunList']>();
const at = (text: string) => Date.parse(`${text}+03:30`);

const waysIn = (runs: Schemas['RunList']['runs'], number: string) =>
  runs
    .find((run) => run.number === number)
    ?.classes.map(({ id, ways }) => `${id}: ${ways.map(({ what, total }) => `${what} ${total.amount}`).join(', ')}`);

test('a family of three reads what each train asks of it', async () => {
  const found = await list('train?from=tehran&to=mashhad&day=2026-12-12&women=1&men=1&children=1');
  expect([found.opensAt, found.isSample, found.runs.map(({ number }) => number)]).toEqual([
    ...[null, true, ['SIM 111', 'SIM 113', 'SIM 115']],
  ]);
  // 6.00 a seat, 60 % of it for the child.
  expect(waysIn(found.runs, 'SIM 111')).toEqual(['seat: seats 1560']);
  // Six berths of 9.00 or four of 13.00; by berth the child pays 60 %.
  expect(waysIn(found.runs, 'SIM 113')).toEqual(['b6: together 5400, byBerth 2340', 'b4: together 5200, byBerth 3380']);
  const [, night] = found.runs;
  expect([night?.arrivesDay, night?.plusDays, night?.nights, night?.isEarly, night?.sale]).toEqual([
    ...['2026-12-13', 1, 1, true, 'open'],
  ]);
});

test('a day that is not sold yet says when it opens, and no way', async () => {
  const found = await list('train?from=tehran&to=shiraz&day=2026-12-21&women=1');
  expect([found.opensAt, waysIn(found.runs, 'SIM 141')]).toEqual([at('2026-11-21T00:00'), ['b6: ', 'b4: ']]);
  expect((await list('train?from=tehran&to=shiraz&day=2026-12-20&women=1')).opensAt).toBeNull();
});

test('a bus has seats, and what is taken is not offered', async () => {
  const run = await findRun(server.db, { kind: 'bus', number: 'SIM 401', day: '2026-12-05' });
  const [runClass] = run?.classes ?? [];
  if (!run || !runClass) throw new Error('The sample lacks it');
  await take(server.db, someone(run.id, runClass), { '1-1B': 'man' });
  const found = await list('bus?from=tehran&to=isfahan&day=2026-12-05&women=1&men=1');
  const [first] = found.runs;
  expect(first?.classes.map(({ free, ways }) => [free, ways[0]?.choice, ways[0]?.total.amount])).toEqual([
    [
      24,
      [
        { place: '1-2B', rider: 'woman' },
        { place: '1-2C', rider: 'man' },
      ],
      1600,
    ],
  ]);
  const detail = (await read('bus/SIM%20401/2026-12-05')).json<Schemas['RunDetail']>();
  expect(detail.taken).toEqual([{ place: '1-1B', by: 'men' }]);
  expect(detail.stepsBack).toEqual([
    { until: at('2026-12-05T07:00'), percent: 90 },
    { until: at('2026-12-05T08:00'), percent: 50 },
  ]);
  expect(detail.correctedUntil).toBe(at('2026-12-04T08:00'));
});

test('who cannot travel together is told why', async () => {
  const fields = async (party: string) => {
    const answer = await read(`train?from=tehran&to=mashhad&day=2026-12-12&${party}`);
    return [answer.statusCode, answer.json().error.fields];
  };
  expect(await fields('children=2')).toEqual([422, { women: 'required' }]);
  expect(await fields('women=9&men=1')).toEqual([422, { people: 'too_many_passengers' }]);
  expect(await fields('women=1&infants=2')).toEqual([422, { infants: 'invalid' }]);
});

test('nothing runs where there is no line, and no run has an unknown number', async () => {
  expect((await list('train?from=rasht&to=kerman&day=2026-12-12&men=1')).runs).toEqual([]);
  expect((await read('train/SIM%20999/2026-12-12')).statusCode).toBe(404);
  // A Sunday, on which it does not run.
  expect((await read('train/SIM%20123/2026-12-13')).statusCode).toBe(404);
});

test('the forms know the towns, and where one comes to from each', async () => {
  const towns = async (kind: string) =>
    (await server.app.inject({ method: 'GET', url: `/api/transport/run-towns/${kind}` })).json<Schemas['RunTowns']>();
  const { towns: byRail, ...rail } = await towns('train');
  expect(rail).toEqual({ kind: 'train', daysAhead: 30, isSample: true });
  expect(byRail.map(({ en }) => en)).toEqual([
    ...['Ahwaz', 'Bandar Abbas', 'Isfahan', 'Kashan', 'Kerman', 'Mashhad', 'Shiraz', 'Tabriz', 'Tehran', 'Yazd'],
  ]);
  const mashhad = byRail.find(({ id }) => id === 'mashhad');
  expect([mashhad?.fa, mashhad?.to.includes('tehran'), mashhad?.to.includes('mashhad')]).toEqual(['مشهد', true, false]);
  expect((await towns('bus')).towns.map(({ en }) => en)).toContain('Qom');
});
