import { assign, emit, fromCallback, fromObservable, fromPromise, fromTransition, raise, sendTo, setup } from 'xstate';
import { ok, problem } from '#machines/core/testing/scripted.ts';
import { DEADLINE, defineExamples, factsOf } from '#machines/trace/examples.ts';
import type { Registered } from '#machines/trace/register.ts';

// A machine with everything that is hard to replay, of which the site's machines use only a part: parallel and history
// states, spawned machines, reducers, observables, raised and delayed events, custom effects and emitted events.

type LampContext = { readonly turns: number };
type LampEvent = { type: 'lamp.turn' } | { type: 'lamp.rest' };

/** Spawned many times; ends without an event. */
export const lampMachine = setup({
  types: { context: {} as LampContext, events: {} as LampEvent, input: {} as { turns: number } },
  actors: { bulb: fromPromise<string, number>(() => new Promise(() => undefined)) },
  actions: { countTurn: assign({ turns: ({ context }) => context.turns + 1 }), flash: () => undefined },
  guards: { isWorn: ({ context }) => context.turns >= 3 },
}).createMachine({
  id: 'lamp',
  context: ({ input }) => ({ turns: input.turns }),
  initial: 'off',
  states: {
    off: {
      on: {
        'lamp.turn': [
          { guard: 'isWorn', target: 'broken' },
          { target: 'on', actions: ['countTurn', 'flash'] },
        ],
      },
    },
    on: {
      invoke: { id: 'bulb', src: 'bulb', input: ({ context }) => context.turns, onDone: 'off', onError: 'broken' },
      after: { 700: 'off' },
      on: { 'lamp.rest': 'off' },
    },
    broken: { type: 'final' },
  },
});

type Context = { readonly count: number; readonly spawned: number; readonly level: number };
type Event =
  | { type: 'work.start' }
  | { type: 'work.pause' }
  | { type: 'work.resume' }
  | { type: 'lamp.add' }
  | { type: 'lamp.drop' }
  | { type: 'lamps.turn' }
  | { type: 'step.next' }
  | { type: 'count.bump' }
  | { type: 'late.echo' }
  | { type: 'deadline.reached' };

const workshopMachine = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as { type: 'bell' } },
  actors: {
    lamp: lampMachine,
    deadline: fromCallback(() => undefined),
    level: fromObservable<number, undefined>(() => ({ subscribe: () => ({ unsubscribe: () => undefined }) })),
    tally: fromTransition((sum: number, event: { type: string }) => (event.type === 'count.bump' ? sum + 1 : sum), 0),
    fetchPart: fromPromise<{ part: number }, { count: number }>(() => new Promise(() => undefined)),
  },
  actions: {
    addLamp: assign({
      spawned: ({ context, spawn }) => {
        spawn('lamp', { id: `lamp${context.spawned}`, input: { turns: context.spawned % 2 } });
        return context.spawned + 1;
      },
    }),
    turnFirst: sendTo(({ system, self }) => self.getSnapshot().children.lamp0 ?? system.get('nobody') ?? self, {
      type: 'lamp.turn',
    }),
    bump: raise({ type: 'count.bump' }),
    tell: sendTo('tally', { type: 'count.bump' }),
    echoLater: raise({ type: 'late.echo' }, { delay: 400, id: 'echo' }),
    setLevel: assign((_, { level }: { level: number | undefined }) => ({ level: level ?? 0 })),
    count: assign({ count: ({ context }) => context.count + 1 }),
    ring: emit({ type: 'bell' }),
    track: () => undefined,
  },
  guards: { hasLamps: ({ context }) => context.spawned > 0, isMany: ({ context }) => context.count > 4 },
}).createMachine({
  id: 'workshop',
  context: { count: 0, spawned: 0, level: 0 },
  initial: 'closed',
  on: {
    'xstate.error.actor.*': { actions: 'track' },
    'count.bump': { actions: ['count', 'track'] },
    'late.echo': { actions: 'count' },
  },
  states: {
    closed: { on: { 'work.start': 'open', 'work.resume': 'open.back' } },
    open: {
      type: 'parallel',
      entry: 'track',
      on: { 'work.pause': { target: 'closed', actions: 'ring' } },
      states: {
        back: { type: 'history', history: 'deep' },
        bench: {
          initial: 'idle',
          states: {
            idle: { on: { 'step.next': { target: 'sawing', actions: ['bump', 'echoLater'] } } },
            sawing: {
              invoke: {
                id: 'fetchPart',
                src: 'fetchPart',
                input: ({ context }) => ({ count: context.count }),
                onDone: { target: 'joining', actions: 'count' },
                onError: 'idle',
              },
              after: { 1500: 'joining' },
            },
            joining: {
              always: { guard: 'isMany', target: 'idle' },
              on: { 'step.next': { target: 'sawing', actions: 'bump' } },
            },
          },
        },
        shelf: {
          initial: 'empty',
          invoke: { id: 'tally', src: 'tally' },
          states: {
            empty: {
              invoke: { id: 'deadline', src: 'deadline' },
              on: {
                'lamp.add': { target: 'lit', actions: 'addLamp' },
                'deadline.reached': { actions: ['ring', 'tell'] },
              },
            },
            lit: {
              invoke: {
                id: 'level',
                src: 'level',
                onSnapshot: {
                  actions: { type: 'setLevel', params: ({ event }) => ({ level: event.snapshot.context }) },
                },
                onError: 'empty',
              },
              on: {
                'lamp.add': { actions: 'addLamp' },
                'lamps.turn': { guard: 'hasLamps', actions: 'turnFirst' },
                'lamp.drop': 'empty',
              },
            },
          },
        },
      },
    },
  },
});

export const workshop: Registered = {
  machine: workshopMachine,
  version: '1',
  folder: 'trace/testing',
  name: 'testing',
  examples: defineExamples<typeof workshopMachine>({
    inputs: [undefined],
    events: [
      { type: 'work.start' },
      { type: 'work.pause' },
      { type: 'work.resume' },
      { type: 'lamp.add' },
      { type: 'lamp.drop' },
      { type: 'lamps.turn' },
      { type: 'step.next' },
      { type: 'count.bump' },
    ],
    outcomes: { fetchPart: [ok({ part: 1 }), problem('unavailable')], bulb: [ok('lit'), problem('unexpected')] },
    says: { deadline: DEADLINE, level: [{ type: 'xstate.observable.next', data: 3 }] },
    facets: {
      workshop: factsOf<typeof workshopMachine>({
        lamps: ({ spawned }) => Math.min(spawned, 1),
        isMany: ({ count }) => count > 4,
      }),
      lamp: factsOf<typeof lampMachine>({ isWorn: ({ turns }) => turns >= 3 }),
    },
  }),
  view: (snapshot) => (snapshot as { value: unknown }).value,
};
