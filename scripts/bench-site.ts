// The production site, with lists of BENCH_ROWS flights.
import { loadBuiltPages } from '../server/pages/built.ts';
import { start } from '../server/start.ts';
import { manyFlights } from '../server/testing/many-flights.ts';

const rows = Number(process.env.BENCH_ROWS);

await start(
  async () => {
    const addBuiltPages = await loadBuiltPages();
    return ({ app }, config) => addBuiltPages(app, config);
  },
  Date.now,
  (parts) => ({
    ...parts,
    operations: manyFlights(parts.operations, rows),
  }),
);
