// The site as it is shipped, with two things more: its clock can be moved, so that a journey lives through 25 minutes,
// and a browser can ask for a scenario, as for a price that rises.
import { fileURLToPath } from 'node:url';
import { serveAssets } from '#server/pages/assets.ts';
import { builtPages } from '#server/pages/built.ts';
import { servePages } from '#server/pages/pages.ts';
import { scenarios } from '#server/scenarios/plugin.ts';
import { createStage } from '#server/scenarios/stage.ts';
import { start } from '#server/start.ts';

const stage = createStage();

await start(
  async ({ app }, config) => {
    const dist = fileURLToPath(new URL('../../dist/', import.meta.url));
    app.post<{ Querystring: { ms: string } }>('/test-support/advance', async (request) => ({
      now: stage.advance(Number(request.query.ms)),
    }));
    await app.register(scenarios, stage);
    await serveAssets(app, dist);
    servePages(app, await builtPages(dist), { config, now: stage.now });
  },
  stage.now,
  stage.change,
);
