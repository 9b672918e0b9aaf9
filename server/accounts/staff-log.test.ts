import { expect, test } from 'vitest';
import { isLogged, logStaffAct, staffLogOf } from '#server/accounts/staff-log.ts';
import { bookingApp } from '#server/testing/booking-app.ts';

const server = bookingApp();
const ORDER = '0b9e7f6a-5d0c-4c1e-9d55-0d3c5f3a1c11';

test('a page gets the acts on its order that it has words for, newest first', async () => {
  const of = { name: 'Sara', orderId: ORDER };
  await logStaffAct(server.db, { ...of, act: 'read', at: 1 });
  await logStaffAct(server.db, { ...of, act: 'approve', at: 2, position: 0, field: 'photo' });
  await logStaffAct(server.db, { ...of, act: 'of another product', at: 3 });
  await logStaffAct(server.db, { name: 'Sara', act: 'read', at: 4 });
  expect(await staffLogOf(server.db, ORDER, ['read', 'approve'])).toEqual([
    { at: 2, by: 'Sara', act: 'approve', position: 0, field: 'photo' },
    { at: 1, by: 'Sara', act: 'read', position: null, field: null },
  ]);
});

test('an act counts as logged for its member and from its moment on', async () => {
  await logStaffAct(server.db, { name: 'Reza', act: 'look', at: 100 });
  const since = (name: string, moment: number) => isLogged(server.db, { name, act: 'look', since: moment });
  expect([await since('Reza', 100), await since('Reza', 101), await since('Sara', 100)]).toEqual([true, false, false]);
});
