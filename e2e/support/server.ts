// The production site with two additions: its clock can be moved, so that a journey can last 25 minutes, and a browser
// can request a scenario, such as a price increase.
import { invite } from '#server/accounts/invitation.ts';
import type { Database } from '#server/db/database.ts';
import { loadBuiltPages } from '#server/pages/built.ts';
import { scenarios } from '#server/scenarios/plugin.ts';
import { createStage } from '#server/scenarios/stage.ts';
import { start } from '#server/start.ts';
import { STAFF } from './staff-names.ts';

// A scenario leaves single requests to the staff; the simulation reviews all others.
Object.assign(process.env, { STAFF, VISA_REVIEWER: 'simulated' });

const stage = createStage();
let database: Database | undefined;

const addBuiltPages = await loadBuiltPages();

await start(
  async () =>
    async ({ app }, config) => {
      app.post<{ Querystring: { ms: string } }>('/test-support/advance', async (request) => ({
        now: stage.advance(Number(request.query.ms)),
      }));
      app.post<{ Querystring: { email: string } }>('/test-support/invite', async ({ query }) => {
        if (!database) throw new Error('The site has no database yet');
        const { publicUrl } = config;
        await database
          .insertInto('discount_code')
          .values({
            code: 7001,
            percent: 10,
            min_fares: 0,
            starts_at: 0,
            ends_at: stage.now() + 365 * 86_400_000,
            max_uses: null,
            is_personal: true,
          })
          .onConflict((conflict) => conflict.column('code').doNothing())
          .execute();
        return { url: await invite(database, { ...query, discountCodes: [7001], publicUrl, now: stage.now() }) };
      });
      await scenarios(app, stage); // not an own plugin: any page may have ?scenario= in its URL
      await addBuiltPages(app, config, stage.now);
    },
  stage.now,
  (parts, db) => {
    database = db;
    return stage.change(parts, db);
  },
);
