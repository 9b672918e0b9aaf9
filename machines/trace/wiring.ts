import type { AnyActorLogic, AnyStateMachine } from 'xstate';

// One of the three files that use XState internals (with chart.ts and watch.ts): the shape of actor logic, and what
// `provide` accepts.

type Silent = { status: string; output?: unknown; error?: unknown; context?: unknown; input?: unknown };
type Incoming = { readonly type: string; readonly data?: unknown };

/** Inert promise, callback and observable logic: the trace supplies their results. */
const silentLogic = {
  getInitialSnapshot: (_scope: unknown, input: unknown): Silent => ({ status: 'active', input }),
  transition: (snapshot: Silent, event: Incoming): Silent => {
    if (snapshot.status !== 'active') return snapshot;
    switch (event.type) {
      case 'xstate.promise.resolve':
        return { ...snapshot, status: 'done', output: event.data, input: undefined };
      case 'xstate.promise.reject':
      case 'xstate.observable.error':
        return { ...snapshot, status: 'error', error: event.data, input: undefined };
      case 'xstate.observable.next':
        return { ...snapshot, context: event.data };
      case 'xstate.observable.complete':
        return { ...snapshot, status: 'done', input: undefined };
      case 'xstate.stop':
        return { ...snapshot, status: 'stopped', input: undefined };
      default:
        return snapshot;
    }
  },
  getPersistedSnapshot: (snapshot: Silent) => snapshot,
  restoreSnapshot: (snapshot: Silent) => snapshot,
} as unknown as AnyActorLogic;

export type GuardCounter = (guard: string, isTrue: boolean) => void;

type Guard = ((...args: unknown[]) => boolean) & { check?: (...args: unknown[]) => boolean };
type Logics = Readonly<Record<string, AnyActorLogic>>;

const isMachineLogic = (logic: unknown): logic is AnyStateMachine =>
  typeof logic === 'object' && logic !== null && 'root' in logic;

export const childMachines = (machine: AnyStateMachine): readonly (readonly [string, AnyStateMachine])[] =>
  Object.entries(machine.implementations.actors as Logics).flatMap(([key, logic]) =>
    isMachineLogic(logic) ? [[key, logic] as const] : [],
  );

const cache = new WeakMap<AnyStateMachine, AnyStateMachine>();

/**
 * The machine without side effects: actors stay silent and effects do nothing. Reducers (`fromTransition`) run
 * unchanged.
 */
export function silenced(machine: AnyStateMachine): AnyStateMachine {
  // `provide` parses the whole chart again, so the result is cached per machine.
  let silent = cache.get(machine);
  if (!silent) {
    silent = rewire(machine, null);
    cache.set(machine, silent);
  }
  return silent;
}

/** Like `silenced`, and counts the answers of named guards. */
export const silencedCounting = (machine: AnyStateMachine, count: GuardCounter): AnyStateMachine =>
  rewire(machine, count);

function rewire(machine: AnyStateMachine, count: GuardCounter | null): AnyStateMachine {
  const { actors, actions, guards } = machine.implementations;
  const quiet = Object.entries(actors as Logics).map(([key, logic]) => {
    if (isMachineLogic(logic)) return [key, rewire(logic, count)];
    return [key, 'start' in logic ? silentLogic : logic];
  });
  const stubs = Object.entries(actions).flatMap(([name, action]) =>
    typeof action === 'function' && !('resolve' in action) ? [[name, () => undefined]] : [],
  );
  const counted = count
    ? Object.entries(guards).map(([name, guard]) => [name, counting(machine.id, name, guard as Guard, count)])
    : [];
  return machine.provide({
    actors: Object.fromEntries(quiet),
    actions: Object.fromEntries(stubs),
    guards: Object.fromEntries(counted),
  });
}

function counting(machineId: string, name: string, guard: Guard, count: GuardCounter): Guard {
  const note = (isTrue: boolean) => {
    count(`${machineId}: ${name}`, isTrue);
    return isTrue;
  };
  const { check } = guard;
  if (!check) return (...args) => note(guard(...args));
  // `and`, `or`, `not`, `stateIn`: their `check` reads its own fields from the guard object.
  return Object.assign(() => false, {
    check: (snapshot: unknown, args: unknown) => note(check(snapshot, args, guard)),
  });
}
