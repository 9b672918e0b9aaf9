import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { HOUR_MS } from '#domain/core/time.ts';
import { conventionBreaches } from '#machines/core/conventions.ts';
import { createInquiry, pauseBefore } from '#machines/core/inquiry/chart.ts';
import { INQUIRY_ID, inquiryInfo, inquiryViews } from '#machines/core/inquiry/fixtures.ts';
import { scriptedInquiry } from '#machines/core/inquiry/testing.ts';
import type { InquiryInfo } from '#machines/core/inquiry/types.ts';
import { inquiryView } from '#machines/core/inquiry/view.ts';
import { NOW, ORDER_ID, OTHER_ORDER_ID } from '#machines/core/testing/moment.ts';
import { orderInfo } from '#machines/core/testing/order-info.ts';
import { ok, problem, Scripted } from '#machines/core/testing/scripted.ts';

const inquiryMachine = createInquiry('testInquiry');

function start(inquiry: InquiryInfo = inquiryInfo('inquiring')) {
  const world = new Scripted(NOW);
  const actor = createActor(scriptedInquiry(world, inquiryMachine), { input: { inquiry }, clock: world.clock });
  actor.start();
  /** Runs to the next poll and answers it. */
  const hear = async (reply: Parameters<Scripted['settle']>[1]) => {
    const { polls, failures } = actor.getSnapshot().context;
    world.clock.advanceTo(world.clock.now() + pauseBefore(polls));
    await world.settle('readInquiry', reply);
    return { polls, failures };
  };
  return { world, actor, hear, view: () => inquiryView(actor.getSnapshot()) };
}

test('keeps the conventions', () => {
  expect(conventionBreaches(inquiryMachine)).toEqual([]);
});

test('asked, offered, accepted: the order of the offer is what it ends with', async () => {
  const { world, actor, hear, view } = start();
  expect(view()).toEqual(inquiryViews.inquiring);
  await hear(ok(inquiryInfo('inquiring')));
  await hear(ok(inquiryInfo('offered')));
  expect(view()).toEqual(inquiryViews.offered);
  actor.send({ type: 'inquiry.accept' });
  expect(view()).toEqual(inquiryViews.accepting);
  await world.settle('readOrder', ok(orderInfo('held')));
  expect(actor.getSnapshot().output).toEqual({ order: orderInfo('held') });
  expect(world.inputsOf('readOrder')).toEqual([{ orderId: ORDER_ID }]);
});

test('it asks every five seconds for a minute, then every half', async () => {
  const { world, hear } = start();
  for (let poll = 0; poll < 12; poll += 1) await hear(ok(inquiryInfo('inquiring')));
  expect(world.clock.now()).toBe(NOW + 60_000);
  world.clock.advanceTo(NOW + 60_000 + 29_999);
  expect(world.pending()).toEqual([]);
  world.clock.advanceTo(NOW + 90_000);
  expect(world.pending()).toEqual(['readInquiry']);
});

test.each(['refused', 'lapsed', 'withdrawn'] as const)(
  '%s: nothing is held, and the traveller goes on',
  async (status) => {
    const { actor, hear, view } = start();
    await hear(ok(inquiryInfo(status)));
    expect(view()).toEqual(inquiryViews[status]);
    actor.send({ type: 'inquiry.close' });
    expectFields(actor.getSnapshot(), { status: 'done', output: { order: null } });
    expect(view()).toEqual(inquiryViews[status]);
  },
);

test('an offer ends after its hour, and the server says how', async () => {
  const { world, view } = start(inquiryInfo('offered'));
  world.clock.advanceTo(NOW + HOUR_MS - 1);
  expect(view()).toEqual(inquiryViews.offered);
  world.clock.advanceTo(NOW + HOUR_MS);
  expect(view()).toEqual(inquiryViews.over);
  await world.settle('readInquiry', ok(inquiryInfo('lapsed')));
  expect(view()).toEqual(inquiryViews.lapsed);
});

test('an offer that stands after its hour, as one that is paid in another tab, is asked about in peace', async () => {
  const { world, view } = start(inquiryInfo('offered'));
  world.clock.advanceTo(NOW + HOUR_MS);
  await world.settle('readInquiry', ok(inquiryInfo('offered')));
  expect(world.pending()).toEqual([]);
  expect(view()).toEqual(inquiryViews.over);
  world.clock.advanceTo(NOW + HOUR_MS + pauseBefore(1));
  await world.settle('readInquiry', { error: new TypeError('Failed to fetch') });
  world.clock.advanceTo(NOW + HOUR_MS + 2 * pauseBefore(1));
  await world.settle('readInquiry', { error: new TypeError('Failed to fetch') });
  expect(view()).toEqual(inquiryViews.overOffline);
});

test('two questions without an answer are told, one is not', async () => {
  const { hear, view } = start();
  await hear({ error: new TypeError('Failed to fetch') });
  expect(view()).toEqual(inquiryViews.inquiring);
  await hear({ error: new TypeError('Failed to fetch') });
  expect(view()).toEqual(inquiryViews.offline);
  await hear(ok(inquiryInfo('inquiring')));
  expect(view()).toEqual(inquiryViews.inquiring);
});

test('withdrawn while the hotel thinks; where that fails it is still asked', async () => {
  const { world, actor, view } = start();
  actor.send({ type: 'inquiry.withdraw' });
  expect(view()).toEqual(inquiryViews.withdrawing);
  await world.settle('withdrawInquiry', problem('unavailable', { message: 'Try again in a moment.' }));
  expect(view()).toEqual(inquiryViews.notWithdrawn);
  actor.send({ type: 'inquiry.withdraw' });
  await world.settle('withdrawInquiry', ok(inquiryInfo('withdrawn')));
  expect(view()).toEqual(inquiryViews.withdrawn);
  expect(world.inputsOf('withdrawInquiry')).toEqual([{ inquiryId: INQUIRY_ID }, { inquiryId: INQUIRY_ID }]);
});

test('an offer that came in the moment of withdrawing is an offer', async () => {
  const { world, actor, view } = start();
  actor.send({ type: 'inquiry.withdraw' });
  await world.settle('withdrawInquiry', ok(inquiryInfo('offered')));
  expect(view()).toEqual(inquiryViews.offered);
});

test('an offer that is not wanted gives the rooms back; where that fails it is still offered', async () => {
  const { world, actor, view } = start(inquiryInfo('offered'));
  actor.send({ type: 'inquiry.withdraw' });
  await world.settle('withdrawInquiry', problem('unavailable', { message: 'Try again in a moment.' }));
  expect(view()).toEqual(inquiryViews.unread);
  actor.send({ type: 'inquiry.withdraw' });
  await world.settle('withdrawInquiry', ok(inquiryInfo('withdrawn')));
  expect(view()).toEqual(inquiryViews.withdrawn);
  expect(world.inputsOf('withdrawInquiry')).toEqual([{ inquiryId: INQUIRY_ID }, { inquiryId: INQUIRY_ID }]);
});

test('an order that cannot be read is asked for again', async () => {
  const { world, actor, view } = start(inquiryInfo('offered'));
  actor.send({ type: 'inquiry.accept' });
  await world.settle('readOrder', problem('unavailable', { message: 'Try again in a moment.' }));
  expect(view()).toEqual(inquiryViews.unread);
  actor.send({ type: 'inquiry.accept' });
  await world.settle('readOrder', ok(orderInfo('held')));
  expect(actor.getSnapshot().status).toBe('done');
});

const FAILED = problem('unavailable');
test.each([
  ['given back', ok()],
  ['kept by a server that does not answer', FAILED],
] as const)(
  'rooms of an earlier choice are given back for those of the offer; %s, the guests are next',
  async (_, reply) => {
    const { world, actor, view } = start(inquiryInfo('offered'));
    actor.send({ type: 'inquiry.accept', replaces: OTHER_ORDER_ID });
    await world.settle('readOrder', ok(orderInfo('held')));
    expect(view()).toEqual(inquiryViews.accepting);
    expect(world.inputsOf('releaseHold')).toEqual([{ orderId: OTHER_ORDER_ID }]);
    await world.settle('releaseHold', reply);
    expectFields(actor.getSnapshot(), { status: 'done', output: { order: orderInfo('held') } });
  },
);

test.each([
  ['an offer that ended in this moment', orderInfo('expired'), OTHER_ORDER_ID],
  ['the rooms of the offer itself', orderInfo('held'), ORDER_ID],
] as const)('%s give nothing back', async (_, order, replaces) => {
  const { world, actor } = start(inquiryInfo('offered'));
  actor.send({ type: 'inquiry.accept', replaces });
  await world.settle('readOrder', ok(order));
  expect([actor.getSnapshot().status, world.inputsOf('releaseHold')]).toEqual(['done', []]);
});
