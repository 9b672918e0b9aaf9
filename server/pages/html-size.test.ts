import { beforeAll, expect, test } from 'vitest';
import { NO_THIRD_PARTIES } from '#domain/core/third-parties.ts';
import { addDays, dayOf } from '#domain/core/time.ts';
import { testApp } from '#server/db/testing/test-app.ts';
import { servePages } from '#server/pages/pages.ts';
import { freshPages } from '#server/testing/built-site.ts';
import { manyFlights } from '#server/testing/many-flights.ts';

const rows = { wanted: 20 };
const server = testApp((operations) => ({
  ...operations,
  searchFlights: (call) => manyFlights(operations, rows.wanted).searchFlights(call),
}));
beforeAll(async () => {
  const pages = await freshPages();
  const { publicUrl } = server.deps.config;
  servePages(server.app, pages, {
    config: { publicUrl, hasPageCache: false, rateLimitFactor: 1000, thirdParties: NO_THIRD_PARTIES },
    now: () => server.clock.now,
  });
});

/**
 * Uncompressed size of pages in bytes: a phone must parse all of it. Of each flight the tick to compare it is 103 bytes; travel
 * insurance in the head and the foot is 200, tours are 140; the names of files that the build joins differ by some bytes.
 */
test.each([
  [20, 72_060],
  [100, 208_750],
])('a list of %i flights is a page of %i bytes at most', async (wanted, most) => {
  rows.wanted = wanted;
  const url = `/flights/THR-SYZ?departing=${addDays(dayOf(server.clock.now), 14)}&all=true`;
  const { body, statusCode } = await server.app.inject({ url });
  expect(statusCode).toBe(200);
  expect(body.match(/<article/g)).toHaveLength(wanted);
  expect(Buffer.byteLength(body)).toBeLessThanOrEqual(most);
});
