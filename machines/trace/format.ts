/**
 * `safar-trace/1`: a run of a machine as the ordered list of all inputs that its definition cannot derive.
 *
 * **Inputs** are events from outside, promise results, events of callback actors, and fired timers. Everything else
 * (events between machines, `raise`, `always`, `done`) follows from them. A trace does not store it: it stores
 * expectations after each input, and a replay checks them. Times are ms since `startedAt`, which is server epoch ms.
 * `trace.schema.json` defines the same for other tools; docs/replaying.md explains it with an example.
 */
export const TRACE_FORMAT = 'safar-trace/1';

/** Ids of child actors from the root, joined by `/`; '' is the root. */
export type ActorPath = string;
export type TraceEvent = { readonly type: string; readonly [key: string]: unknown };

export type Input =
  /** From outside the system: a screen, the router, another tab, a tester. */
  | { readonly k: 'event'; readonly to: ActorPath; readonly event: TraceEvent }
  /** A promise settled. `value` is its output or its error; absent for undefined. */
  | { readonly k: 'settle'; readonly actor: ActorPath; readonly ok: boolean; readonly value?: unknown }
  /** A callback or observable actor sent an event. */
  | { readonly k: 'from'; readonly actor: ActorPath; readonly to: ActorPath; readonly event: TraceEvent }
  /**
   * The n-th timer that the system armed (`after`, delayed events) fired. Identified by number, not by time: browsers
   * fire timers late.
   */
  | { readonly k: 'timer'; readonly n: number };

/** Expectations when the system is idle again. */
export type Expect = {
  /** Changed state values of machine actors; null: the actor is gone. */
  readonly v?: Readonly<Record<ActorPath, unknown>>;
  /** Machine actors whose status is not `active`: done, error or stopped. */
  readonly s?: Readonly<Record<ActorPath, string>>;
  /**
   * Effects in order: custom actions by name, `emit TYPE`, `ask PATH` for a called actor; `@path` names a child's
   * effect.
   */
  readonly fx?: readonly string[];
  /** Hash of the inputs of the called actors, if any was called. */
  readonly q?: string;
  /** Hash of all contexts, if it changed: 128 bits of SHA-256 over canonical JSON. */
  readonly c?: string;
  /** In traces that keep contexts: changed top-level keys; null: the actor is gone. */
  readonly ctx?: Readonly<Record<ActorPath, Readonly<Record<string, unknown>> | null>>;
};

export type Step = Input & {
  /** ms since startedAt. */
  readonly t: number;
  /**
   * Present when the input arrived while the system still processed the step before (an actor that answers synchronously,
   * a screen that sends during a notification): the number of system messages before it. Such a step and the next share
   * one rest.
   */
  readonly within?: number;
  /** Absent when the system was not idle before the next input. */
  readonly x?: Expect;
};

/** A timer that was already armed when the recording starts. */
export type ArmedTimer = { readonly n: number; readonly to: ActorPath; readonly event: TraceEvent };

export type Mark = { readonly step: number; readonly t: number; readonly text: string };

export type TraceSource = 'traveller' | 'tester' | 'generator' | 'designer';

export type Trace = {
  readonly format: typeof TRACE_FORMAT;
  readonly machine: {
    readonly id: string;
    readonly version: string;
    /** Hash of the structure: states, events, targets, names of guards, actions and actors, children included. */
    readonly definition: string;
  };
  readonly source: TraceSource;
  /** Where it was recorded: build, route, browser. Information only: no code decides by it. */
  readonly app?: Readonly<Record<string, string>>;
  readonly startedAt: number;
  readonly input?: unknown;
  /**
   * Present when the recording starts in the middle: in a restored flow, or after the ring buffer dropped the
   * beginning.
   */
  readonly snapshot?: unknown;
  readonly timers?: { readonly last: number; readonly armed: readonly ArmedTimer[] };
  /** Number of steps dropped by the ring buffer. */
  readonly dropped?: number;
  readonly redaction: {
    /** 'none', 'synthetic' (no person's data), or the name of the policy. */
    readonly policy: string;
    readonly replaced: number;
    /** A replay of the redacted trace gave the same states, effects and timers. */
    readonly isVerified: boolean;
  };
  readonly start: Expect;
  readonly steps: readonly Step[];
  readonly marks?: readonly Mark[];
  readonly notes?: readonly string[];
};

export class TraceFormatError extends Error {
  override name = 'TraceFormatError';
}

/** Parses the text of a file or a request. Throws TraceFormatError. The replay checks the content of the steps. */
export function parseTrace(text: string): Trace {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new TraceFormatError('not JSON');
  }
  const { format, machine, steps, start } = (json ?? {}) as Partial<Trace>;
  if (format !== TRACE_FORMAT) throw new TraceFormatError(`format is ${JSON.stringify(format)}, not ${TRACE_FORMAT}`);
  if (typeof machine?.id !== 'string' || !Array.isArray(steps) || typeof start !== 'object') {
    throw new TraceFormatError('machine, start or steps are missing');
  }
  return json as Trace;
}

/** Compact, one step per line: small in the repository and readable in a diff. */
export function formatTrace({ steps, ...head }: Trace): string {
  const opening = JSON.stringify(head).slice(0, -1);
  return `${opening},"steps":[\n${steps.map((step) => JSON.stringify(step)).join(',\n')}\n]}\n`;
}
