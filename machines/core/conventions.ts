import type { AnyStateMachine, AnyStateNode } from 'xstate';

type Options = {
  /** States whose `after` is cosmetic: only the look depends on the delay. */
  readonly cosmeticAfter?: readonly string[];
};

type Invoke = { readonly state: AnyStateNode; readonly id: string; readonly src: string };

const EVENT = /^[a-z]+\.[a-z]+$/;
const CONDITION = /^[a-z][a-zA-Z0-9]*$/;

/** Lists where a chart breaks the conventions, one sentence each. Replay and the diagrams rely on these conventions. */
export function conventionBreaches(machine: AnyStateMachine, { cosmeticAfter = [] }: Options = {}): string[] {
  const breaches: string[] = [];
  const { actors, actions, guards, delays } = machine.implementations;
  const declared: Record<string, Readonly<Record<string, unknown>>> = { actor: actors, action: actions, guard: guards };
  const used: Record<string, Set<string>> = { actor: new Set(), action: new Set(), guard: new Set() };
  const invokes: Invoke[] = [];

  /** `item` is a string or `{ type, params }`; the machine must declare its name. */
  const checkName = (kind: 'action' | 'guard', item: unknown, where: string) => {
    const name = nameOf(item);
    if (name === null) {
      breaches.push(`${where}: inline ${kind}`);
      return;
    }
    used[kind]?.add(name);
    if (!(name in (declared[kind] ?? {}))) breaches.push(`${where}: ${kind} "${name}" is not declared`);
  };

  for (const state of statesOf(machine.root)) {
    const where = state.path.join('.') || '(root)';
    if (state.parent && !CONDITION.test(state.key)) breaches.push(`${where}: state key is not camelCase`);
    if (state.config.after && !cosmeticAfter.includes(where)) breaches.push(`${where}: after`);
    for (const action of [...listOf(state.config.entry), ...listOf(state.config.exit)]) {
      checkName('action', action, where);
    }
    for (const invoke of listOf(state.config.invoke)) {
      const { id, src } = invoke as { id?: unknown; src?: unknown };
      if (typeof src !== 'string' || !(src in actors)) breaches.push(`${where}: invoke of something not registered`);
      else used.actor?.add(src);
      if (typeof id !== 'string') breaches.push(`${where}: invoke without an id`);
      else invokes.push({ state, id, src: String(src) });
      if (src === 'deadline' && Object.keys(state.states).length > 0) {
        breaches.push(`${where}: a deadline in a state that is not a leaf`);
      }
    }
    for (const [event, transitions] of [...state.transitions, ['always', state.always ?? []] as const]) {
      if (event !== 'always' && event !== '' && !event.startsWith('xstate.') && !EVENT.test(event)) {
        breaches.push(`${where}: event "${event}" is not noun.verb`);
      }
      for (const { guard, actions: list } of transitions) {
        if (guard) checkName('guard', guard, `${where} on ${event}`);
        for (const action of list) checkName('action', action, `${where} on ${event}`);
      }
    }
  }

  breaches.push(...spawnBreaches(actions, used.actor ?? new Set()), ...twins(invokes));
  for (const kind of ['guard', 'action', 'actor']) {
    for (const name of Object.keys(declared[kind] ?? {})) {
      if (!used[kind]?.has(name)) breaches.push(`${kind} "${name}" is never used`);
    }
  }
  const waits = statesOf(machine.root).flatMap((state) => Object.keys(state.config.after ?? {}));
  for (const name of Object.keys(delays)) if (!waits.includes(name)) breaches.push(`delay "${name}" is never used`);
  return breaches;
}

const statesOf = (state: AnyStateNode): AnyStateNode[] => [state, ...Object.values(state.states).flatMap(statesOf)];

const listOf = (items: unknown): readonly unknown[] =>
  items === undefined ? [] : Array.isArray(items) ? items : [items];

function nameOf(item: unknown): string | null {
  if (typeof item === 'string') return item;
  if (typeof item !== 'object' || item === null || !('type' in item)) return null;
  return typeof item.type === 'string' ? item.type : null;
}

/** Children spawned by actions are not in the chart, so their names are read from the actions. */
function spawnBreaches(actions: Readonly<Record<string, unknown>>, usedActors: Set<string>): string[] {
  return Object.entries(actions).flatMap(([name, action]) => {
    // The return values of `assign` and `spawnChild` carry their arguments.
    const { type, id, src, assignment } = action as Record<'type' | 'id' | 'src' | 'assignment', unknown>;
    if (type === 'xstate.spawnChild') {
      if (typeof src === 'string') usedActors.add(src);
      return [
        ...(typeof id === 'string' ? [] : [`action "${name}": spawn without an id`]),
        ...(typeof src === 'string' ? [] : [`action "${name}": spawn of something not registered`]),
      ];
    }
    const values = typeof assignment === 'object' && assignment !== null ? Object.values(assignment) : [assignment];
    const isNameless = values.some(
      (value) => typeof value === 'function' && /spawn\((?![^)]*\bid:)/.test(String(value)),
    );
    return isNameless ? [`action "${name}": spawn without an id`] : [];
  });
}

/** Two states may share an invoke id only if they are never active together and invoke the same actor. */
function twins(invokes: readonly Invoke[]): string[] {
  return invokes.flatMap((one, index) =>
    invokes.slice(index + 1).flatMap((other) => {
      if (one.id !== other.id) return [];
      const isApart = one.src === other.src && areExclusive(one.state, other.state);
      return isApart ? [] : [`${other.state.path.join('.')}: invoke id "${one.id}" is not unique`];
    }),
  );
}

function areExclusive(one: AnyStateNode, other: AnyStateNode): boolean {
  const fork = one.path.findIndex((key, level) => key !== other.path[level]);
  if (fork < 0 || fork >= other.path.length) return false;
  let parent = one;
  while (parent.path.length > fork && parent.parent) parent = parent.parent;
  return parent.type !== 'parallel';
}
