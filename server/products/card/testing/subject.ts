import { sql } from 'kysely';
import { addDays, dayOf } from '#domain/core/time.ts';
import { STEP_MS } from '#server/products/card/detail.ts';
import { sendPaper } from '#server/products/card/testing/pictures.ts';
import { quoteFor, wishFor } from '#server/products/card/testing/wishes.ts';
import { signIn } from '#server/testing/account.ts';
import type { Browser, Server, Subject } from '#server/testing/conformance.ts';
import { passenger } from '#server/testing/traveller.ts';

/** Later than the last of the days that the suite asks about. */
const FAR = 9_000_000_000_000;

/** A card belongs to an account: the suite's guests sign in, and stay signed in however far the clock goes. */
async function signedIn(server: Server, browser: Browser): Promise<void> {
  const { statusCode } = await browser.ask('GET', '/account/orders');
  if (statusCode === 401) await signIn(server.deps, browser);
  await server.db.updateTable('session').set({ ends_at: FAR, active_until: FAR }).execute();
}

/** The suite tells the same passport for all its buyers, who are other people: this database notes whose card it is for none. */
async function noMarks({ db }: Server): Promise<void> {
  await sql`create or replace function card_of_anybody() returns trigger language plpgsql as $$
    begin new.holder_mark := null; return new; end $$`.execute(db);
  await sql`create or replace trigger card_of_anybody before insert on card
    for each row execute function card_of_anybody()`.execute(db);
}

/** Each trait that is true enables its tests. */
export function subject(server: Server): Subject {
  let count = 0;
  return {
    name: 'card',
    traits: {
      stock: false,
      hold: true,
      deposit: false,
      promise: true,
      people: true,
      passport: true,
      stage: true,
      life: true,
      inquiry: false,
      parts: false,
      refuses: false,
      quote: false,
      difference: false,
      falls: false,
    },
    isDiscountedInPart: true,
    units: 0,
    issueMs: STEP_MS,
    stages: ['producing', 'outForDelivery', 'delivered'],
    // The plastic is not made while its stage is not moved on: all comes back, on each day.
    percentsBack: [100, 100, 100, 100, 100],
    people: [passenger({ firstName: 'Hannelore', lastName: 'Zimmermann', passportExpiry: '2035-05-01' })],
    offer: async () => {
      if (count === 0) await noMarks(server);
      count += 1;
      const id = count;
      const arrival = addDays(dayOf(server.clock.now), 60);
      let keys = 0;
      const quotes = new Map<number, string>();
      return {
        hold: async (browser) => {
          keys += 1;
          await signedIn(server, browser);
          const { now } = server.clock;
          const quote = quotes.get(now) ?? (await quoteFor(browser.ask));
          quotes.set(now, quote);
          const wish = wishFor(quote, arrival);
          const held = await browser.ask('POST', '/card/holds', wish, { 'idempotency-key': `card-${id}-${keys}` });
          if (held.statusCode === 201) await sendPaper(browser.ask, held.json<{ orderId: string }>().orderId);
          return held;
        },
        counts: async () => null,
      };
    },
  };
}
