import type { AnyStateMachine, InspectionEvent, Snapshot } from 'xstate';
import type { Input, Mark, Trace, TraceSource } from '#machines/trace/format.ts';
import { type IdleReport, SystemWatch } from '#machines/trace/watch.ts';

export const MAX_STEPS = 2000;

/** The clock functions that a recording needs; the site's AppClock has them. */
export type RecorderClock = {
  now(): number;
  setTimeout(fn: () => void, ms: number): unknown;
  clearTimeout(id: unknown): void;
};

export type TakenStep = { input: Input; t: number; within: number | null; idle: IdleReport | null };
/** Steps after a point at which the whole system was stored. */
export type Segment = {
  readonly from: { readonly snapshot: unknown; readonly timers: Trace['timers'] } | null;
  readonly t: number;
  start: IdleReport | null;
  readonly steps: TakenStep[];
};

export type RecorderOptions<TClock extends RecorderClock> = {
  readonly clock: TClock;
  readonly version?: string;
  /** Must be the input that the actor gets. */
  readonly input?: unknown;
  readonly snapshot?: Snapshot<unknown>;
  readonly source?: TraceSource;
  readonly app?: Readonly<Record<string, string>>;
  /** Keeps at least half of this number of the last steps; older steps are replaced by one snapshot. */
  readonly limit?: number;
  /** Includes contexts in the trace: larger, but differences are readable without the old machine. */
  readonly keepsContexts?: boolean;
  /** An additional inspector that gets all events. */
  readonly inspect?: (event: InspectionEvent) => void;
  readonly onStep?: (count: number) => void;
};

/** Holds references to live values, secrets included. */
export type Recorded = {
  readonly machine: AnyStateMachine;
  readonly options: Omit<RecorderOptions<never>, 'clock' | 'inspect' | 'onStep'>;
  readonly startedAt: number;
  readonly segments: readonly Segment[];
  readonly dropped: number;
  readonly marks: readonly Mark[];
};

export type Tape<TClock> = {
  /** For `createActor(machine, { ...recorder.options, input })`. */
  readonly options: { readonly clock: TClock; readonly inspect: (event: InspectionEvent) => void };
  readonly count: () => number;
  readonly mark: (text: string) => void;
  readonly recorded: () => Recorded;
  readonly stop: () => void;
};

/**
 * Records one actor system. At each input it keeps only references: contexts and events are immutable, so hashing and
 * writing (`writeTrace`), and loading that code, wait until a trace is requested.
 */
export function createTape<TClock extends RecorderClock>(
  machine: AnyStateMachine,
  options: RecorderOptions<TClock>,
): Tape<TClock> {
  const { clock, limit = MAX_STEPS } = options;
  const startedAt = clock.now();
  const marks: Mark[] = [];
  let segments: Segment[] = [{ from: null, t: 0, start: null, steps: [] }];
  let dropped = 0;
  let open: TakenStep | null = null;
  let isStopped = false;
  let lastTimer = 0;
  /** Timer numbers by the handles of the real clock. */
  const armed = new Map<unknown, number>();

  const current = () => segments.at(-1) as Segment;
  const close = () => {
    if (open) open.idle = watch.idle();
    else current().start ??= watch.idle();
    open = null;
  };
  const take = (input: Input, within: number | null) => {
    if (isStopped) return;
    const t = clock.now() - startedAt;
    if (within === null) {
      close();
      cutIfLong(t);
    }
    const step: TakenStep = { input, t, within, idle: null };
    open = step;
    current().steps.push(step);
    // A microtask closes the step before other code can react: leaving a page stops its flow, and a stopped flow has
    // another state.
    void Promise.resolve().then(() => {
      if (open === step && !isStopped && !watch.isBusy) close();
    });
    options.onStep?.(count());
  };
  const watch = new SystemWatch({ onInput: take });

  const cutIfLong = (t: number) => {
    if (current().steps.length < limit / 2 || !watch.root) return;
    const timers = watch.armedTimers([...armed.values()], lastTimer);
    if (!timers) return;
    segments.push({ from: { snapshot: watch.persisted(), timers }, t, start: watch.everything(), steps: [] });
    const [oldest] = segments;
    if (segments.length < 3 || !oldest) return;
    dropped += oldest.steps.length;
    segments = segments.slice(1);
  };
  const count = () => segments.reduce((sum, { steps }) => sum + steps.length, dropped);

  const numbered = Object.assign(Object.create(clock) as TClock, {
    now: () => clock.now(),
    setTimeout: (fn: () => void, ms: number) => {
      lastTimer += 1;
      const n = lastTimer;
      const handle = clock.setTimeout(() => {
        watch.begin();
        take({ k: 'timer', n }, null);
        armed.delete(handle);
        fn();
      }, ms);
      armed.set(handle, n);
      return handle;
    },
    clearTimeout: (handle: unknown) => {
      armed.delete(handle);
      clock.clearTimeout(handle);
    },
  });

  return {
    options: {
      clock: numbered,
      inspect: (event) => {
        if (!isStopped) watch.inspect(event);
        options.inspect?.(event);
      },
    },
    count,
    mark: (text) => marks.push({ step: count(), t: clock.now() - startedAt, text }),
    recorded: () => {
      if (!isStopped && !watch.isBusy) close();
      return { machine, options, startedAt, segments, dropped, marks };
    },
    stop: () => {
      if (!isStopped && !watch.isBusy) close();
      isStopped = true;
    },
  };
}
