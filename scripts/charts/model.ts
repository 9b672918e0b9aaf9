import type { AnyActorLogic, AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { universeOf } from '#machines/trace/chart.ts';
import type { Badge, EdgeKind, StateKind } from '../../stories/support/chart/layout.ts';

// Model of a chart, before layout: boxes and arrows.

/**
 * What is said of one transition, or of entering or leaving a state: `text [guard] / action, action`. transition: names of
 * its transitions, one per line.
 */
export type Saying = {
  readonly text: string;
  readonly guard: string;
  readonly actions: readonly string[];
  readonly transition: string;
};

export type ChartNode = {
  readonly id: string;
  readonly key: string;
  readonly kind: StateKind;
  readonly initial: string | null;
  readonly badges: readonly Badge[];
  /** What is done when the state is entered or left, and the events that are handled without leaving it. */
  readonly inside: readonly Saying[];
  readonly children: readonly ChartNode[];
  /** The state has a drawing of its own and is a closed box in this one. */
  readonly isClosed?: boolean;
};

export type ChartEdge = {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly kind: EdgeKind;
  readonly lines: readonly Saying[];
};

export type ChartModel = { readonly root: ChartNode; readonly edges: readonly ChartEdge[] };

export function modelOf(machine: AnyStateMachine): ChartModel {
  const edges = new Map<string, ChartEdge & { lines: Saying[] }>();
  // Same order as universeOf: the order in which states and transitions are defined.
  const names = universeOf(machine).transitions.values();
  const nodeOf = (node: AnyStateNode): ChartNode => {
    const inside = [...doneOn('entry', node.config.entry), ...doneOn('exit', node.config.exit)];
    for (const transition of transitionsOf(node)) {
      const { kind, line } = read(node, transition, names.next().value ?? '');
      if (!transition.target) inside.push({ ...line, text: `${WORD[kind]}${line.text}` });
      for (const { id: to } of transition.target ?? []) {
        const id = `${node.id} → ${to} (${kind})`;
        const edge = edges.get(id) ?? { id, from: node.id, to, kind, lines: [] };
        edge.lines.push(line);
        edges.set(id, edge);
      }
    }
    return {
      id: node.id,
      key: node.key,
      kind: kindOf(node),
      initial: node.type === 'compound' ? (node.initial.target[0]?.id ?? null) : null,
      badges: node.invoke.map(({ id, src }) => ({
        icon: iconOf(machine, src),
        text: src === id || src === 'deadline' ? id : `${id}: ${src}`,
      })),
      inside: merged(inside),
      children: Object.values(node.states).map(nodeOf),
    };
  };
  const root = nodeOf(machine.root);
  return { root, edges: [...edges.values()].map((edge) => ({ ...edge, lines: merged(edge.lines) })) };
}

/** Inside a box no icon says what an event is. */
const WORD: Readonly<Record<EdgeKind, string>> = {
  event: '',
  always: '',
  time: '',
  done: 'onDone ',
  error: 'onError ',
};

/** `actions` as the chart writes them; XState adds its own, such as those that start and stop `after`. */
function doneOn(text: 'entry' | 'exit', actions: unknown): Saying[] {
  if (!actions) return [];
  return [{ text, guard: '', actions: [actions].flat().map(nameOf), transition: '' }];
}

/** For a drawing in which pictures need the space. */
export const withoutActions = ({ root, edges }: ChartModel): ChartModel => {
  const bare = (lines: readonly Saying[]) =>
    merged(lines.flatMap((line) => (line.transition ? [{ ...line, actions: [] }] : [])));
  const nodeOf = (node: ChartNode): ChartNode => ({
    ...node,
    inside: bare(node.inside),
    children: node.children.map(nodeOf),
  });
  return { root: nodeOf(root), edges: edges.map((edge) => ({ ...edge, lines: bare(edge.lines) })) };
};

const transitionsOf = (node: AnyStateNode): AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
];

function kindOf(node: AnyStateNode): ChartNode['kind'] {
  if (node.type !== 'atomic') return node.type;
  const { always = [], on, entry, exit, invoke, after } = node.config;
  const decides = [always].flat().length > 0 && !on && !entry && !exit && !invoke && !after;
  return decides ? 'choice' : 'leaf';
}

function iconOf(machine: AnyStateMachine, src: unknown): Badge['icon'] {
  if (src === 'deadline') return 'clock';
  const logic = (machine.implementations.actors as Readonly<Record<string, AnyActorLogic>>)[String(src)];
  return logic && 'root' in logic ? 'machine' : 'actor';
}

/** Merges transitions that say the same; all of them highlight. */
export function merged(lines: readonly Saying[]): Saying[] {
  const seen = new Map<string, Saying>();
  for (const line of lines) {
    const words = [line.text, line.guard, ...line.actions].join('\n');
    const known = seen.get(words);
    seen.set(words, known ? { ...known, transition: `${known.transition}\n${line.transition}` } : line);
  }
  return [...seen.values()];
}

function read(node: AnyStateNode, transition: AnyTransitionDefinition, name: string) {
  const line = (text: string): Saying => ({
    text,
    guard: transition.guard ? nameOf(transition.guard) : '',
    actions: transition.actions.map(nameOf),
    transition: name,
  });
  const { eventType } = transition;
  if (!eventType) return { kind: 'always' as const, line: line(transition.guard ? '' : 'else') };
  const [, how, who = ''] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(eventType) ?? [];
  if (how) return { kind: how as 'done' | 'error', line: line(who) };
  const [, delay] = /^xstate\.after\.([^.]+)\./.exec(eventType) ?? [];
  if (delay) return { kind: 'time' as const, line: line(`after ${delay}`) };
  const [, child] = /^xstate\.snapshot\.(.+)$/.exec(eventType) ?? [];
  if (child) return { kind: 'event' as const, line: line(`onSnapshot ${child}`) };
  if (eventType === 'deadline.reached') {
    const ids = node.invoke.flatMap(({ id, src }) => (src === 'deadline' ? [id] : []));
    return { kind: 'time' as const, line: line(ids.join(', ') || eventType) };
  }
  return { kind: 'event' as const, line: line(eventType) };
}

/** Returns itself for any access, so that parameters which depend on an event can be distinguished from fixed ones. */
const anything: unknown = new Proxy(() => undefined, {
  get: (_, key) => (key === Symbol.toPrimitive ? () => '' : anything),
  apply: () => anything,
});

/** The name of a guard or an action with the fixed part of its parameters: `hasCode price_changed`. */
function nameOf(item: unknown): string {
  if (typeof item === 'string') return item;
  const { type, params } = item as { readonly type: string; readonly params?: unknown };
  return [type, ...fixedParts(params)].join(' ');
}

function fixedParts(params: unknown): readonly string[] {
  let given: unknown;
  try {
    given = typeof params === 'function' ? params({ context: anything, event: anything }) : params;
  } catch {
    return [];
  }
  if (typeof given !== 'object' || given === null) return [];
  return Object.values(given).flatMap((value): string[] => {
    if (typeof value === 'string') return [value];
    if (!Array.isArray(value) || value.some((item) => typeof item !== 'string')) return [];
    return [value.length > 2 ? `${value[0]} …` : value.join(', ')];
  });
}
