import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { ACCOUNTING_YEARS, UNPAID_ORDER_DAYS } from '#domain/core/retention.ts';
import { DAY_MS } from '#domain/core/time.ts';
import { cleanUp } from '#server/jobs.ts';
import { belongingsOf } from '#server/testing/belongings.ts';
import { bookingApp } from '#server/testing/booking-app.ts';
import { person } from '#server/testing/person.ts';

// Password hashing is slow by design, slower on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const server = bookingApp();

/** Columns with personal data that are emptied, or whose rows are deleted, when orders are old enough. */
const GOES: Readonly<Record<string, readonly string[]>> = {
  orders: ['owner', 'account_id', 'email', 'phone', 'held_from'],
  passenger: [
    ...['age_class', 'title', 'first_name', 'last_name', 'birth_on', 'nationality', 'passport_country'],
    ...['passport_expires_on', 'passport_sealed', 'passport_masked', 'passport_mark', 'typed_by'],
  ],
  paper: ['kind', 'number'],
  order_draft: ['sealed'],
  order_change: [
    'kind',
    'status',
    'before',
    'after',
    'people',
    'replaces',
    'numbers',
    'issued',
    'held_from',
    'destination',
    'given',
  ],
  order_access: ['visitor'],
  card: ['holder_mark', 'last_digits', 'number_sealed', 'pin_sealed'],
  visa_applicant: ['sealed'],
  picture: ['kind', 'sealed'],
  picture_upload: ['kind', 'refused'],
  picture_upload_part: ['sealed'],
  inquiry: ['product', 'owner', 'status', 'detail', 'held_from', 'line', 'email'],
  saved_passenger: [
    ...['title', 'first_name', 'last_name', 'birth_on', 'nationality', 'passport_country', 'passport_expires_on'],
    ...['passport_sealed', 'passport_masked'],
  ],
  outbox: ['kind', 'recipient', 'subject', 'body_text', 'body_html', 'covered_subject', 'covered_text'],
  contact_message: ['number', 'owner', 'topic', 'sealed', 'closed_by'],
  contact_reply: ['staff_name', 'sealed'],
  trace_report: ['sender', 'note', 'page', 'build', 'traces'],
  idempotency: ['owner', 'operation', 'key', 'fingerprint', 'answer'],
  session: ['token_hash', 'purpose', 'device', 'visitor'],
  retired_visitor: ['visitor'],
  staff_session: ['token_hash', 'name', 'checked_hash'],
  staff_act: ['name', 'act', 'field'],
  one_time_code: ['purpose', 'code_hash', 'asked_by', 'link_hash'],
  known_browser: ['token_hash'],
  email_confirmation: ['token_hash', 'email'],
  invitation: ['token_hash', 'email', 'discount_codes'],
  rate_limit: ['bucket'],
};

/** Columns with personal data that stay until the person or the site's owner ends it. */
const STAYS: Readonly<Record<string, readonly string[]>> = {
  // Until the account is erased: erase.test.ts.
  account: ['email', 'password_hash', 'phone', 'first_name', 'last_name', 'calendar_mode', 'currency', 'pending_email'],
  // Until the subscriber uses the link in a newsletter.
  newsletter_subscription: ['email'],
  // Until the sale opens, also where it was taken back, or the account of the address is erased: products/transport/runs/openings.test.ts.
  transport_opening: ['email', 'kind', 'from_town', 'to_town', 'day'],
  // Until the transfer is closed: ledger/payouts.test.ts.
  payout_transfer: ['sealed_bank', 'outcome'],
  // Drivers by name and plate, until their owner imports others: products/transport/inventory/import.test.ts.
  transport_part: ['body'],
  // One row per staff member.
  staff_code: ['name'],
};

/** Text columns without personal data. */
const NEVER: Readonly<Record<string, readonly string[]>> = {
  // Personal fields of the detail are under `personal`, deleted with the passport numbers; results for people of a visa
  // request under `review`, deleted with their names. The rest: KNOWN_DETAIL.
  orders: ['reference', 'product', 'status', 'detail', 'stage', 'rates', 'gives'],
  gift_taken: ['kind'],
  // What a change changed is a kind and what was bought before and after: no name.
  order_event: ['status', 'what', 'change'],
  kept_quote: ['papers', 'lines'],
  cancellation: ['destination', 'papers', 'cause'],
  ledger: ['key', 'kind', 'from_book', 'to_book'],
  payment: ['status', 'currency', 'decline_reason', 'redirect_url', 'purpose', 'per_euro'],
  payment_event: ['event_id', 'kind'],
  sandbox_charge: ['reference', 'currency', 'status', 'decline_reason', 'return_url', 'callback_url', 'event_id'],
  top_up: ['status', 'decline_reason', 'redirect_url'],
  unmaking: ['numbers'],
  work_failure: ['job'],
  seat_stock: ['fare_id', 'route', 'flight_on'],
  hotel_row: ['kind', 'id', 'content'],
  hotel_night: ['room', 'night'],
  tour_row: ['slug', 'content'],
  tour_departure: ['id', 'tour', 'start', 'orders_told', 'content'],
  transport_part: ['part', 'day'],
  visa_service: ['processing'],
  // Sums and what they were for; whose card it is stands in `card`.
  card: ['state', 'blocked_by', 'last_day'],
  card_line: ['act', 'what', 'currency', 'from_book', 'to_book'],
  card_payment: ['place'],
  // Of a place only whether women, men or a family are there; whose it is stands in the order.
  transport_run: ['id'],
  transport_place_taken: ['run', 'place', 'taken_by'],
  // Facts entered by the owner: visa rules and rates, each checked word by word when imported.
  fact_correction: ['id', 'content'],
};

/** Fields that may stay in the detail of an order for accounting: what was sold, and for how many people. */
const KNOWN_DETAIL: Readonly<Record<string, readonly string[]>> = {
  // Where it went by kind of way and airport; a hotel and an address are under `personal`.
  card: [
    ...['kind', 'cardId', 'cardOrderId', 'arrival', 'delivery', 'load', 'loadBefore', 'begunAt', 'paidAt', 'check'],
    ...['isPlaceLost'],
  ],
  flights: ['type', 'adult', 'child', 'infant', 'legs'],
  hotels: ['hotel', 'checkIn', 'checkOut', 'nights', 'rooms', 'guests', 'inquiryId'],
  insurance: ['plan', 'isMountain', 'isInIran', 'firstDay', 'coverFrom', 'tariff', 'people'],
  // Without who drove: products/transport/retention.test.ts. `stayIn` and `stayBackIn` are ids of orders of the same owner.
  transport: ['wish', 'title', 'titleFa', 'parts', 'rides', 'prices', 'stayIn', 'stayBackIn'],
  visa: ['applicants', 'lastPlace', 'fee', 'residence', 'entry', 'arrival', 'days', 'processing'],
};

async function unknownDetails(): Promise<string[]> {
  const { rows } = await sql<{ product: string; key: string }>`
    select distinct product, jsonb_object_keys(detail) as key from orders`.execute(server.db);
  return rows
    .filter(({ product, key }) => !KNOWN_DETAIL[product]?.includes(key))
    .map(({ product, key }) => `${product}.${key}`)
    .toSorted();
}

const namesIn = (table: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(table).flatMap(([name, columns]) => columns.map((column) => `${name}.${column}`));

test('each column that can hold what is of a person has a rule', async () => {
  // Numbers, times and ids are not personal once these columns are empty.
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and table_name not like 'kysely%'
      and data_type not in ('bigint', 'integer', 'smallint', 'boolean', 'uuid')`.execute(server.db);
  const ids = ['orders.account_id'];
  const ruled = [GOES, STAYS, NEVER].flatMap(namesIn);
  expect(rows.map(({ name }) => name).toSorted()).toEqual(ruled.filter((name) => !ids.includes(name)).toSorted());
});

async function filled(): Promise<string[]> {
  const found = await Promise.all(
    Object.entries(GOES).map(async ([table, columns]) => {
      const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(server.db);
      return columns
        .filter((column) => rows.some((row) => row[column] !== null && row[column] !== ''))
        .map((column) => `${table}.${column}`);
    }),
  );
  return found.flat();
}

/** Adds a row to each table that the rest of the test leaves empty. */
async function fillTheRest(accountId: string): Promise<void> {
  const { db, clock } = server;
  const now = clock.now;
  const { id: order_id } = await db.selectFrom('orders').select('id').limit(1).executeTakeFirstOrThrow();
  const ends_at = now + DAY_MS;
  await db
    .insertInto('paper')
    .values({ order_id, position: 0, kind: 'ticket', number: 'SIM 100', person: 0 })
    .execute();
  await db.insertInto('order_access').values({ order_id, visitor: 'a visitor' }).execute();
  const given = JSON.stringify({ sum: null, back: null });
  const named = JSON.stringify([{ position: 0, title: 'MS', firstName: 'Anna', lastName: 'Muster' }]);
  await db
    .insertInto('order_change')
    .values({
      ...{ id: order_id, order_id, ordinal: 1, kind: 'name', status: 'done', before: '{}', after: '{}', people: named },
      ...{
        issued: ['SIM 98'],
        held_from: 'net',
        replaces: [0],
        numbers: ['SIM 99'],
        fares: 0,
        discount: 0,
        old_total: 0,
        new_total: 0,
        given,
      },
      ...{ destination: 'card', until: now, quoted_at: now, begun_at: null, ended_at: null, due_at: null },
    })
    .execute();
  await db
    .insertInto('order_draft')
    .values({ order_id, sealed: 'typed', saved_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('staff_act')
    .values({ at: now, name: 'Sara', act: 'read', order_id, position: 0, field: 'photo' })
    .execute();
  const staff = { token_hash: 'x', name: 'Sara', checked_hash: 'x', created_at: now, ends_at };
  await db.insertInto('staff_session').values(staff).execute();
  await db.insertInto('known_browser').values({ token_hash: 'x', account_id: accountId, ends_at }).execute();
  const link = { token_hash: 'x', email: 'anna@example.org', created_at: now, ends_at, used_at: null };
  await db
    .insertInto('email_confirmation')
    .values({ ...link, account_id: accountId })
    .execute();
  await db
    .insertInto('invitation')
    .values({ ...link, discount_codes: [1] })
    .execute();
  const code = { id: crypto.randomUUID(), account_id: accountId, order_id: null, purpose: 'reset' as const };
  const hashes = { asked_by: 'x', code_hash: 'x', link_hash: 'x' };
  await db
    .insertInto('one_time_code')
    .values({ ...code, ...hashes, created_at: now, ends_at, used_at: null })
    .execute();
  const report = { id: crypto.randomUUID(), sender: 'x', note: 'It broke', page: '/', build: '1', traces: '[]' };
  await db
    .insertInto('trace_report')
    .values({ ...report, created_at: now, delete_at: ends_at })
    .execute();
  await db.updateTable('contact_message').set({ closed_by: 'Sara', closed_at: now, waits_since: null }).execute();
  const { id: message_id } = await db.selectFrom('contact_message').select('id').limit(1).executeTakeFirstOrThrow();
  const reply = { id: crypto.randomUUID(), message_id, position: 1, staff_name: 'Sara', sealed: 'x', created_at: now };
  await db.insertInto('contact_reply').values(reply).execute();
  const { id: upload_id } = await db.selectFrom('picture_upload').select('id').limit(1).executeTakeFirstOrThrow();
  await db
    .insertInto('picture_upload_part')
    .values({ upload_id, begins: 0, sealed: Buffer.from('x') })
    .execute();
  await db
    .updateTable('picture_upload')
    .set({ refused: JSON.stringify(['blurred']) })
    .execute();
  await db.updateTable('outbox').set({ covered_subject: 'Your code', covered_text: 'It was here' }).execute();
  await db.updateTable('inquiry').set({ held_from: 'x', line: 'x', email: 'x@example.org' }).execute();
  const ordered = db.selectFrom('orders').select('id').where('product', '=', 'card').limit(1);
  await db
    .insertInto('card')
    .values({
      ...{ id: crypto.randomUUID(), order_id: (await ordered.executeTakeFirstOrThrow()).id, account_id: accountId },
      ...{ state: 'closed', holder_mark: 'x', last_digits: '1234', number_sealed: 'x', pin_sealed: 'x' },
      ...{ step_at: null, created_at: now },
    })
    .execute();
}

test('a year after the seven of bookkeeping nothing is left of guests and their orders, nor of an account but itself', async () => {
  const anna = await person(() => server.app, server.deps);
  await belongingsOf(anna);
  const guest = server.newTraveller();
  await server.readyToPay(guest);
  await belongingsOf({ ...(await person(() => server.app, server.deps)) });
  await server.runJobs();
  await fillTheRest(anna.accountId);
  await server.db.updateTable('retired_visitor').set({ account_id: null }).execute();
  await server.db
    .insertInto('retired_visitor')
    .values({ visitor: 'a cookie of before', account_id: null, retired_at: server.clock.now })
    .execute();
  // Set by hand: a session without an earlier guest has no visitor.
  await server.db.updateTable('session').set({ visitor: 'a guest who signed in' }).execute();
  await sql`update orders set detail = detail || '{"review":{"people":[{"code":"A1"}]}}' where product = 'visa'`.execute(
    server.db,
  );
  await sql`update orders set detail = detail || '{"personal":{"wishes":"A quiet room"}}' where product = 'flights'`.execute(
    server.db,
  );
  expect((await filled()).toSorted()).toEqual(namesIn(GOES).toSorted());
  expect(await unknownDetails()).toEqual(['flights.personal', 'visa.review']);

  // Today's orders end within some weeks, and earlier visitors a year after them.
  const later = server.clock.now + (ACCOUNTING_YEARS + 2) * 365 * DAY_MS;
  await cleanUp(server.db, later);
  await cleanUp(server.db, later);
  expect(await filled()).toEqual([]);
  expect(await unknownDetails()).toEqual([]);
  const { orders } = await server.db
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('orders'))
    .executeTakeFirstOrThrow();
  // With their amounts, for accounting: a flight, a visa, a ride and a card of each of two people, and a flight of a guest.
  expect(Number(orders)).toBe(9);
});

test('an order keeps its people until the last day of the seven years', async () => {
  const guest = server.newTraveller();
  const { orderId } = await server.readyToPay(guest);
  const { ends_at } = await server.db
    .selectFrom('orders')
    .select('ends_at')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const people = async () =>
    (await server.db.selectFrom('passenger').select('last_name').where('order_id', '=', orderId).execute()).length;
  const end = ends_at + ACCOUNTING_YEARS * 365 * DAY_MS;
  await cleanUp(server.db, end - 1);
  expect(await people()).toBe(1);
  await cleanUp(server.db, end);
  expect(await people()).toBe(0);
});

const peopleOf = async (orderId: string) => {
  const count = async (table: 'passenger' | 'order_draft') =>
    (await server.db.selectFrom(table).select('order_id').where('order_id', '=', orderId).execute()).length;
  const { email, phone } = await server.db
    .selectFrom('orders')
    .select(['email', 'phone'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return { email, phone, passengers: await count('passenger') };
};
const GONE = { email: null, phone: null, passengers: 0 };

test('an order that nobody paid keeps its people for 30 days after it ended, and can be held again without them', async () => {
  const guest = server.newTraveller();
  const { orderId } = await server.readyToPay(guest);
  const start = server.clock.now;
  const before = await peopleOf(orderId);
  expect([before.passengers, before.email]).toEqual([1, expect.stringContaining('@')]);
  server.clock.now += DAY_MS;
  await server.runJobs();
  const ended = server.clock.now;
  await cleanUp(server.db, ended + UNPAID_ORDER_DAYS * DAY_MS - 1);
  expect(await peopleOf(orderId)).toEqual(before);
  await cleanUp(server.db, ended + UNPAID_ORDER_DAYS * DAY_MS);
  expect(await peopleOf(orderId)).toEqual(GONE);
  const again = await guest.holdAgain(orderId, {}, 'held-again-without-people');
  expect([again.statusCode, again.json().status]).toEqual([200, 'held']);
  server.clock.now = start;
});

test.each([
  ['was paid and given back', { status: 'refunded' }],
  ['waits for what a bank says', { check_at: 1 }],
  ['is owed money', { refund_due_at: 1 }],
] as const)('an order that has ended keeps its people for the books when its payment %s', async (_, change) => {
  const { orderId, payment, anna } = await server.readyToPay();
  await anna.pay(orderId, payment);
  await server.db.updateTable('orders').set({ status: 'expired' }).where('id', '=', orderId).execute();
  await server.db
    .updateTable('payment')
    .set({ status: 'declined', check_at: null, refund_due_at: null, ...change })
    .where('order_id', '=', orderId)
    .execute();
  await cleanUp(server.db, server.clock.now + (UNPAID_ORDER_DAYS + 1) * DAY_MS);
  expect((await peopleOf(orderId)).passengers).toBe(1);
});
