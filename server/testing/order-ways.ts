import type { OrderStatus } from '#domain/core/order-status.ts';
import { signIn } from '#server/testing/account.ts';
import type { bookingApp } from '#server/testing/booking-app.ts';
import { CONTACT, type Order } from '#server/testing/traveller.ts';

type Server = ReturnType<typeof bookingApp>;
type Browser = ReturnType<Server['newTraveller']>;

export const WAYS = ['account', 'maker', 'finder', 'finderSignedIn', 'proved', 'finderOfAccounts'] as const;
export type Way = (typeof WAYS)[number];

export async function mailedCode({ db }: Server, orderId: string): Promise<string> {
  const { subject } = await db
    .selectFrom('outbox')
    .select('subject')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'code')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return subject.slice(0, 6);
}

export const find = (browser: Browser, { reference }: Order) =>
  browser.ask('POST', '/orders/find', { reference, email: CONTACT.email });

export async function findAndProve(server: Server, browser: Browser, order: Order): Promise<void> {
  await find(browser, order);
  await browser.ask('POST', `/orders/${order.orderId}/code`);
  await browser.ask('POST', `/orders/${order.orderId}/code/verify`, { code: await mailedCode(server, order.orderId) });
}

/** An order in a status, and a browser with this kind of access; its maker typed passport C01X00T47. */
export async function connected(server: Server, way: Way, status: OrderStatus = 'awaitingPayment') {
  const maker = server.newTraveller();
  const inAccount = way === 'account' || way === 'finderOfAccounts';
  const owner = inAccount ? await signIn(server.deps, maker) : null;
  const { order } = await server.readyToPay(maker, ({ fare }) => (fare.refundSteps[0]?.percent ?? 0) > 0);
  const browser = way === 'maker' ? maker : server.newTraveller();
  if (way === 'account' && owner) await signIn(server.deps, browser, { accountId: owner.accountId });
  else if (way === 'proved') await findAndProve(server, browser, order);
  else if (way !== 'maker') await find(browser, order);
  if (way === 'finderSignedIn') await signIn(server.deps, browser);
  if (status === 'issued') await issue(server, maker, order);
  else if (status !== 'awaitingPayment') await setStatus(server, order.orderId, status);
  return { maker, browser, order, orderId: order.orderId };
}

const setStatus = ({ db }: Server, orderId: string, status: OrderStatus) =>
  db.updateTable('orders').set({ status }).where('id', '=', orderId).execute();

async function issue(server: Server, maker: Browser, { orderId, total }: Order): Promise<void> {
  const started = await maker.pay(orderId, { total, cancelPackage: false, rulesAccepted: true });
  const chargeId = started.json<{ redirectUrl: string }>().redirectUrl.split('/').at(-1) ?? '';
  await server.sandbox.decide(chargeId, { status: 'succeeded' });
  await server.runJobs();
}
