import { beforeEach, expect, test } from 'vitest';
import { ACCOUNTING_YEARS, ORDER_PASSPORT_DAYS } from '#domain/core/retention.ts';
import { DAY_MS, momentOf } from '#domain/core/time.ts';
import { CLAIM_YEARS } from '#domain/insurance/cover.ts';
import { cleanUp } from '#server/jobs.ts';
import { policies, traveller } from '#server/products/insurance/testing/policies.ts';
import { bookingApp } from '#server/testing/booking-app.ts';

const server = bookingApp();
const { issued, papersOf, check } = policies(server);
const born = '1988-03-14';
beforeEach(() => {
  server.clock.now = momentOf('2026-11-20', 15 * 60);
});

const bought = async () => {
  const person = traveller(born);
  const policy = await issued({}, [person]);
  const stored = async () => {
    const rows = server.db.selectFrom('passenger').selectAll().where('order_id', '=', policy.orderId);
    const { first_name, birth_on, passport_sealed, passport_masked } = await rows.executeTakeFirstOrThrow();
    const drafts = server.db.selectFrom('order_draft').select('order_id').where('order_id', '=', policy.orderId);
    return { first_name, birth_on, passport_sealed, passport_masked, drafts: (await drafts.execute()).length };
  };
  return { ...policy, person, stored, ends: policy.order.item.coverUntil };
};

test('30 days after the last day the passport numbers and what was typed are gone, and the certificate says neither number nor birth date', async () => {
  const { person, stored, ends, ...policy } = await bought();
  const holder = async () => (await papersOf(policy))[0]?.holder;
  await cleanUp(server.db, ends + ORDER_PASSPORT_DAYS * DAY_MS - 1);
  expect(await holder()).toEqual({ person: 0, passportNumber: person.passportNumber, birthDate: born });
  expect((await stored()).drafts).toBe(1);
  await cleanUp(server.db, ends + ORDER_PASSPORT_DAYS * DAY_MS);
  const masked = `•••••${person.passportNumber.slice(-4)}`;
  expect(await holder()).toEqual({ person: 0, passportNumber: masked });
  const { passport_sealed, passport_masked, drafts } = await stored();
  expect({ passport_sealed, passport_masked, drafts }).toEqual({
    passport_sealed: '',
    passport_masked: masked,
    drafts: 0,
  });
});

test('for a claim of two years names, birth dates, days and numbers of certificates stay', async () => {
  const { stored, ends, order, ...policy } = await bought();
  const [paper] = await papersOf(policy);
  const last = ends + CLAIM_YEARS * 366 * DAY_MS;
  await cleanUp(server.db, last);
  server.clock.now = last;
  const { first_name, birth_on } = await stored();
  expect([first_name, birth_on]).toEqual([order.passengers[0]?.firstName, born]);
  const { state, firstDay, lastDay } = (await check(paper?.number ?? '')).json();
  expect([state, firstDay, lastDay]).toEqual(['ended', '2026-12-05', '2026-12-17']);
  expect(CLAIM_YEARS).toBeLessThan(ACCOUNTING_YEARS);
});
