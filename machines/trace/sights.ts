import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import type { Examples } from '#machines/trace/examples.ts';
import type { ActorPath, Step } from '#machines/trace/format.ts';
import type { Replayer } from '#machines/trace/replayer.ts';
import { canonicalJson } from '#machines/trace/values.ts';
import { childrenOf, isMachine, machineOf } from '#machines/trace/watch.ts';

export type Sights = {
  readonly own: readonly string[];
  /** Sights of children in `walkedAlone`. */
  readonly alone: readonly string[];
};

/** The sights of a system now. A state with a new sight is followed. */
export function sightsOf({ actor, clock }: Replayer, { facets, walkedAlone = [] }: Examples): Sights {
  const own: string[] = [];
  const alone: string[] = [];
  const open: ActorPath[] = [];
  const root = actor.getSnapshot() as AnyMachineSnapshot;
  const look = (ref: AnyActorRef, path: ActorPath, isBelow: boolean) => {
    const { value, status, context } = ref.getSnapshot() as AnyMachineSnapshot;
    const id = machineOf(ref).id;
    const isAlone = isBelow || walkedAlone.includes(id);
    const place = path ? [root.value, path, value, status] : [value, status];
    (isAlone ? alone : own).push(canonicalJson(place));
    if (!isAlone) {
      for (const [name, fact] of Object.entries(facets[id] ?? {})) {
        own.push(canonicalJson([...place, name, fact(context as never)]));
      }
    }
    for (const [childId, child] of childrenOf(ref)) {
      const childPath = path ? `${path}/${childId}` : childId;
      if (isMachine(child)) look(child, childPath, isAlone);
      else if (!isAlone && child.getSnapshot()?.status === 'active') open.push(childPath);
    }
  };
  look(actor as unknown as AnyActorRef, '', false);
  own.push(canonicalJson([root.value, open.sort(), clock.armed().size]));
  return { own, alone };
}

/** The sights of a step: the facts it changed, or that it changed nothing. */
export function sightsOfStep(before: Facts, step: Step, after: Facts): string[] {
  const what = step.k === 'settle' ? `${step.actor} ${step.ok}` : step.k === 'timer' ? 'timer' : step.event.type;
  const changed = [...new Set([...before.facts.keys(), ...after.facts.keys()])].filter(
    (name) => before.facts.get(name) !== after.facts.get(name),
  );
  const isRefused = changed.length === 0 && before.place === after.place && step.k === 'event';
  const names = isRefused ? ['refused'] : changed;
  return names.map((name) => canonicalJson([before.root, what, name]));
}

/** State values, and the context values that guards read. */
export type Facts = {
  readonly place: string;
  readonly root: unknown;
  readonly facts: ReadonlyMap<string, string>;
};

export function factsNow({ systemState, actor }: Replayer, { facets, walkedAlone = [] }: Examples): Facts {
  const facts = new Map<string, string>();
  const look = (ref: AnyActorRef, path: ActorPath) => {
    if (walkedAlone.includes(machineOf(ref).id)) return;
    const { context } = ref.getSnapshot() as AnyMachineSnapshot;
    for (const [name, fact] of Object.entries(facets[machineOf(ref).id] ?? {})) {
      facts.set(`${path} ${name}`, canonicalJson(fact(context as never)));
    }
    for (const [id, child] of childrenOf(ref)) if (isMachine(child)) look(child, path ? `${path}/${id}` : id);
  };
  look(actor as unknown as AnyActorRef, '');
  const root = systemState.get('')?.value;
  return {
    root,
    place: canonicalJson([...systemState].map(([path, { value, status }]) => [path, value, status])),
    facts,
  };
}
