import { expect, test } from 'vitest';
import { testApp } from '#server/db/testing/test-app.ts';
import { importFile } from '#server/facts/import-file.ts';

const server = testApp();
const read = async (query = '') => (await server.app.inject({ url: `/api/situation${query}` })).json().items;

test('the latest first, so many as are asked for; what an owner brings comes to it, and grows old', async () => {
  const all = await read();
  const dates = all.map(({ date }: { date: string }) => date);
  expect(dates).toEqual([...dates].sort().reverse());
  expect(await read('?most=1')).toEqual([all[0]]);
  const correction = {
    fact: 'situation.airspace-2026-11',
    lookedAt: '2026-11-19',
    asOf: '2026-11-18',
    confidence: 'high',
    pages: [],
    value: { date: '2026-11-18', text: 'The airspace was closed for a night.' },
  };
  const day = server.clock.now;
  await importFile(server.db, JSON.stringify(correction), { replaces: false, now: day });
  const latest = { ...correction.value, pages: [], lookedAt: '2026-11-19' };
  expect(await read('?most=1')).toEqual([{ ...latest, notSince: null, confidence: 'high' }]);
  server.clock.now = Date.parse('2026-12-19T00:00+03:30');
  expect(await read('?most=1')).toEqual([{ ...latest, notSince: '2026-11-19', confidence: 'medium' }]);
  server.clock.now = day;
});
