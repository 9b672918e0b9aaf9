import type { AnyStateMachine } from 'xstate';
import { type ClassOf, fieldsOf } from '#machines/trace/field-classes.ts';
import type { Step, Trace, TraceEvent } from '#machines/trace/format.ts';
import { rebuild } from '#machines/trace/rebuild.ts';
import { type Around, createRedactor } from '#machines/trace/redactor.ts';
import { canonicalJson } from '#machines/trace/values.ts';

/**
 * Redacts a trace so that it may leave the device: secrets become pseudonyms and hashes are those of the redacted run.
 * `isVerified` says that a replay gave the same states, effects, timers and actors. An unverified trace still contains
 * no secret, but its replay may show something else than what happened; `notes` says where it differs.
 *
 * @param key at least 16 random bytes, for this trace only; discard it afterwards.
 */
export function redactTrace(
  machine: AnyStateMachine,
  raw: Trace,
  key: Uint8Array,
  classOf: ClassOf = fieldsOf(machine),
): Trace {
  const redactor = createRedactor(key, { classOf });
  openParts(raw, redactor.learn);
  const { steps, ...open } = openParts(raw, redactor.rewrite);
  const redacted: Trace = {
    ...open,
    start: behaviourOf(raw.start),
    steps: steps.map(({ x, ...input }) => ({ ...input, ...(x ? { x: behaviourOf(x) } : {}) })),
  };
  const { trace, divergence } = rebuild(machine, redacted, {
    check: 'behaviour',
    keepsContexts: raw.start.ctx !== undefined,
  });
  const notes = divergence
    ? [`redaction changes the ${divergence.why} at step ${divergence.step + 1}: ${canonicalJson(divergence.actual)}`]
    : [];
  return {
    ...trace,
    machine: raw.machine, // the recorded machine, not the one that checks it
    redaction: { policy: POLICY, replaced: redactor.count(), isVerified: divergence === null },
    ...(notes.length > 0 || raw.notes ? { notes: [...(raw.notes ?? []), ...notes] } : {}),
  };
}

/** Fields without a class are secret. */
const POLICY = 'known-words/1';

type Visit = (value: unknown, as?: Around) => unknown;

/** Fields of `app` that are our own words: route path and build. */
const APP_WORDS = ['page', 'build'];

/** Applies `visit` to all external data of the trace. Actor names are kept: they are words of the machine. */
function openParts({ input, snapshot, timers, app, marks, ...trace }: Trace, visit: Visit): Trace {
  return {
    ...trace,
    ...(input === undefined ? {} : { input: visit(input) }),
    ...(snapshot === undefined ? {} : { snapshot: openSnapshot(snapshot, visit) }),
    ...(timers && { timers: { ...timers, armed: timers.armed.map((timer) => withEvent(timer, visit)) } }),
    ...(app && {
      app: eachOf(app, (text, name) => visit(text, APP_WORDS.includes(name) ? 'word' : undefined)) as Words,
    }),
    ...(marks && { marks: marks.map((mark) => ({ ...mark, text: String(visit(mark.text, 'text')) })) }),
    steps: trace.steps.map((step) => {
      if (step.k === 'settle') return 'value' in step ? { ...step, value: visit(step.value) } : step;
      return step.k === 'timer' ? step : withEvent(step, visit);
    }),
  };
}

type Words = Readonly<Record<string, string>>;

const withEvent = <T extends { readonly event: TraceEvent }>(said: T, visit: Visit): T => ({
  ...said,
  event: visit(said.event) as TraceEvent,
});

/** In a stored snapshot, names of states and of actors are words; contexts are not. */
const SNAPSHOT_WORDS = ['status', 'value', 'historyValue', 'src', 'systemId', 'syncSnapshot'];
function openSnapshot(snapshot: unknown, visit: Visit): unknown {
  if (typeof snapshot !== 'object' || snapshot === null) return visit(snapshot);
  return eachOf(snapshot, (part, name) => {
    if (SNAPSHOT_WORDS.includes(name)) return part;
    if (name === 'snapshot') return openSnapshot(part, visit);
    if (name !== 'children' || typeof part !== 'object' || part === null) return visit(part);
    return eachOf(part, (child) => openSnapshot(child, visit));
  });
}

const eachOf = (record: object, change: (value: unknown, name: string) => unknown): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value, name)]));

/** States and effects are words of the machine and are kept; hashes and contexts are computed again. */
const behaviourOf = ({ v, s, fx }: Step['x'] & object) => ({
  ...(v === undefined ? {} : { v }),
  ...(s === undefined ? {} : { s }),
  ...(fx === undefined ? {} : { fx }),
});
