// The site as it is shipped, with one thing more: its clock can be moved, so that a journey lives through 25 minutes.
import { fileURLToPath } from 'node:url';
import { serveAssets } from '#server/pages/assets.ts';
import { builtPages } from '#server/pages/built.ts';
import { servePages } from '#server/pages/pages.ts';
import { start } from '#server/start.ts';

let ahead = 0;
const now = () => Date.now() + ahead;

await start(async ({ app }, config) => {
  const dist = fileURLToPath(new URL('../../dist/', import.meta.url));
  app.post<{ Querystring: { ms: string } }>('/test-support/advance', async (request) => {
    ahead += Number(request.query.ms);
    return { now: now() };
  });
  await serveAssets(app, dist);
  servePages(app, await builtPages(dist), { config, now });
}, now);
