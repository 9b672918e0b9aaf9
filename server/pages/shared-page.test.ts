import { beforeAll, expect, test } from 'vitest';
import { ProblemError } from '#domain/core/problem.ts';
import { NO_THIRD_PARTIES } from '#domain/core/third-parties.ts';
import { testApp } from '#server/db/testing/test-app.ts';
import { servePages } from '#server/pages/pages.ts';
import { freshPages } from '#server/testing/built-site.ts';

// Renders with the build's output.
const api: { problem: ProblemError | null } = { problem: null };
const server = testApp((operations) => ({
  ...operations,
  listLowestFares: (asked) => (api.problem ? Promise.reject(api.problem) : operations.listLowestFares(asked)),
}));
beforeAll(async () => {
  const pages = await freshPages();
  const { publicUrl } = server.deps.config;
  servePages(server.app, pages, {
    config: { publicUrl, hasPageCache: true, rateLimitFactor: 1000, thirdParties: NO_THIRD_PARTIES },
    now: Date.now,
  });
});

test.each([
  [429, 'rate_limited', '/isfahan'],
  [503, 'unavailable', '/shiraz'],
] as const)(
  'a page that lacks something, as the API answered %i, is the page of one guest alone',
  async (status, code, url) => {
    const prices = async () => (await server.app.inject({ url })).body.split('€').length;
    api.problem = new ProblemError(status, { code, message: 'Not now.' });
    const without = await prices();
    api.problem = null;
    expect(await prices()).toBeGreaterThan(without);
  },
);
