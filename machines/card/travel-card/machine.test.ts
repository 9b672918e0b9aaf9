import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { euro } from '#domain/core/money.ts';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { CARD_CODE_SENT, cardAt, cardViewAt, travelCardViews as views } from '#machines/card/travel-card/fixtures.ts';
import { PIN_MS, POLL_MS, travelCardMachine } from '#machines/card/travel-card/machine.ts';
import { scriptedPage, scriptedTravelCard } from '#machines/card/travel-card/testing.ts';
import type { CardStanding, CardState } from '#machines/card/travel-card/types.ts';
import { travelCardView } from '#machines/card/travel-card/view.ts';
import { conventionBreaches } from '#machines/core/conventions.ts';
import { CODE_MISSING } from '#machines/core/testing/form.ts';
import { NOW, ORDER_ID } from '#machines/core/testing/moment.ts';
import { ok, problem, Scripted } from '#machines/core/testing/scripted.ts';

function start(state: CardState, more: Partial<CardStanding> = {}) {
  const world = new Scripted(NOW);
  const page = scriptedPage();
  const actor = createActor(scriptedTravelCard(world, page), {
    input: { orderId: ORDER_ID, card: cardAt(state, more) },
    clock: world.clock,
  }).start();
  return {
    world,
    page,
    actor,
    view: () => travelCardView(actor.getSnapshot()),
    called: () => world.calls.map((call) => call.actor),
    pass: (ms: number) => world.clock.advanceTo(world.clock.now() + ms),
  };
}

/** A card whose PIN is on the screen. */
async function showing() {
  const one = start('active');
  one.actor.send({ type: 'act.ask', act: 'pin' });
  await one.world.settle('askCode', ok(CARD_CODE_SENT));
  one.actor.send({ type: 'code.verify', faults: [] });
  one.page.pin = '0417';
  await one.world.settle('actOnCard', ok(null));
  return one;
}

test('keeps the conventions', () => {
  expect(conventionBreaches(travelCardMachine)).toEqual([]);
});

test.each(['waiting', 'activating', 'active', 'blocked', 'replacing', 'expired', 'closing', 'closed'] as const)(
  'opens where the card is: %s',
  (state) => {
    const { actor, view } = start(state);
    expect(view()).toEqual(cardViewAt(state));
    const { value } = actor.getSnapshot();
    expect(typeof value === 'string' ? value : Object.values(value)[0]).toBe(state);
  },
);

test('follows what shops, our desk and the issuer do with it, until it is closed', async () => {
  const { world, view, pass } = start('waiting');
  for (const state of [
    'activating',
    'active',
    'blocked',
    'replacing',
    'active',
    'expired',
    'closing',
    'closed',
  ] as const) {
    pass(POLL_MS);
    await world.settle('readCard', ok(cardAt(state)));
    expect(view()).toEqual(cardViewAt(state));
  }
  pass(10 * POLL_MS);
  expect(world.pending()).toEqual([]);
});

test('one press blocks, without a code, and a second one asks nothing more', async () => {
  const { world, actor, view, called } = start('active');
  actor.send({ type: 'card.block' });
  actor.send({ type: 'card.block' });
  expect([view(), called()]).toEqual([views.blocking, ['blockCard']]);
  await world.settle('blockCard', ok(cardAt('blocked')));
  expect(view()).toEqual(views.blocked);
});

test.each(['waiting', 'blocked', 'closing', 'closed'] as const)(
  'nothing is blocked that the server does not let: %s',
  (state) => {
    const { actor, called } = start(state);
    actor.send({ type: 'card.block' });
    expect(called()).toEqual([]);
  },
);

test('a block that did not arrive says so, and the next press asks again', async () => {
  const { world, actor, view, called } = start('active');
  actor.send({ type: 'card.block' });
  await world.settle('blockCard', problem('unavailable'));
  expect(view()).toEqual(views.notBlocked);
  actor.send({ type: 'card.block' });
  expect([view(), called()]).toEqual([views.blocking, ['blockCard', 'blockCard']]);
});

test('one press blocks also while the server is asked, a code is awaited or typed, a PIN shows, a threshold is saved', async () => {
  const ask = (one: ReturnType<typeof start>) => one.actor.send({ type: 'act.ask', act: 'pin' });
  const begun: readonly ((one: ReturnType<typeof start>) => unknown)[] = [
    (one) => one.pass(POLL_MS),
    ask,
    async (one) => {
      ask(one);
      await one.world.settle('askCode', ok(CARD_CODE_SENT));
    },
    async (one) => {
      ask(one);
      await one.world.settle('askCode', ok(CARD_CODE_SENT));
      one.actor.send({ type: 'code.verify', faults: [] });
    },
    (one) => one.actor.send({ type: 'alert.set', above: null }),
  ];
  for (const begin of begun) {
    const one = start('active');
    await begin(one);
    one.actor.send({ type: 'card.block' });
    expect([one.view(), one.world.pending()]).toEqual([views.blocking, ['blockCard']]);
  }
  const one = await showing();
  one.actor.send({ type: 'card.block' });
  expect([one.view(), one.page.pin]).toEqual([views.blocking, '']);
});

test.each([
  ['activating', 'activate', 'active'],
  ['blocked', 'unblock', 'active'],
  ['active', 'replace', 'replacing'],
] as const)('%s: a code of its own act, then it is done: %s', async (state, act, after) => {
  const { world, actor, view } = start(state);
  actor.send({ type: 'act.ask', act });
  expect(view().task).toEqual({ kind: 'sending', act });
  await world.settle('askCode', ok(CARD_CODE_SENT));
  expectFields(view().task, { kind: 'coding', act, sent: CARD_CODE_SENT, isActing: false, isOver: false });
  actor.send({ type: 'code.verify', faults: [] });
  actor.send({ type: 'code.verify', faults: [] });
  expectFields(view().task, { isActing: true });
  await world.settle('actOnCard', ok(cardAt(after)));
  expect(view()).toEqual(cardViewAt(after));
  expect(world.calls).toEqual([
    { actor: 'askCode', input: { orderId: ORDER_ID, act } },
    { actor: 'actOnCard', input: { orderId: ORDER_ID, act, closing: null } },
  ]);
});

test('closing takes what the page said that is left, and where it goes', async () => {
  const { world, actor, view } = start('active');
  const closing = { to: 'balance', expected: euro(93_00) } as const;
  actor.send({ type: 'closing.ask', ...closing });
  await world.settle('askCode', ok(CARD_CODE_SENT));
  expect(view()).toEqual(views.closingCoding);
  actor.send({ type: 'code.verify', faults: [] });
  expect(world.inputsOf('actOnCard')).toEqual([{ orderId: ORDER_ID, act: 'close', closing }]);
  await world.settle('actOnCard', ok(cardAt('closed')));
  expect(view()).toEqual(views.closed);
});

test('another sum than the page said closes nothing: it is told, and the card is asked for anew', async () => {
  const { world, actor, view } = start('active');
  actor.send({ type: 'closing.ask', to: 'balance', expected: euro(93_00) });
  await world.settle('askCode', ok(CARD_CODE_SENT));
  actor.send({ type: 'code.verify', faults: [] });
  await world.settle('actOnCard', problem('price_changed'));
  expect([view().task, view().problem?.code, world.pending()]).toEqual([null, 'price_changed', ['readCard']]);
  await world.settle('readCard', ok(cardAt('active')));
  expect(view().problem?.code).toBe('price_changed');
});

test('nothing is asked that the card does not let, nor a plastic that costs something', () => {
  const { actor, called } = start('active', { isReplacedFree: false });
  for (const act of ['activate', 'unblock', 'replace'] as const) actor.send({ type: 'act.ask', act });
  expect(called()).toEqual([]);
  const closed = start('closing');
  closed.actor.send({ type: 'closing.ask', to: 'desk', expected: euro(1) });
  expect(closed.called()).toEqual([]);
});

test('a code is good for 120 s, to the millisecond; then only another one helps', async () => {
  const { world, actor, view } = start('active');
  actor.send({ type: 'act.ask', act: 'pin' });
  await world.settle('askCode', ok(CARD_CODE_SENT));
  world.clock.advanceTo(NOW + 120_000 - 1);
  expect(view()).toEqual(views.coding);
  world.clock.advanceTo(NOW + 120_000);
  expect(view()).toEqual(views.codeOver);
  actor.send({ type: 'code.verify', faults: [] });
  expect(world.inputsOf('actOnCard')).toEqual([]);
  actor.send({ type: 'code.resend' });
  expect(view()).toEqual(views.sending);
  await world.settle('askCode', ok({ ...CARD_CODE_SENT, endsAt: NOW + 240_000 }));
  expectFields(view(), { 'task.isOver': false, 'task.sent.endsAt': NOW + 240_000 });
});

test('asleep past its end, or with a clock that was corrected: the code is over at once', async () => {
  for (const sleep of ['sleepTo', 'correctTo'] as const) {
    const { world, actor, view } = start('active');
    actor.send({ type: 'act.ask', act: 'pin' });
    await world.settle('askCode', ok(CARD_CODE_SENT));
    world.clock[sleep](NOW + 3_600_000);
    expect(view()).toEqual(views.codeOver);
  }
});

test('a wrong code is typed again and says how often; after the last one only another one helps', async () => {
  const { world, actor, view } = start('active');
  actor.send({ type: 'act.ask', act: 'pin' });
  await world.settle('askCode', ok(CARD_CODE_SENT));
  actor.send({ type: 'code.verify', faults: [CODE_MISSING] });
  expect([view(), world.inputsOf('actOnCard')]).toEqual([views.codeMissing, []]);
  actor.send({ type: 'code.verify', faults: [] });
  await world.settle('actOnCard', problem('code_wrong', { message: 'Wrong code', triesLeft: 4 }));
  expectFields(view().task, { isOver: false, 'problem.triesLeft': 4 });
  actor.send({ type: 'code.verify', faults: [] });
  await world.settle('actOnCard', problem('code_wrong', { message: 'Wrong code', triesLeft: 0 }));
  expectFields(view().task, { isOver: true, 'problem.triesLeft': 0 });
});

test('a code that was given up leaves nothing: neither a question nor a reason', async () => {
  const { world, actor, view } = start('active');
  actor.send({ type: 'act.ask', act: 'pin' });
  await world.settle('askCode', ok(CARD_CODE_SENT));
  actor.send({ type: 'code.verify', faults: [] });
  await world.settle('actOnCard', problem('unavailable'));
  expectFields(view().task, { kind: 'coding', 'problem.code': 'unavailable' });
  actor.send({ type: 'task.drop' });
  expect(view()).toEqual(views.active);
});

test('a code that could not be sent says why', async () => {
  const { world, actor, view } = start('active');
  actor.send({ type: 'act.ask', act: 'pin' });
  await world.settle('askCode', problem('rate_limited', { retryAfterSeconds: 840 }));
  expectFields(view(), { task: null, 'problem.code': 'rate_limited' });
});

test('a PIN is on the screen for ten seconds, to the millisecond, and gone after that', async () => {
  const { world, page, view } = await showing();
  const since = world.clock.now();
  world.clock.advanceTo(since + PIN_MS - 1);
  expect([PIN_MS, view(), page.pin]).toEqual([10_000, views.pin, '0417']);
  world.clock.advanceTo(since + PIN_MS);
  expect([view(), page.pin]).toEqual([views.active, '']);
});

test('a PIN is gone when the page is hidden, when it is covered by hand, and when the page is left', async () => {
  const hidden = await showing();
  hidden.page.hide();
  expect([hidden.view(), hidden.page.pin]).toEqual([views.active, '']);
  const covered = await showing();
  covered.actor.send({ type: 'pin.hide' });
  expect([covered.view(), covered.page.pin]).toEqual([views.active, '']);
  const left = await showing();
  left.actor.stop();
  expect(left.page.pin).toBe('');
});

test('asleep: a PIN is gone at the moment of waking; a clock that is set back makes it no longer', async () => {
  const slept = await showing();
  slept.world.clock.sleepTo(NOW + 3_600_000);
  expect([slept.view(), slept.page.pin]).toEqual([views.active, '']);
  const back = await showing();
  back.world.clock.correctTo(NOW - 86_400_000);
  back.pass(PIN_MS);
  expect([back.view(), back.page.pin]).toEqual([views.active, '']);
});

test('one code shows the PIN once: for another look another code is sent', async () => {
  const { world, actor, view } = await showing();
  actor.send({ type: 'pin.hide' });
  actor.send({ type: 'code.verify', faults: [] });
  expect([view(), world.inputsOf('actOnCard')]).toEqual([
    views.active,
    [{ orderId: ORDER_ID, act: 'pin', closing: null }],
  ]);
  actor.send({ type: 'act.ask', act: 'pin' });
  expect(world.inputsOf('askCode')).toHaveLength(2);
});

test('the threshold of mails is saved, or says why not', async () => {
  const { world, actor, view } = start('active');
  actor.send({ type: 'alert.set', above: 50_000_000 });
  expect([view(), world.calls]).toEqual([
    views.saving,
    [{ actor: 'setAlert', input: { orderId: ORDER_ID, above: 50_000_000 } }],
  ]);
  await world.settle('setAlert', ok(cardAt('active')));
  expect(view()).toEqual(views.active);
  actor.send({ type: 'alert.set', above: null });
  await world.settle('setAlert', problem('unavailable'));
  expectFields(view(), { task: null, 'problem.code': 'unavailable' });
});

test('without a connection the last that was known stays, and it is said', async () => {
  const { world, view, pass } = start('active');
  for (const shown of [views.active, views.offline]) {
    pass(POLL_MS);
    await world.settle('readCard', problem('unavailable'));
    expect(view()).toEqual(shown);
  }
});

test('who is signed out is told, whatever was on its way; signed in again it goes on', async () => {
  const { world, actor, view, pass } = start('active');
  actor.send({ type: 'act.ask', act: 'replace' });
  await world.settle('askCode', ok(CARD_CODE_SENT));
  actor.send({ type: 'code.verify', faults: [] });
  await world.settle('actOnCard', problem('login_required'));
  expect(view()).toEqual(views.lost);
  pass(POLL_MS);
  await world.settle('readCard', ok(cardAt('active')));
  expect(view()).toEqual(views.active);
});
