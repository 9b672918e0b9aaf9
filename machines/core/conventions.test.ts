import { expect, test } from 'vitest';
import { assign, createMachine, fromCallback, fromPromise, setup, spawnChild } from 'xstate';
import { conventionBreaches } from '#machines/core/conventions.ts';

const request = fromPromise(async () => 1);
const wait = fromCallback(() => {});

const good = setup({
  actors: { request, deadline: wait },
  actions: { note: () => {}, startHelper: spawnChild('request', { id: 'helper' }) },
  guards: { isReady: () => true },
}).createMachine({
  id: 'good',
  initial: 'idle',
  states: {
    idle: { on: { 'work.start': { guard: 'isReady', target: 'working', actions: { type: 'note' } } } },
    working: { entry: 'startHelper', invoke: { id: 'ask', src: 'request', onDone: 'waiting' } },
    waiting: { invoke: { id: 'wait', src: 'deadline' }, on: { 'deadline.reached': 'idle' } },
  },
});

test('a chart that keeps the rules has no breaches', () => {
  expect(conventionBreaches(good)).toEqual([]);
});

test('each rule can fail', () => {
  const bad = setup({
    actors: { request, deadline: wait, forgotten: request },
    actions: {
      note: () => {},
      unused: () => {},
      startNameless: spawnChild('request'),
      // @ts-expect-error The types refuse what is not registered, too.
      startStranger: spawnChild(request, { id: 'stranger' }),
      keepNameless: assign(({ spawn }) => ({ helper: spawn('request') })),
    },
    guards: { isReady: () => true, isNeverAsked: () => true },
    delays: { never: 10 },
  }).createMachine({
    id: 'bad',
    initial: 'First-State',
    entry: [() => {}, 'startNameless', 'startStranger', 'keepNameless'],
    invoke: { id: 'outer', src: 'deadline' },
    states: {
      'First-State': {
        after: { 100: 'second' },
        invoke: [
          { src: 'request' },
          // @ts-expect-error The types refuse what is not registered, too.
          { id: 'inline', src: request },
          { id: 'outer', src: 'request' },
        ],
        exit: () => {},
      },
      second: {
        always: { guard: () => false, target: 'third' },
        on: {
          START: 'third',
          'work.start': { guard: () => true, actions: [() => {}, 'note'], target: 'third' },
          'work.stop': { guard: 'isReady', target: 'third' },
        },
      },
      third: {
        type: 'parallel',
        states: {
          left: { invoke: { id: 'twin', src: 'request' } },
          right: { invoke: { id: 'twin', src: 'request' } },
        },
      },
    },
  });
  expect(conventionBreaches(bad)).toEqual([
    '(root): inline action',
    '(root): a deadline in a state that is not a leaf',
    'First-State: state key is not camelCase',
    'First-State: after',
    'First-State: inline action',
    'First-State: invoke without an id',
    'First-State: invoke of something not registered',
    'second: event "START" is not noun.verb',
    'second on work.start: inline guard',
    'second on work.start: inline action',
    'second on always: inline guard',
    'action "startNameless": spawn without an id',
    'action "startStranger": spawn of something not registered',
    'action "keepNameless": spawn without an id',
    'First-State: invoke id "outer" is not unique',
    'third.right: invoke id "twin" is not unique',
    'guard "isNeverAsked" is never used',
    'action "unused" is never used',
    'actor "forgotten" is never used',
    'delay "never" is never used',
  ]);
});

test('names that were never declared are named', () => {
  const loose = createMachine({
    id: 'loose',
    entry: 'missing',
    invoke: { id: 'ask', src: 'nobody' },
    on: { 'work.start': { guard: 'isMissing' } },
  });
  expect(conventionBreaches(loose)).toEqual([
    '(root): action "missing" is not declared',
    '(root): invoke of something not registered',
    '(root) on work.start: guard "isMissing" is not declared',
  ]);
});

test('a cosmetic wait is allowed where it is listed', () => {
  const cosmetic = createMachine({ id: 'cosmetic', initial: 'on', states: { on: { after: { 10: 'off' } }, off: {} } });
  expect(conventionBreaches(cosmetic)).toEqual(['on: after']);
  expect(conventionBreaches(cosmetic, { cosmeticAfter: ['on'] })).toEqual([]);
});
