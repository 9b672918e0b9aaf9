import { addDays, dayOf } from '#domain/core/time.ts';
import type { components } from '#openapi/generated/types.ts';
import { STEP_MS } from '#server/products/card/detail.ts';
import { openPin } from '#server/products/card/plastic.ts';
import { sendPaper } from '#server/products/card/testing/pictures.ts';
import { quoteFor, wishFor } from '#server/products/card/testing/wishes.ts';
import { signIn } from '#server/testing/account.ts';
import type { bookingApp } from '#server/testing/booking-app.ts';
import { CONTACT, type PassengerInput, passenger } from '#server/testing/traveller.ts';

type Schemas = components['schemas'];
type Server = ReturnType<typeof bookingApp>;
export type Browser = ReturnType<Server['newTraveller']>;
export type CardOrder = Schemas['CardOrder'];

let people = 0;

/** Somebody with a passport of their own. */
export function somebody(change: Partial<PassengerInput> = {}): PassengerInput {
  people += 1;
  const passportNumber = `C01X${String(people).padStart(5, '0')}`;
  return passenger({ ...{ firstName: 'Hannelore', lastName: 'Zimmermann', passportNumber }, ...change });
}

/** A browser signed in to a new account with a balance that pays for all it orders. */
export async function richTraveller(server: Server, balance = 2_000_000) {
  const browser = server.newTraveller();
  const { accountId, sessionId } = await signIn(server.deps, browser, { balance });
  await staySignedIn(server);
  return { browser, accountId, sessionId };
}

/** However far the clock of the test goes. */
export const staySignedIn = ({ db }: Pick<Server, 'db'>) =>
  db.updateTable('session').set({ ends_at: 9_000_000_000_000, active_until: 9_000_000_000_000 }).execute();

let keys = 0;
export const newKey = () => {
  keys += 1;
  return { 'idempotency-key': `card-test-${keys}` };
};

/** Pays what is due from the balance. */
export async function payFromBalance(server: Server, browser: Browser, order: Pick<CardOrder, 'orderId' | 'total'>) {
  const { orderId, total } = order;
  const answer = await browser.pay(orderId, { total, cancelPackage: false, rulesAccepted: true, fromBalance: total });
  if (answer.statusCode !== 201) throw new Error(`Not paid: ${answer.body}`);
  await server.runJobs();
}

/** An order of a card that waits for its payment. */
export async function placedCard(
  server: Server,
  browser: Browser,
  { amount = 300_00, person = somebody(), wish = {} }: { amount?: number; person?: PassengerInput; wish?: object } = {},
): Promise<CardOrder> {
  const arrival = addDays(dayOf(server.clock.now), 30);
  const body = { ...wishFor(await quoteFor(browser.ask), arrival, amount), ...wish };
  const held = await browser.ask('POST', '/card/holds', body, newKey());
  if (held.statusCode !== 201) throw new Error(`Not held: ${held.body}`);
  const { orderId } = held.json<CardOrder>();
  await sendPaper(browser.ask, orderId);
  const answer = await browser.submit(orderId, { passengers: [person], ...CONTACT });
  if (answer.statusCode !== 200) throw new Error(`Not submitted: ${answer.body}`);
  return answer.json<CardOrder>();
}

export async function pass(server: Server, steps: number) {
  for (let step = 0; step < steps; step += 1) {
    server.clock.now += STEP_MS;
    await server.runJobs();
  }
}

/** The newest code that was mailed about an order. */
export async function mailedCode({ db }: Pick<Server, 'db'>, orderId: string): Promise<string> {
  const mail = await db
    .selectFrom('outbox')
    .select('body_text')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'code')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  return /Your code: (\d{6})/.exec(mail.body_text)?.[1] ?? '';
}

const PATHS = {
  activate: 'activation',
  unblock: 'unblocking',
  replace: 'replacement',
  close: 'closing',
  pin: 'pin',
} as const;

type Act = keyof typeof PATHS;

/** Asks for a code; nothing else is left in the mailbox. */
export async function askCode(server: Server, browser: Browser, orderId: string, act: Act) {
  await server.db.deleteFrom('outbox').where('kind', '=', 'code').where('order_id', '=', orderId).execute();
  await server.db.deleteFrom('rate_limit').execute();
  return browser.ask('POST', `/card/cards/${orderId}/code`, { act });
}

/** Asks for a code, reads it in the mailbox, and uses it. */
export async function act(server: Server, browser: Browser, orderId: string, name: Act, besides: object = {}) {
  const sent = await askCode(server, browser, orderId, name);
  if (sent.statusCode !== 200) return sent;
  const code = await mailedCode(server, orderId);
  return browser.ask('POST', `/card/cards/${orderId}/${PATHS[name]}`, { code, ...besides });
}

/** A card that was ordered, approved, delivered and switched on. */
export async function activeCard(server: Server, options: { amount?: number; balance?: number } = {}) {
  const rich = await richTraveller(server, options.balance);
  const { browser } = rich;
  const order = await placedCard(server, browser, options);
  await payFromBalance(server, browser, order);
  await pass(server, 4);
  const answer = await act(server, browser, order.orderId, 'activate');
  if (answer.statusCode !== 200) throw new Error(`Not switched on: ${answer.body}`);
  return { ...rich, order, orderId: order.orderId };
}

export const readCard = async (browser: Browser, orderId: string): Promise<Schemas['Card']> =>
  (await browser.ask('GET', `/card/cards/${orderId}`)).json();

/** The PIN, as nobody but its holder sees it. */
export async function pinOf({ db, deps }: Server, orderId: string): Promise<string> {
  const card = await db.selectFrom('card').selectAll().where('order_id', '=', orderId).executeTakeFirstOrThrow();
  return openPin(deps.config, card);
}

export async function spend(server: Server, browser: Browser, orderId: string, rials: number, place = 'shop') {
  const body = { cardOrderId: orderId, place, rials, pin: await pinOf(server, orderId) };
  return browser.ask('POST', '/card/terminal/payments', body, newKey());
}

/** An order of a load that waits for its payment, or why there is none. */
export async function holdLoad(browser: Browser, cardOrderId: string, amount: number) {
  const load = { amount, currency: 'EUR' };
  const quote = await quoteFor(browser.ask);
  return browser.ask('POST', '/card/holds', { kind: 'load', quote, cardOrderId, load }, newKey());
}
