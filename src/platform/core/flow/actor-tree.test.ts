import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type Actor, createActor, sendTo, setup } from 'xstate';
import { treeOf } from '#src/platform/core/flow/actor-tree.ts';

const lamp = setup({}).createMachine({
  initial: 'off',
  on: { 'lamp.turn': '.on' },
  states: { off: {}, on: {} },
});
const room = setup({ actors: { lamp } }).createMachine({
  initial: 'lit',
  states: {
    lit: {
      invoke: { id: 'lamp', src: 'lamp' },
      on: { 'room.turn': { actions: sendTo('lamp', { type: 'lamp.turn' }) }, 'room.leave': 'left' },
    },
    left: {},
  },
});

describe('an actor and its child as one thing to read', () => {
  let actor: Actor<typeof room>;
  let tree: ReturnType<typeof treeOf>;
  beforeEach(() => {
    actor = createActor(room).start();
    tree = treeOf(actor);
  });

  test('is the same as long as nothing moves', () => {
    expect(tree.getSnapshot()).toBe(tree.getSnapshot());
  });

  test('is another when only the child moved, also before anybody listens', () => {
    const before = tree.getSnapshot();
    const parent = actor.getSnapshot();
    actor.getSnapshot().children.lamp?.send({ type: 'lamp.turn' });
    expect(actor.getSnapshot()).toBe(parent);
    expect(tree.getSnapshot()).not.toBe(before);
  });

  test('tells of parent and child, and of nothing after the last word', () => {
    const next = vi.fn();
    const { unsubscribe } = tree.subscribe({ next });
    actor.getSnapshot().children.lamp?.send({ type: 'lamp.turn' });
    expect(next).toHaveBeenCalledTimes(1);
    actor.send({ type: 'room.leave' });
    const calls = next.mock.calls.length;
    expect(calls).toBeGreaterThan(1);
    unsubscribe();
    actor.stop();
    expect(next).toHaveBeenCalledTimes(calls);
  });
});
