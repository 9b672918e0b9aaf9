import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { conventionBreaches } from '#machines/core/conventions.ts';
import { INQUIRY_ID } from '#machines/core/inquiry/fixtures.ts';
import { EMAIL_MISSING } from '#machines/core/testing/form.ts';
import { NOW } from '#machines/core/testing/moment.ts';
import { ok, problem, Scripted } from '#machines/core/testing/scripted.ts';
import { tourAskViews } from '#machines/tours/tour-ask/fixtures.ts';
import { tourAskMachine } from '#machines/tours/tour-ask/machine.ts';
import type { AskedTour, AskTourInput } from '#machines/tours/tour-ask/types.ts';
import { tourAskView } from '#machines/tours/tour-ask/view.ts';

function start() {
  const world = new Scripted(NOW);
  const machine = tourAskMachine.provide({ actors: { askTour: world.actor<AskedTour, AskTourInput>('askTour') } });
  const actor = createActor(machine, { input: { flowId: 'visit-1' }, clock: world.clock }).start();
  return {
    world,
    send: (isWhole = true) => actor.send({ type: 'question.send', faults: isWhole ? [] : [EMAIL_MISSING] }),
    view: () => tourAskView(actor.getSnapshot()),
  };
}

test('keeps the conventions', () => {
  expect(conventionBreaches(tourAskMachine, { cosmeticAfter: ['writing.invalid'] })).toEqual([]);
});

test('a question is asked once, and names its inquiry', async () => {
  const { world, send, view } = start();
  send();
  send();
  expect(view()).toEqual(tourAskViews.asking);
  await world.settle('askTour', ok({ inquiryId: INQUIRY_ID }));
  expect(view()).toEqual(tourAskViews.asked);
  expect(world.inputsOf('askTour')).toEqual([{ idempotencyKey: 'visit-1:ask:1' }]);
});

test('what is wrong is not sent', () => {
  const { world, send, view } = start();
  send(false);
  expect([view(), world.pending()]).toEqual([tourAskViews.invalid, []]);
});

test('what the server refuses stays to be mended, and is asked anew under another key', async () => {
  const { world, send, view } = start();
  send();
  await world.settle('askTour', problem('unavailable', { message: 'Try again in a moment.' }));
  expect(view()).toEqual(tourAskViews.refused);
  send();
  expect(world.inputsOf('askTour')).toEqual([{ idempotencyKey: 'visit-1:ask:1' }, { idempotencyKey: 'visit-1:ask:2' }]);
});

test('who waits already is told by which question', async () => {
  const { world, send, view } = start();
  send();
  await world.settle('askTour', problem('not_allowed', { inquiryId: INQUIRY_ID }));
  expectFields(view(), { problem: { code: 'not_allowed', message: 'not_allowed', inquiryId: INQUIRY_ID } });
});

test('a field that the server refuses is told at it', async () => {
  const { world, send, view } = start();
  send();
  await world.settle('askTour', problem('invalid_details', { fields: { day: 'date_in_past' } }));
  expectFields(view(), { faults: [{ field: 'day', code: 'date_in_past' }] });
});
