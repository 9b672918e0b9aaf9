import { expect, test } from 'vitest';
import { VirtualClock } from '#machines/core/virtual-clock.ts';
import type { OrderFlow } from '#src/platform/core/checkout/order-flow.ts';
import { createTabFlow } from '#src/platform/core/checkout/tab-flow.ts';

type Flow = OrderFlow<string, string, string>;

function flowOf(name: string, done: string[]) {
  const flow: Flow = {
    clock: new VirtualClock(),
    read: () => name,
    subscribe: () => () => {},
    send: () => {},
    recallDraft: (_, shown) => shown,
    writeDraft: () => {},
    start: () => void done.push(`${name} starts`),
    retry: () => {},
  };
  return { flow, name, stop: () => void done.push(`${name} stops`) };
}

const tabOf = () => {
  const done: string[] = [];
  const tab = createTabFlow<Flow, ReturnType<typeof flowOf>>();
  const enter = (name: string) =>
    tab.enter(
      (live) => live.name === name,
      () => flowOf(name, done),
    );
  return { done, tab, enter };
};

test('a flow that is made and never started, as by a render that is thrown away, ends nothing', () => {
  const { done, tab, enter } = tabOf();
  enter('first').start();
  enter('second');
  expect(tab.now()?.name).toBe('first');
  expect(done).toEqual(['first starts']);
});

test('one that is started replaces the one before it, once', () => {
  const { done, tab, enter } = tabOf();
  const first = enter('first');
  first.start();
  const second = enter('second');
  second.start();
  second.start();
  first.start();
  expect(tab.now()?.name).toBe('second');
  expect(done).toEqual(['first starts', 'first stops', 'second starts']);
});

test('a page of the same purchase gets the flow that goes on', () => {
  const { done, tab, enter } = tabOf();
  enter('first').start();
  expect(enter('first')).toBe(tab.now()?.flow);
  expect(done).toEqual(['first starts']);
});
