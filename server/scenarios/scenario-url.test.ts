import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { scenarios } from '#server/scenarios/plugin.ts';
import { createStage } from '#server/scenarios/stage.ts';

async function site() {
  const app = Fastify();
  await scenarios(app, createStage());
  app.get('/*', async () => 'a page');
  return app;
}

test('an address with a scenario plays it, and leads to the page without it', async () => {
  const app = await site();
  const answer = await app.inject('/flights/THR-SYZ?departing=2026-12-05&scenario=soldOut&adult=2');
  expect([answer.statusCode, answer.headers.location, answer.headers['set-cookie']]).toEqual([
    302,
    '/flights/THR-SYZ?departing=2026-12-05&adult=2',
    'scenario=soldOut; Path=/; SameSite=Lax',
  ]);
  const end = await app.inject('/?scenario=');
  expect([end.headers.location, end.headers['set-cookie']]).toEqual([
    '/',
    'scenario=; Path=/; SameSite=Lax; Max-Age=0',
  ]);
});

test.each(['nope', 'soldOut.holdFlights'])('one that there is not (%s) says which there are', async (name) => {
  const answer = await (await site()).inject(`/?scenario=${name}`);
  expect([answer.statusCode, answer.body]).toEqual([404, expect.stringContaining('abandoned3ds, deposit, expiry')]);
});

test('an outage can befall one operation', async () => {
  const answer = await (await site()).inject('/?scenario=outage.cancelOrder');
  expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([
    302,
    'scenario=outage.cancelOrder; Path=/; SameSite=Lax',
  ]);
});

test('never to another site, and nothing without it', async () => {
  const app = await site();
  expect((await app.inject('//evil.example/?scenario=')).headers.location).toMatch(/^\/(?!\/)/);
  expect((await app.inject('/iran-flight')).body).toBe('a page');
  expect((await app.inject('/api/flights?scenario=soldOut')).body).toBe('a page');
});

test('the clock of the server stands still, runs, and goes as clocks go, from where it is', async () => {
  let device = 1000;
  const stage = createStage(() => device);
  const app = Fastify();
  await scenarios(app, stage);
  const after = async (query: string) => {
    const answer = await app.inject({ method: 'POST', url: `/__scenario/clock?${query}` });
    device += 1000;
    const { now, speed } = (await app.inject('/__scenario')).json();
    return [answer.statusCode, speed, now];
  };
  expect(await after('speed=0')).toEqual([200, 0, 1000]);
  expect(await after('ms=5000')).toEqual([200, 0, 6000]);
  expect(await after('speed=60')).toEqual([200, 60, 66_000]);
  expect(await after('speed=1')).toEqual([200, 1, 67_000]);
  expect(await after('speed=-3')).toEqual([200, 1, 68_000]);
});

test('the clock of the server goes ahead and back', async () => {
  const stage = createStage();
  const app = Fastify();
  await scenarios(app, stage);
  const before = stage.now();
  await app.inject({ method: 'POST', url: '/__scenario/clock?ms=600000' });
  expect(stage.now() - before).toBeGreaterThanOrEqual(600_000);
  await app.inject({ method: 'POST', url: '/__scenario/clock?ms=-600000' });
  expect(stage.now() - before).toBeLessThan(600_000);
});
