import type { AnyStateMachine, InspectionEvent, Snapshot } from 'xstate';
import type { Input, Mark, Trace, TraceSource } from '#machines/trace/format.ts';
import { type Rest, SystemWatch } from '#machines/trace/watch.ts';

export const MAX_STEPS = 2000;

/** What a recording needs of time; the site's AppClock has it. */
export type RecorderClock = {
  now(): number;
  setTimeout(fn: () => void, ms: number): unknown;
  clearTimeout(id: unknown): void;
};

export type TakenStep = { input: Input; t: number; within: number | null; rest: Rest | null };
/** Steps from a moment at which the whole system was written down. */
export type Segment = {
  readonly from: { readonly snapshot: unknown; readonly timers: Trace['timers'] } | null;
  readonly t: number;
  start: Rest | null;
  readonly steps: TakenStep[];
};

export type RecorderOptions<TClock extends RecorderClock> = {
  /** The clock of the system; the actor gets a copy of it that numbers timers. */
  readonly clock: TClock;
  readonly version?: string;
  /** The same as the actor gets. */
  readonly input?: unknown;
  readonly snapshot?: Snapshot<unknown>;
  readonly source?: TraceSource;
  readonly app?: Readonly<Record<string, string>>;
  /** How many of the last steps are kept, at least half of it; older ones are replaced by one snapshot. */
  readonly limit?: number;
  /** Contexts in the trace: larger, and a difference can be read without the old machine. */
  readonly keepsContexts?: boolean;
  /** Another inspector that hears everything as well. */
  readonly inspect?: (event: InspectionEvent) => void;
  /** Called after every step that was taken, with their number. */
  readonly onStep?: (count: number) => void;
};

/** By reference, with all secrets. */
export type Recorded = {
  readonly machine: AnyStateMachine;
  readonly options: Omit<RecorderOptions<never>, 'clock' | 'inspect' | 'onStep'>;
  readonly startedAt: number;
  readonly segments: readonly Segment[];
  /** Steps that were let go. */
  readonly dropped: number;
  readonly marks: readonly Mark[];
};

export type Tape<TClock> = {
  /** For `createActor(machine, { ...recorder.options, input })`. */
  readonly options: { readonly clock: TClock; readonly inspect: (event: InspectionEvent) => void };
  /** Steps so far, those that were let go included. */
  readonly count: () => number;
  /** A tester's word at this moment. */
  readonly mark: (text: string) => void;
  /** What was recorded so far, as `writeTrace` takes it. */
  readonly recorded: () => Recorded;
  /** Recording ends; what was recorded stays. */
  readonly stop: () => void;
};

/**
 * Records one actor system. At each input it only keeps references: contexts and events never change, so hashing and
 * writing (`writeTrace`) wait until somebody asks for the trace, and so does their code.
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
  /** Numbers by the handles of the real clock. */
  const armed = new Map<unknown, number>();

  const current = () => segments.at(-1) as Segment;
  const close = () => {
    if (open) open.rest = watch.rest();
    else current().start ??= watch.rest();
    open = null;
  };
  const take = (input: Input, within: number | null) => {
    if (isStopped) return;
    const t = clock.now() - startedAt;
    if (within === null) {
      close();
      cutIfLong(t);
    }
    const step: TakenStep = { input, t, within, rest: null };
    open = step;
    current().steps.push(step);
    // Before anybody can react to it: a page that is left stops its flow, and a stopped flow is not how it was.
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
