import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { conventionBreaches } from '#machines/core/conventions.ts';
import { INQUIRY_ID } from '#machines/core/inquiry/fixtures.ts';
import { inquiryAddressViews } from '#machines/core/inquiry-address/fixtures.ts';
import { inquiryAddressMachine } from '#machines/core/inquiry-address/machine.ts';
import type { LeaveAddressInput } from '#machines/core/inquiry-address/types.ts';
import { inquiryAddressView } from '#machines/core/inquiry-address/view.ts';
import { EMAIL_MISSING } from '#machines/core/testing/form.ts';
import { NOW } from '#machines/core/testing/moment.ts';
import { ok, problem, Scripted } from '#machines/core/testing/scripted.ts';

function start() {
  const world = new Scripted(NOW);
  const machine = inquiryAddressMachine.provide({
    actors: { leaveAddress: world.actor<void, LeaveAddressInput>('leaveAddress') },
  });
  const actor = createActor(machine, { input: { inquiryId: INQUIRY_ID }, clock: world.clock }).start();
  return {
    world,
    leave: (email: string) => actor.send({ type: 'address.leave', email, faults: email === '' ? [EMAIL_MISSING] : [] }),
    view: () => inquiryAddressView(actor.getSnapshot()),
  };
}

test('keeps the conventions', () => {
  expect(conventionBreaches(inquiryAddressMachine, { cosmeticAfter: ['asking.invalid'] })).toEqual([]);
});

test('an address is left, and another one instead', async () => {
  const { world, leave, view } = start();
  leave('anna@example.org');
  leave('twice@example.org');
  expect(view()).toEqual(inquiryAddressViews.leaving);
  await world.settle('leaveAddress', ok());
  expect(view()).toEqual(inquiryAddressViews.left);
  leave('berta@example.org');
  await world.settle('leaveAddress', ok());
  expect(world.inputsOf('leaveAddress')).toEqual([
    { inquiryId: INQUIRY_ID, email: 'anna@example.org' },
    { inquiryId: INQUIRY_ID, email: 'berta@example.org' },
  ]);
});

test('what is wrong is not sent; what the server refuses stays to be mended', async () => {
  const { world, leave, view } = start();
  leave('');
  expect([view(), world.pending()]).toEqual([inquiryAddressViews.invalid, []]);
  leave('anna@example.org');
  await world.settle('leaveAddress', problem('unavailable', { message: 'Try again in a moment.' }));
  expect(view()).toEqual(inquiryAddressViews.notTaken);
});
