import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine, InspectionEvent } from 'xstate';
import type { ActorPath, Input, Trace, TraceEvent } from '#machines/trace/format.ts';
import { toJson } from '#machines/trace/values.ts';

// One of the three files that use XState internals (with chart.ts and wiring.ts): it derives inputs and their effects
// from inspection events. It relies on the order of inspection events and on `_parent`; it uses nothing else that is
// private.

export type MachineFacts = { readonly value: unknown; readonly status: string; readonly context: unknown };

/** What happened until the system was idle, by reference: XState snapshots are immutable. */
export type IdleReport = {
  readonly changed: readonly (readonly [ActorPath, MachineFacts])[];
  readonly gone: readonly ActorPath[];
  readonly effects: readonly string[];
  readonly asked: readonly (readonly [ActorPath, unknown])[];
};

export const isMachine = (ref: AnyActorRef): boolean =>
  (ref as { logic?: { root?: unknown } }).logic?.root !== undefined;

export const machineOf = (ref: AnyActorRef): AnyStateMachine => (ref as unknown as { logic: AnyStateMachine }).logic;

export const childrenOf = (ref: AnyActorRef): readonly (readonly [string, AnyActorRef])[] =>
  Object.entries<AnyActorRef>((ref.getSnapshot() as AnyMachineSnapshot | undefined)?.children ?? {}).filter(
    ([, child]) => child !== undefined,
  );

type Timers = NonNullable<Trace['timers']>;
type Scheduled = Readonly<Record<string, { readonly target: AnyActorRef; readonly event: TraceEvent }>>;

type Listener = {
  /**
   * within: number of messages since the input before, while the system still processes it; null when it is idle.
   */
  onInput(input: Input, within: number | null): void;
};

/** Watches one actor system through its inspection events. */
export class SystemWatch {
  root: AnyActorRef | null = null;
  /** Number of messages since the last input that arrived when idle. */
  messages = 0;
  readonly #listener: Listener;
  readonly #paths = new WeakMap<object, ActorPath>();
  readonly #refs = new Map<ActorPath, AnyActorRef>();
  readonly #settled = new WeakSet<object>();
  /** Number of unprocessed messages per machine actor. */
  readonly #open = new Map<AnyActorRef, number>();
  #isStarting = false;
  #last = new Map<ActorPath, AnyMachineSnapshot>();
  #effects: string[] = [];
  #asked: [ActorPath, unknown][] = [];

  constructor(listener: Listener) {
    this.#listener = listener;
  }

  /** The latest actor at a path. */
  refAt(path: ActorPath): AnyActorRef | undefined {
    return this.#refs.get(path);
  }

  paths(): readonly ActorPath[] {
    return [...this.#refs.keys()];
  }

  get isBusy(): boolean {
    return this.#isStarting || this.#open.size > 0;
  }

  readonly inspect = (inspected: InspectionEvent): void => {
    // Inspection events carry whole actors; their declared type is narrower.
    const ref = inspected.actorRef as AnyActorRef;
    switch (inspected.type) {
      case '@xstate.actor':
        this.#born(ref);
        return;
      case '@xstate.event':
        this.#message(ref, inspected.sourceRef as AnyActorRef | undefined, inspected.event as TraceEvent);
        return;
      case '@xstate.snapshot':
        this.#worked(ref, inspected.event.type, inspected.snapshot.status);
        return;
      case '@xstate.action':
        this.#effect(ref, inspected.action);
    }
  };

  /** Call before an input: resets the message counter. */
  begin(): void {
    this.messages = 0;
  }

  idle(): IdleReport {
    const changed: [ActorPath, MachineFacts][] = [];
    const alive = new Map<ActorPath, AnyMachineSnapshot>();
    if (this.root) this.#look(this.root, '', alive, changed);
    const gone = [...this.#last.keys()].filter((path) => !alive.has(path));
    this.#last = alive;
    const idle = { changed, gone, effects: this.#effects, asked: this.#asked };
    this.#effects = [];
    this.#asked = [];
    return idle;
  }

  /** The whole current state, reported as if everything were new. */
  everything(): IdleReport {
    const changed: [ActorPath, MachineFacts][] = [];
    const last = this.#last;
    this.#last = new Map();
    if (this.root) this.#look(this.root, '', new Map(), changed);
    this.#last = last;
    return { changed, gone: [], effects: [], asked: [] };
  }

  persisted(): unknown {
    return (this.root as unknown as { getPersistedSnapshot(): unknown }).getPersistedSnapshot();
  }

  /** Armed timers by number with their events; null when they cannot be matched. */
  armedTimers(numbers: readonly number[], last: number): Timers | null {
    const { system } = this.root as unknown as { system: { getSnapshot(): { _scheduledEvents: Scheduled } } };
    // Both lists are in the order of arming.
    const scheduled = Object.values(system.getSnapshot()._scheduledEvents);
    if (scheduled.length !== numbers.length) return null;
    const sorted = [...numbers].sort((one, other) => one - other);
    const armed = scheduled.map(({ target, event }, index) => ({
      n: sorted[index] ?? 0,
      to: this.#pathOf(target),
      event: toJson(event) as TraceEvent,
    }));
    return { last, armed };
  }

  #look(
    ref: AnyActorRef,
    path: ActorPath,
    alive: Map<ActorPath, AnyMachineSnapshot>,
    changed: [ActorPath, MachineFacts][],
  ): void {
    const snapshot = ref.getSnapshot() as AnyMachineSnapshot;
    alive.set(path, snapshot);
    if (this.#last.get(path) !== snapshot) changed.push([path, snapshot]);
    for (const id in snapshot.children) {
      const child = snapshot.children[id] as AnyActorRef | undefined;
      if (child && isMachine(child)) this.#look(child, path ? `${path}/${id}` : id, alive, changed);
    }
  }

  #born(ref: AnyActorRef): void {
    this.root ??= ref;
    const parent = ref._parent;
    const above = parent ? (this.#paths.get(parent) ?? '') : '';
    const path = ref === this.root ? '' : above ? `${above}/${ref.id}` : ref.id;
    this.#paths.set(ref, path);
    this.#refs.set(path, ref);
  }

  #pathOf(ref: AnyActorRef): ActorPath {
    return this.#paths.get(ref) ?? ref.id;
  }

  #message(target: AnyActorRef, source: AnyActorRef | undefined, event: TraceEvent): void {
    if (event.type === 'xstate.init') {
      this.messages += 1;
      if (target === this.root) this.#isStarting = true;
      else if (!isMachine(target)) {
        const path = this.#pathOf(target);
        this.#effects.push(`ask ${path}`);
        this.#asked.push([path, (event as { input?: unknown }).input]);
      }
      return;
    }
    const input = this.#inputIn(target, source, event);
    if (input) {
      const within = this.isBusy ? this.messages : null;
      if (within === null) this.begin();
      this.#listener.onInput(input, within);
    }
    this.messages += 1;
    if (isMachine(target) && target.getSnapshot()?.status === 'active') {
      this.#open.set(target, (this.#open.get(target) ?? 0) + 1);
    }
  }

  /** null: the event follows from earlier inputs. */
  #inputIn(target: AnyActorRef, source: AnyActorRef | undefined, event: TraceEvent): Input | null {
    const { type } = event;
    if (source === undefined) return { k: 'event', to: this.#pathOf(target), event };
    if (isMachine(source)) return null;
    if (type === 'xstate.promise.resolve' || type === 'xstate.promise.reject') {
      this.#settled.add(source);
      const ok = type === 'xstate.promise.resolve';
      return { k: 'settle', actor: this.#pathOf(source), ok, value: event.data };
    }
    if (type.startsWith('xstate.error.actor.') && !this.#settled.has(source)) {
      // It threw synchronously: treated as a promise rejected at once.
      this.#settled.add(source);
      this.messages += 1; // a replay rejects the promise, which is one more message
      return { k: 'settle', actor: this.#pathOf(source), ok: false, value: event.error };
    }
    if (/^xstate\.(done|error)\.actor\.|^xstate\.snapshot\./.test(type)) return null;
    if (type === 'xstate.observable.error') this.#settled.add(source);
    return { k: 'from', actor: this.#pathOf(source), to: this.#pathOf(target), event };
  }

  #worked(ref: AnyActorRef, eventType: string, status: string): void {
    if (eventType === 'xstate.init') {
      if (ref === this.root) this.#isStarting = false;
    } else {
      const left = (this.#open.get(ref) ?? 0) - 1;
      if (left > 0 && status === 'active') this.#open.set(ref, left);
      else this.#open.delete(ref);
    }
  }

  #effect(ref: AnyActorRef, { type, params }: { readonly type: string; readonly params: unknown }): void {
    if (type.startsWith('xstate.') && type !== 'xstate.emit') return;
    const name = type === 'xstate.emit' ? `emit ${(params as { event?: { type?: string } }).event?.type}` : type;
    const path = this.#pathOf(ref);
    this.#effects.push(path ? `${name} @${path}` : name);
  }
}
