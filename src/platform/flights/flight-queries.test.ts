import { expect, test } from 'vitest';
import { createApi } from '#src/platform/core/api/api.ts';
import { readFlightsOn } from '#src/platform/flights/flight-queries.ts';

test('flights of a day are asked with what the contract names alone, also by who hands over a whole order', async () => {
  const asked: unknown[] = [];
  const api = createApi('https://safar.example', async (request) => {
    asked.push(await request.json());
    return Response.json({ departing: { offers: [] } });
  });
  const item = { adult: 1, child: 0, infant: 0, legs: [], fareClasses: [] };
  const found = await readFlightsOn(api, { origin: 'THR', destination: 'SYZ', departing: '2026-12-19', ...item });
  expect([found, asked]).toEqual([
    [],
    [{ origin: 'THR', destination: 'SYZ', departureDate: '2026-12-19', adult: 1, child: 0, infant: 0 }],
  ]);
});
