/**
 * `safar-trace/1`: a run of a machine as the total order of what cannot be derived from its definition.
 *
 * Events from outside, answers of promises, words of callback actors and timers that fired are **inputs**. All else
 * (events between machines, `raise`, `always`, `done`) follows from them, so a trace does not hold it: it holds what must
 * be true after each input, and a replay checks that. Times are ms since `startedAt`, which is server epoch ms.
 * `trace.schema.json` says the same to other tools; docs/replaying.md tells it with an example.
 */
export const TRACE_FORMAT = 'safar-trace/1';

/** Ids of children from the root, joined by `/`; '' is the root. */
export type ActorPath = string;
export type TraceEvent = { readonly type: string; readonly [key: string]: unknown };

export type Input =
  /** From outside the system: a screen, the router, another tab, a tester. */
  | { readonly k: 'event'; readonly to: ActorPath; readonly event: TraceEvent }
  /** A promise was settled. `value` is its output or its error; absent for undefined. */
  | { readonly k: 'settle'; readonly actor: ActorPath; readonly ok: boolean; readonly value?: unknown }
  /** A callback or observable actor spoke. */
  | { readonly k: 'from'; readonly actor: ActorPath; readonly to: ActorPath; readonly event: TraceEvent }
  /** The n-th timer that the system armed (`after`, delayed events) fired. By number and not by time: browsers are late. */
  | { readonly k: 'timer'; readonly n: number };

/** What is true when the system is at rest again. */
export type Expect = {
  /** State values of machine actors that changed; null: the actor is gone. */
  readonly v?: Readonly<Record<ActorPath, unknown>>;
  /** Machine actors that are no longer `active`: done, error or stopped. */
  readonly s?: Readonly<Record<ActorPath, string>>;
  /** Effects in order: custom actions by name, `emit TYPE`, `ask PATH` for a port that was called; `@path` names a child's. */
  readonly fx?: readonly string[];
  /** Hash of what the ports were asked with, when any was. */
  readonly q?: string;
  /** Hash of all contexts, when it changed: 128 bits of SHA-256 over canonical JSON. */
  readonly c?: string;
  /** With kept contexts: top-level keys that changed; null instead of keys: the actor is gone. */
  readonly ctx?: Readonly<Record<ActorPath, Readonly<Record<string, unknown>> | null>>;
};

export type Step = Input & {
  /** ms since startedAt. */
  readonly t: number;
  /**
   * Present when the input came in the midst of the step before it (a port that answers at once, a screen that sends
   * while it is told): it was heard after that many messages of the system. Such a step and the next rest as one.
   */
  readonly within?: number;
  /** Absent when the system was not at rest before the next input came. */
  readonly x?: Expect;
};

/** A timer that was armed when the recording begins. */
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
  /** Where it was recorded: build, route, browser. Never decides anything. */
  readonly app?: Readonly<Record<string, string>>;
  readonly startedAt: number;
  readonly input?: unknown;
  /** The recording begins in the middle: a restored flow, or the ring buffer let the beginning go. */
  readonly snapshot?: unknown;
  readonly timers?: { readonly last: number; readonly armed: readonly ArmedTimer[] };
  /** Steps that the ring buffer let go. */
  readonly dropped?: number;
  readonly redaction: {
    /** 'none', 'synthetic' (nobody's data), or the name of the policy. */
    readonly policy: string;
    readonly replaced: number;
    /** A replay of the redacted trace took the same states, effects and timers. */
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

/** Reads a file's or a request's text. Throws TraceFormatError; what is inside is checked by the replay itself. */
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

/** Compact, one step a line: small in the repository and readable in a diff. */
export function formatTrace({ steps, ...head }: Trace): string {
  const opening = JSON.stringify(head).slice(0, -1);
  return `${opening},"steps":[\n${steps.map((step) => JSON.stringify(step)).join(',\n')}\n]}\n`;
}
