// The site as it is shipped, with a list of BENCH_ROWS flights.
import { fileURLToPath } from 'node:url';
import { serveAssets } from '../server/pages/assets.ts';
import { builtPages } from '../server/pages/built.ts';
import { servePages } from '../server/pages/pages.ts';
import { systemClock } from '../server/site.ts';
import { start } from '../server/start.ts';
import { manyFlights } from '../server/testing/many-flights.ts';

const rows = Number(process.env.BENCH_ROWS);
const dist = fileURLToPath(new URL('../dist/', import.meta.url));

await start(
  async ({ app }, config) => {
    await serveAssets(app, dist);
    servePages(app, await builtPages(dist), { config, now: systemClock });
  },
  systemClock,
  (parts) => ({ ...parts, operations: manyFlights(parts.operations, rows) }),
);
