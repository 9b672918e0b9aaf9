import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { euro } from '#domain/core/money.ts';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import {
  freshCalculator,
  heldQuote,
  movedQuote,
  QUOTE_MS,
  renewedQuote,
  cardCalculatorViews as views,
} from '#machines/card/card-calculator/fixtures.ts';
import { AGAIN_MS, cardCalculatorMachine } from '#machines/card/card-calculator/machine.ts';
import { scriptedCardCalculator } from '#machines/card/card-calculator/testing.ts';
import type { CardCalculatorInput } from '#machines/card/card-calculator/types.ts';
import { cardCalculatorView } from '#machines/card/card-calculator/view.ts';
import { conventionBreaches } from '#machines/core/conventions.ts';
import { NOW } from '#machines/core/testing/moment.ts';
import { ok, problem, Scripted } from '#machines/core/testing/scripted.ts';

function start(input: Partial<CardCalculatorInput> = {}, now = NOW) {
  const world = new Scripted(now);
  const actor = createActor(scriptedCardCalculator(world), {
    input: { ...freshCalculator, ...input },
    clock: world.clock,
  }).start();
  return { world, actor, view: () => cardCalculatorView(actor.getSnapshot()) };
}

test('keeps the conventions', () => {
  expect(conventionBreaches(cardCalculatorMachine)).toEqual([]);
});

test('the quote of the page stands for ten minutes, to the millisecond', () => {
  const { world, view } = start();
  world.clock.advanceTo(NOW + QUOTE_MS - 1);
  expect([view(), world.calls]).toEqual([views.held, []]);
  world.clock.advanceTo(NOW + QUOTE_MS);
  expect([view(), world.calls]).toEqual([views.asking, [{ actor: 'readQuote', input: { quote: 'quote-1' } }]]);
});

test('without a quote it asks for one at once', async () => {
  const { world, view } = start({ quote: null });
  expect([view(), world.inputsOf('readQuote')]).toEqual([views.first, [{ quote: null }]]);
  await world.settle('readQuote', ok(heldQuote));
  expect(view()).toEqual(views.held);
});

test('asleep past the end, or opened after it: the rate of now is asked for at once', () => {
  const { world, view } = start();
  world.clock.sleepTo(NOW + 5 * QUOTE_MS);
  expect(view()).toEqual(views.asking);
  expect(start({}, NOW + QUOTE_MS).view()).toEqual(views.asking);
});

test('a rate that did not move is renewed without a word', async () => {
  const { world, view } = start();
  world.clock.advanceTo(NOW + QUOTE_MS);
  await world.settle('readQuote', ok(renewedQuote));
  expect(view()).toEqual(views.renewed);
});

test('a rate that moved: the euros stay, old and new rials stand side by side until they are seen', async () => {
  const { world, actor, view } = start();
  world.clock.advanceTo(NOW + QUOTE_MS);
  await world.settle('readQuote', ok(movedQuote));
  expect(view()).toEqual(views.moved);
  expectFields(view(), { 'load.rials': 809_100_000, 'loadBefore.rials': 835_186_500, amount: euro(300_00) });
  actor.send({ type: 'news.dismiss' });
  expect(view()).toEqual({ ...views.moved, loadBefore: null });
});

test('of several moves the first that was looked at is the old one; back at it there is no news', async () => {
  const { world, view } = start();
  for (const rates of [movedQuote.rates, { ...movedQuote.rates, EUR: 2_800_000 }, heldQuote.rates]) {
    const until = world.clock.now() + 2 * QUOTE_MS;
    world.clock.advanceTo(until - QUOTE_MS);
    await world.settle('readQuote', ok({ rates, until, quote: 'another' }));
    expect(view().loadBefore).toEqual(rates.EUR === heldQuote.rates.EUR ? null : views.held.load);
  }
});

test('a clock that is ahead of the server asks again, with a pause and without a storm', async () => {
  const { world, view } = start({}, NOW + QUOTE_MS);
  for (const turn of [1, 2, 3]) {
    await world.settle('readQuote', ok(heldQuote));
    expect([view(), world.pending()]).toEqual([views.held, []]);
    world.clock.advanceTo(world.clock.now() + AGAIN_MS);
    expect(world.inputsOf('readQuote')).toHaveLength(turn + 1);
  }
});

test('what is typed counts in every state, and what cannot be loaded says why', async () => {
  const { world, actor, view } = start();
  actor.send({ type: 'amount.change', amount: euro(49_99), balance: 0 });
  expect([view().refused, view().load?.amount]).toEqual(['too_little', euro(49_99)]);
  actor.send({ type: 'amount.change', amount: { amount: 5000_01, currency: 'USD' }, balance: 0 });
  expect(view().refused).toBe('too_much');
  world.clock.advanceTo(NOW + QUOTE_MS);
  actor.send({ type: 'amount.change', amount: null, balance: 0 });
  expect(view()).toEqual({ ...views.empty, kind: 'asking' });
  await world.settle('readQuote', problem('unavailable'));
  actor.send({ type: 'amount.change', amount: euro(300_00), balance: 0 });
  expect(view()).toEqual(views.failed);
});

test('a full card takes nothing more', () => {
  expect(start({ balance: 13_370_000_000 }).view().refused).toBe('too_much');
});

test('a rate that did not come is asked for again by a press', async () => {
  const { world, actor, view } = start({ quote: null });
  await world.settle('readQuote', problem('unavailable'));
  expect([view().kind, view().problem?.code, world.pending()]).toEqual(['failed', 'unavailable', []]);
  actor.send({ type: 'quote.retry' });
  await world.settle('readQuote', ok(heldQuote));
  expect(view()).toEqual(views.held);
});
