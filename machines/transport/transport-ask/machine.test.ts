import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { conventionBreaches } from '#machines/core/conventions.ts';
import { INQUIRY_ID } from '#machines/core/inquiry/fixtures.ts';
import { EMAIL_MISSING } from '#machines/core/testing/form.ts';
import { NOW } from '#machines/core/testing/moment.ts';
import { ok, problem, Scripted } from '#machines/core/testing/scripted.ts';
import { transportAskViews } from '#machines/transport/transport-ask/fixtures.ts';
import { transportAskMachine } from '#machines/transport/transport-ask/machine.ts';
import type { AskedTransport, AskTransportInput } from '#machines/transport/transport-ask/types.ts';
import { transportAskView } from '#machines/transport/transport-ask/view.ts';

function start() {
  const world = new Scripted(NOW);
  const machine = transportAskMachine.provide({
    actors: { askTransport: world.actor<AskedTransport, AskTransportInput>('askTransport') },
  });
  const actor = createActor(machine, { input: { flowId: 'visit-1' }, clock: world.clock }).start();
  return {
    world,
    send: (isWhole = true) => actor.send({ type: 'question.send', faults: isWhole ? [] : [EMAIL_MISSING] }),
    view: () => transportAskView(actor.getSnapshot()),
  };
}

test('keeps the conventions', () => {
  expect(conventionBreaches(transportAskMachine, { cosmeticAfter: ['writing.invalid'] })).toEqual([]);
});

test('a question is asked once, and names its inquiry', async () => {
  const { world, send, view } = start();
  send();
  send();
  expect(view()).toEqual(transportAskViews.asking);
  await world.settle('askTransport', ok({ inquiryId: INQUIRY_ID }));
  expect(view()).toEqual(transportAskViews.asked);
  expect(world.inputsOf('askTransport')).toEqual([{ idempotencyKey: 'visit-1:ask:1' }]);
});

test('what is wrong is not sent', () => {
  const { world, send, view } = start();
  send(false);
  expect([view(), world.pending()]).toEqual([transportAskViews.invalid, []]);
});

test('what the server refuses stays to be mended, and is asked anew under another key', async () => {
  const { world, send, view } = start();
  send();
  await world.settle('askTransport', problem('unavailable', { message: 'Try again in a moment.' }));
  expect(view()).toEqual(transportAskViews.refused);
  send();
  expect(world.inputsOf('askTransport')).toEqual([
    { idempotencyKey: 'visit-1:ask:1' },
    { idempotencyKey: 'visit-1:ask:2' },
  ]);
});

test('a field that the server refuses is told at it', async () => {
  const { world, send, view } = start();
  send();
  await world.settle('askTransport', problem('invalid_details', { fields: { 'ride.time': 'too_soon' } }));
  expectFields(view(), { faults: [{ field: 'ride.time', code: 'too_soon' }] });
});
