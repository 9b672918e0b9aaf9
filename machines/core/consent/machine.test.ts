import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { ANALYTICS, consentViews, RECORDING } from '#machines/core/consent/fixtures.ts';
import { consentMachine } from '#machines/core/consent/machine.ts';
import type { Choice, ConsentInput } from '#machines/core/consent/types.ts';
import { consentView } from '#machines/core/consent/view.ts';
import { conventionBreaches } from '#machines/core/conventions.ts';
import { NOW } from '#machines/core/testing/moment.ts';
import { ok, Scripted } from '#machines/core/testing/scripted.ts';

function start(more: Partial<ConsentInput> = {}) {
  const world = new Scripted(NOW);
  const machine = consentMachine.provide({
    actors: { keepChoices: world.actor<void, readonly Choice[]>('keepChoices') },
  });
  const input = { parties: [ANALYTICS, RECORDING], choices: [], refusesAll: false, ...more };
  const actor = createActor(machine, { input }).start();
  return { world, actor, view: () => consentView(actor.getSnapshot()) };
}

test('keeps the conventions', () => {
  expect(conventionBreaches(consentMachine)).toEqual([]);
});

test('nobody is asked where nobody is named, or where the browser refuses for its visitor', () => {
  expect(start({ parties: [] }).view()).toEqual(consentViews.nobody);
  expect(start({ refusesAll: true }).view()).toEqual(consentViews.refusedByBrowser);
});

test('until there is an answer nobody is agreed to; the answer counts at once and is kept', async () => {
  const { world, actor, view } = start();
  expect(view()).toEqual(consentViews.asking);
  actor.send({ type: 'consent.give', agreed: ['analytics'] });
  expect(view()).toEqual(consentViews.some);
  await world.settle('keepChoices', ok(undefined));
  expect(view()).toEqual(consentViews.some);
  expect(world.calls).toEqual([
    {
      actor: 'keepChoices',
      input: [
        { ...ANALYTICS, isAgreed: true },
        { ...RECORDING, isAgreed: false },
      ],
    },
  ]);
});

test('a browser that keeps nothing is told so, and the answer counts for this visit', async () => {
  const { world, actor, view } = start();
  actor.send({ type: 'consent.give', agreed: ['analytics'] });
  await world.settle('keepChoices', { error: new Error('Storage is full') });
  expect(view()).toEqual(consentViews.forgotten);
});

test('another host of the same kind is asked for anew, and so is who was named after the answer', () => {
  const choices = [{ ...ANALYTICS, host: 'old.example', isAgreed: true }];
  expectFields(start({ parties: [ANALYTICS], choices }).view(), {
    kind: 'asking',
    parties: [{ host: 'stats.example', isAgreed: false }],
  });
  expect(start({ choices: [{ ...ANALYTICS, isAgreed: true }] }).view().kind).toBe('asking');
});

test('what another tab was told holds here too, and can be taken back', async () => {
  const { world, actor, view } = start();
  actor.send({
    type: 'consent.heard',
    choices: [
      { ...ANALYTICS, isAgreed: true },
      { ...RECORDING, isAgreed: true },
    ],
  });
  expect(view()).toEqual(consentViews.agreed);
  actor.send({ type: 'consent.give', agreed: [] });
  await world.settle('keepChoices', ok(undefined));
  expect(view()).toEqual(consentViews.refused);
});
