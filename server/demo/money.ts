import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addDays, DAY_MS, dayOf } from '#domain/core/time.ts';
import type { components } from '#openapi/generated/types.ts';
import { openSession } from '#server/accounts/session.ts';
import { DEMO_ACCOUNTS, DEMO_PERSON } from '#server/demo/accounts.ts';
import type { Sandbox } from '#server/gateways/sandbox.ts';
import type { Deps } from '#server/orders/deps.ts';

type Schemas = components['schemas'];
type DemoDeps = Deps & { readonly sandbox: Pick<Sandbox, 'decide'> };
type Ask = <T>(method: 'POST' | 'PUT', path: string, payload?: object) => Promise<T>;

/** 10 % for everybody and 20 % for the demo account. */
export const DEMO_CODES = { open: 1404, personal: 1405 } as const;
const TOP_UP: Schemas['Money'] = { amount: 15_000, currency: 'EUR' };
const PASSENGER: Schemas['PassengerInput'] = { ageClass: 'adult', ...DEMO_PERSON, passportExpiry: '2036-05-01' };

/**
 * Gives the first demo account a balance, two discount codes, an upcoming and an ended order, once: through the site's
 * own operations and sandbox bank, so that it has nothing that a traveller could not have made. Callbacks and issue
 * follow in background work.
 */
export async function seedDemoMoney(app: FastifyInstance, deps: DemoDeps): Promise<void> {
  const { db, config } = deps;
  const now = deps.now();
  const [{ email }] = DEMO_ACCOUNTS;
  const account = await db.selectFrom('account').select('id').where('email', '=', email).executeTakeFirst();
  if (!account) return; // erased
  const accountId = account.id;
  const known = await db
    .selectFrom('top_up')
    .select('charge_id')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (known) return;
  await seedCodes(deps, accountId, now);
  const request = { headers: {} } as FastifyRequest;
  const { sessionId, cookie } = await openSession(db, { accountId, purpose: 'full', request, config, now });
  const ask = asTraveller(app, config.publicUrl, cookie);
  const pay = async (redirectUrl: string | null) =>
    deps.sandbox.decide(redirectUrl?.split('/').at(-1) ?? '', { status: 'succeeded' });

  const topUp = await ask<Schemas['TopUpStarted']>('POST', '/account/top-ups', { amount: TOP_UP });
  await pay(topUp.redirectUrl);
  const today = dayOf(now);
  const ended = await hold(ask, addDays(today, 20));
  await ask('POST', `/orders/${ended.orderId}/release`);
  const { orderId } = await hold(ask, addDays(today, 14));
  const details = { passengers: [PASSENGER], email, phone: '+49 151 23456789' };
  const { total } = await ask<Schemas['Order']>('PUT', `/orders/${orderId}/passengers`, details);
  const payment = { total, cancelPackage: false, rulesAccepted: true };
  const { redirectUrl } = await ask<Schemas['PaymentStarted']>('POST', `/orders/${orderId}/payments`, payment);
  await pay(redirectUrl);
  await db.deleteFrom('session').where('id', '=', sessionId).execute();
}

async function seedCodes({ db }: Deps, accountId: string, now: number): Promise<void> {
  const terms = { min_fares: 0, starts_at: now, ends_at: now + 365 * DAY_MS };
  await db
    .insertInto('discount_code')
    .values([
      { ...terms, code: DEMO_CODES.open, percent: 10, is_personal: false },
      { ...terms, code: DEMO_CODES.personal, percent: 20, is_personal: true },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('discount_grant')
    .values({ code: DEMO_CODES.personal, account_id: accountId, granted_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** A flight with a refundable fare, so that cancelling it shows a refund. */
async function hold(ask: Ask, departureDate: string): Promise<Schemas['Order']> {
  const search = { origin: 'THR', destination: 'AZD', departureDate, adult: 1, child: 0, infant: 0 };
  const { departing } = await ask<Schemas['FlightAvailability']>('POST', '/flights/available', search);
  const offer = departing.offers.find(({ fare }) => fare.refundSteps.length > 0) ?? departing.offers[0];
  if (!offer) throw new Error(`No flight to Yazd on ${departureDate}`);
  return ask<Schemas['Order']>('POST', '/flights/holds', { offerIds: [offer.offerId] });
}

/** A signed-in browser; keeps the visitor cookie of its first hold. */
function asTraveller(app: FastifyInstance, origin: string, session: string): Ask {
  const cookies = [session.split(';')[0]];
  return async <T>(method: 'POST' | 'PUT', path: string, payload?: object) => {
    const headers = { origin, cookie: cookies.join('; '), 'idempotency-key': randomUUID() };
    const answer = await app.inject({ method, url: `/api${path}`, headers, ...(payload ? { payload } : {}) });
    if (answer.statusCode >= 400) throw new Error(`The demo's ${method} ${path} was refused: ${answer.body}`);
    for (const text of [answer.headers['set-cookie'] ?? []].flat()) cookies.push(text.split(';')[0]);
    return answer.json<T>();
  };
}
