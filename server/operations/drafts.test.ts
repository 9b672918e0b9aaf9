import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { emptyDraft, type PassengerDraft } from '#domain/core/passengers.ts';
import contract from '#openapi/generated/contract.json' with { type: 'json' };
import { testApp } from '#server/db/testing/test-app.ts';
import { CONTACT, first, type Order, offersOf, passenger, traveller } from '#server/testing/traveller.ts';

const server = testApp();
const MOST_ANSWERS = contract.components.schemas.ProductAnswers.maxProperties;

async function heldOrder() {
  const anna = traveller(() => server.app);
  const offer = first(offersOf(await anna.search()));
  return { anna, order: (await anna.hold({ offerIds: [offer.offerId] })).json<Order>() };
}

const typed = (passportNumber: string): PassengerDraft => {
  const draft = emptyDraft({ adult: 1, child: 0, infant: 0 });
  return {
    ...draft,
    email: 'anna@',
    passengers: draft.passengers.map((one) => ({ ...one, passportNumber, firstName: 'Ännchen' })),
  };
};

test('what was typed comes back as it was typed; before that there is an empty form for the party', async () => {
  const { anna, order } = await heldOrder();
  const path = `/orders/${order.orderId}/draft`;
  expect((await anna.ask('GET', path)).json()).toEqual(emptyDraft({ adult: 1, child: 0, infant: 0 }));
  const saved = await anna.ask('PUT', path, typed('C01'));
  expect([saved.statusCode, saved.body]).toEqual([204, '']);
  await anna.ask('PUT', path, typed('C01X'));
  expect((await anna.ask('GET', path)).json()).toEqual(typed('C01X'));
  expect((await anna.read(order.orderId)).json()).toEqual(order);
});

test('two tabs that began with the same draft keep what both typed; of one field the last save wins', async () => {
  const { anna, order } = await heldOrder();
  const path = `/orders/${order.orderId}/draft`;
  const began = typed('');
  await anna.ask('PUT', path, began);
  const [person] = began.passengers;
  const names = { ...began, email: 'anna@example.org', passengers: [{ ...person, lastName: 'Keller' }] };
  const numbers = { ...began, phone: '1', passengers: [{ ...person, passportNumber: 'C01', nationality: 'DE' }] };
  const saved = await Promise.all([names, numbers].map((draft) => anna.ask('PUT', path, { ...draft, began })));
  expect(saved.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
  const both = { ...person, lastName: 'Keller', passportNumber: 'C01', nationality: 'DE' };
  expect((await anna.ask('GET', path)).json()).toEqual({
    ...began,
    email: 'anna@example.org',
    phone: '1',
    passengers: [both],
  });
  await anna.ask('PUT', path, { ...began, phone: '2', began });
  expect((await anna.ask('GET', path)).json()).toEqual({
    ...began,
    email: 'anna@example.org',
    phone: '2',
    passengers: [both],
  });
});

test('it can be typed on after the hold ended, and not after the order was cancelled', async () => {
  const { anna, order } = await heldOrder();
  const path = `/orders/${order.orderId}/draft`;
  server.clock.now = order.deadlineAt;
  expect((await anna.ask('PUT', path, typed('LATE1'))).statusCode).toBe(204);
  expect((await anna.read(order.orderId)).json<Order>().status).toBe('expired');
  expect((await anna.ask('GET', path)).json()).toEqual(typed('LATE1'));

  const other = await heldOrder();
  await other.anna.release(other.order.orderId);
  const refused = await other.anna.ask('PUT', `/orders/${other.order.orderId}/draft`, typed('X'));
  expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'not_allowed']);
});

test('no row of any table holds the number of a passport', async () => {
  const { anna, order } = await heldOrder();
  await anna.ask('PUT', `/orders/${order.orderId}/draft`, typed('QZ7654321'));
  const submitted = await anna.submit(order.orderId, {
    passengers: [passenger({ passportNumber: 'QZ7654321' })],
    ...CONTACT,
  });
  expect(submitted.statusCode).toBe(200);
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public'`.execute(server.db);
  expect(tables.length).toBeGreaterThan(10);
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(name)} t`.execute(server.db);
    expect(rows.filter(({ row }) => row.includes('Z765432'))).toEqual([]);
  }
  const all = await sql<{ row: string }>`select passenger::text as row from passenger`.execute(server.db);
  expect(all.rows.some(({ row }) => row.includes('•••••4321'))).toBe(true);
});

test('two drafts that together have too many answers, and answers with long names, are refused; the draft stays', async () => {
  const { anna, order } = await heldOrder();
  const path = `/orders/${order.orderId}/draft`;
  const answersOf = (letter: string) =>
    Object.fromEntries(Array.from({ length: MOST_ANSWERS }, (_, index) => [`${letter}${index}`, 'x']));
  const draft = { ...typed(''), answers: answersOf('a') };
  expect((await anna.ask('PUT', path, draft)).statusCode).toBe(204);
  const more = { ...draft, answers: answersOf('b'), began: { ...draft, answers: {} } };
  for (const body of [more, { ...draft, answers: { ['n'.repeat(41)]: 'x' } }]) {
    const refused = await anna.ask('PUT', path, body);
    expect([refused.statusCode, refused.json().error.code]).toEqual([400, 'invalid_request']);
  }
  const read = await anna.ask('GET', path);
  expect([read.statusCode, read.json()]).toEqual([200, draft]);
});
