import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { alertViews } from '#machines/core/alert/fixtures.ts';
import { alertMachine } from '#machines/core/alert/machine.ts';
import { alertView } from '#machines/core/alert/view.ts';
import { conventionBreaches } from '#machines/core/conventions.ts';
import { VirtualClock } from '#machines/core/virtual-clock.ts';

function start() {
  const clock = new VirtualClock();
  const actor = createActor(alertMachine, { clock }).start();
  return { clock, actor, view: () => alertView(actor.getSnapshot()) };
}

const { text } = alertViews.warning;

test('keeps the conventions; its wait is cosmetic', () => {
  expect(conventionBreaches(alertMachine, { cosmeticAfter: ['visible.counting'] })).toEqual([]);
});

test('shows a warning for 5000 ms', () => {
  const { clock, actor, view } = start();
  expect(view()).toEqual(alertViews.hidden);
  actor.send({ type: 'alert.show', text });
  clock.advanceTo(4999);
  expect(view()).toEqual(alertViews.warning);
  clock.advanceTo(5000);
  expect(view()).toEqual(alertViews.hidden);
});

test('takes another type and another duration', () => {
  const { clock, actor, view } = start();
  actor.send({ type: 'alert.show', text: alertViews.danger.text, alertType: 'danger', durationMs: 9000 });
  clock.advanceTo(8999);
  expect(view()).toEqual(alertViews.danger);
  clock.advanceTo(9000);
  expect(view()).toEqual(alertViews.hidden);
});

test('waits while it is read, then gives the whole time again', () => {
  const { clock, actor, view } = start();
  actor.send({ type: 'alert.show', text });
  clock.advanceTo(4000);
  actor.send({ type: 'alert.pause' });
  clock.advanceTo(100_000);
  expect(view()).toEqual(alertViews.warning);
  actor.send({ type: 'alert.resume' });
  clock.advanceTo(104_999);
  expect(view()).toEqual(alertViews.warning);
  clock.advanceTo(105_000);
  expect(view()).toEqual(alertViews.hidden);
});

test('a new text begins the time anew', () => {
  const { clock, actor, view } = start();
  actor.send({ type: 'alert.show', text: 'First' });
  clock.advanceTo(4000);
  actor.send({ type: 'alert.show', text });
  clock.advanceTo(8999);
  expect(view()).toEqual(alertViews.warning);
  clock.advanceTo(9000);
  expect(view()).toEqual(alertViews.hidden);
});

test('a new text under the pointer waits as well', () => {
  const { clock, actor, view } = start();
  actor.send({ type: 'alert.show', text: 'First' });
  actor.send({ type: 'alert.pause' });
  actor.send({ type: 'alert.show', text });
  clock.advanceTo(60_000);
  expect(view()).toEqual(alertViews.warning);
});

test('closes at once when told to, read or not', () => {
  const { actor, view } = start();
  actor.send({ type: 'alert.show', text });
  actor.send({ type: 'alert.close' });
  expect(view()).toEqual(alertViews.hidden);
  actor.send({ type: 'alert.show', text });
  actor.send({ type: 'alert.pause' });
  actor.send({ type: 'alert.close' });
  expect(view()).toEqual(alertViews.hidden);
});
