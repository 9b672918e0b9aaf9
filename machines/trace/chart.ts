import type {
  AnyActorRef,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
  AnyTransitionDefinition,
  InspectionEvent,
} from 'xstate';
import { hashText } from '#machines/trace/hash.ts';
import { canonicalJson } from '#machines/trace/values.ts';
import { childMachines } from '#machines/trace/wiring.ts';

// One of the three files that use XState internals (with watch.ts and wiring.ts): the parsed chart.

const nameOf = (item: unknown): string => {
  if (typeof item === 'string') return item;
  const type = (item as { type?: unknown } | undefined)?.type;
  return typeof type === 'string' ? type : 'inline';
};

const listOf = (items: unknown): readonly unknown[] =>
  items === undefined ? [] : Array.isArray(items) ? items : [items];

const statesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(statesOf)];

const candidatesOf = (node: AnyStateNode): AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
];

const targetsOf = (transition: AnyTransitionDefinition) => transition.target?.map(({ id }) => id) ?? null;

/** Unique ids like `payment.starting · xstate.done.actor.startPayment → payment.atBank`; duplicates get `#2`. */
function nameTransitions(machine: AnyStateMachine): Map<AnyTransitionDefinition, string> {
  const names = new Map<AnyTransitionDefinition, string>();
  const taken = new Map<string, number>();
  for (const transition of statesOf(machine.root).flatMap(candidatesOf)) {
    const event = transition.eventType || 'always';
    const guard = transition.guard ? ` [${nameOf(transition.guard)}]` : '';
    const name = `${transition.source.id} · ${event} → ${targetsOf(transition)?.join(', ') ?? '(stays)'}${guard}`;
    const count = (taken.get(name) ?? 0) + 1;
    taken.set(name, count);
    names.set(transition, count === 1 ? name : `${name} #${count}`);
  }
  return names;
}

const named = new WeakMap<AnyStateMachine, Map<AnyTransitionDefinition, string>>();
const transitionsOf = (machine: AnyStateMachine) => {
  let names = named.get(machine);
  if (!names) {
    names = nameTransitions(machine);
    named.set(machine, names);
  }
  return names;
};

/** The entered states and the taken transitions in an inspection event. */
export function passedIn(inspected: InspectionEvent): { states: readonly string[]; transitions: readonly string[] } {
  if (inspected.type !== '@xstate.microstep' && inspected.type !== '@xstate.snapshot') return NOTHING;
  const { _nodes: nodes, machine } = inspected.snapshot as AnyMachineSnapshot;
  if (!nodes) return NOTHING; // not a machine
  const taken = inspected.type === '@xstate.microstep' ? inspected._transitions : [];
  const names = transitionsOf(machine);
  return {
    // A transient state appears only as the source of its outgoing transition.
    states: [...nodes.map(({ id }) => id), ...taken.map(({ source }) => source.id)],
    transitions: taken.flatMap((transition) => names.get(transition) ?? []),
  };
}

const NOTHING = { states: [], transitions: [] };

export type Universe = {
  readonly states: readonly string[];
  readonly transitions: readonly string[];
  /** Format: `machine: guard`. */
  readonly guards: readonly string[];
};

/** For this machine only; child machines have their own universes. */
export const universeOf = (machine: AnyStateMachine): Universe => {
  const transitions = transitionsOf(machine);
  const guards = new Set([...transitions.keys()].flatMap(({ guard }) => (guard ? [nameOf(guard)] : [])));
  return {
    // A history state is never active itself.
    states: statesOf(machine.root).flatMap(({ id, type }) => (type === 'history' ? [] : [id])),
    transitions: [...transitions.values()],
    guards: [...guards].map((guard) => `${machine.id}: ${guard}`),
  };
};

/** The machine and all its descendants, without duplicates. */
export const familyOf = (machine: AnyStateMachine): readonly AnyStateMachine[] => {
  const family = new Map<string, AnyStateMachine>([[machine.id, machine]]);
  for (const [, child] of childMachines(machine)) for (const one of familyOf(child)) family.set(one.id, one);
  return [...family.values()];
};

/** Event types that the active states of an actor handle, whatever their guards answer. */
export const activeEvents = (ref: AnyActorRef): ReadonlySet<string> =>
  new Set((ref.getSnapshot() as AnyMachineSnapshot)._nodes.flatMap(({ transitions }) => [...transitions.keys()]));

/** Event types handled anywhere in the family. */
export const eventsOf = (machine: AnyStateMachine): ReadonlySet<string> =>
  new Set(
    familyOf(machine).flatMap(({ root }) => statesOf(root).flatMap(({ transitions }) => [...transitions.keys()])),
  );

/** Ids of all actors invoked anywhere in the family. */
export const invokesOf = (machine: AnyStateMachine): ReadonlySet<string> =>
  new Set(familyOf(machine).flatMap(({ root }) => statesOf(root).flatMap(({ invoke }) => invoke.map(({ id }) => id))));

/** Hash of the structure, children included. Other function bodies do not change it. */
export function definitionHash(machine: AnyStateMachine): string {
  let hash = hashes.get(machine);
  if (hash === undefined) {
    hash = hashText(canonicalJson(structureOf(machine)));
    hashes.set(machine, hash);
  }
  return hash;
}

const hashes = new WeakMap<AnyStateMachine, string>();

const structureOf = (machine: AnyStateMachine): unknown => ({
  chart: nodeStructure(machine.root),
  children: childMachines(machine).map(([key, child]) => [key, structureOf(child)]),
});

const nodeStructure = (node: AnyStateNode): unknown => ({
  id: node.id,
  type: node.type,
  history: node.history || undefined,
  initial: node.initial?.target.map(({ id }) => id),
  entry: listOf(node.config.entry).map(nameOf),
  exit: listOf(node.config.exit).map(nameOf),
  invokes: node.invoke.map(({ id, src }) => [id, typeof src === 'string' ? src : 'inline']),
  after: Object.keys(node.config.after ?? {}),
  transitions: candidatesOf(node).map((transition) => ({
    on: transition.eventType,
    to: targetsOf(transition),
    reenter: transition.reenter || undefined,
    guard: transition.guard ? nameOf(transition.guard) : undefined,
    actions: transition.actions.map(nameOf),
  })),
  states: Object.values(node.states).map(nodeStructure),
});
