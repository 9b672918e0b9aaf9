import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { conventionBreaches } from '#machines/core/conventions.ts';
import { documentsMailViews } from '#machines/core/documents-mail/fixtures.ts';
import { documentsMailMachine } from '#machines/core/documents-mail/machine.ts';
import type { DocumentsMailed } from '#machines/core/documents-mail/types.ts';
import { documentsMailView } from '#machines/core/documents-mail/view.ts';
import type { OrderInput } from '#machines/core/order.ts';
import { NOW, ORDER_ID } from '#machines/core/testing/moment.ts';
import { ok, problem, Scripted } from '#machines/core/testing/scripted.ts';

function start() {
  const world = new Scripted(NOW);
  const machine = documentsMailMachine.provide({
    actors: { mailDocuments: world.actor<DocumentsMailed, OrderInput>('mailDocuments') },
  });
  const actor = createActor(machine, { input: { orderId: ORDER_ID } }).start();
  return {
    world,
    mail: () => actor.send({ type: 'documents.mail' }),
    view: () => documentsMailView(actor.getSnapshot()),
  };
}

test('keeps the conventions', () => {
  expect(conventionBreaches(documentsMailMachine)).toEqual([]);
});

test('asked twice, one mail is asked for; then it can be asked for again', async () => {
  const { world, mail, view } = start();
  expect(view()).toEqual(documentsMailViews.idle);
  mail();
  mail();
  expect(view()).toEqual(documentsMailViews.mailing);
  await world.settle('mailDocuments', ok({ emailMasked: 'a•••@example.org' }));
  expect([view(), world.calls]).toEqual([
    documentsMailViews.mailed,
    [{ actor: 'mailDocuments', input: { orderId: ORDER_ID } }],
  ]);
  mail();
  await world.settle('mailDocuments', problem('rate_limited', { retryAfterSeconds: 1800 }));
  expect(view()).toEqual({
    kind: 'idle',
    problem: { code: 'rate_limited', message: 'rate_limited', retryAfterSeconds: 1800 },
  });
});
