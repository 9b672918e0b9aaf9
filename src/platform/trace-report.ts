import { createActor } from 'xstate';
import type { Problem } from '#domain/problem.ts';
import { HOUR_MS } from '#domain/time.ts';
import { alertMachine } from '#machines/alert/machine.ts';
import { flightBookingMachine } from '#machines/flight-booking/machine.ts';
import type { KeptReport, ReportPreview, ReportStep } from '#machines/problem-report/types.ts';
import type { Step, Trace } from '#machines/trace/format.ts';
import { createRecorder } from '#machines/trace/recorder.ts';
import { sealTrace } from '#machines/trace/seal.ts';
import type { components } from '#openapi/generated/types.ts';
import { type Api, unwrap } from '#src/platform/api.ts';
import { createServerClock } from '#src/platform/clock.ts';
import { earlierTrace, recordingsNow } from '#src/platform/recording-list.ts';
import { buildId, pageTemplate } from '#src/platform/recording-place.ts';

/** Older ones are about something else. */
const LONGEST_ABSENCE_MS = HOUR_MS;

type TraceReport = components['schemas']['TraceReport'];

/** One trace that may leave the browser; `isBefore`: of the page before this one. */
export type ReportPart = { readonly isBefore: boolean; readonly steps: readonly ReportStep[]; readonly trace: Trace };
export type ReportDraft = {
  readonly preview: ReportPreview;
  readonly page: string;
  readonly build: string;
  readonly parts: readonly ReportPart[];
};

/** A key of this trace alone, forgotten at once: nobody can find out what the pseudonyms stand for. */
const newKey = () => crypto.getRandomValues(new Uint8Array(32));

/** What would be sent: redacted, and proven by a replay. Sealing runs here and in no other chunk. */
function draftReport(now: () => number): ReportDraft {
  const parts = [...sealedBefore(now()), ...sealedNow()];
  const safe = parts.filter(({ trace }) => trace.redaction.isVerified);
  const kind = parts.length === 0 ? 'empty' : safe.length < parts.length ? 'unsafe' : 'whole';
  const sent: readonly ReportPart[] =
    kind === 'whole' ? safe : [{ isBefore: false, steps: [], trace: emptyTrace(now) }];
  return {
    preview: { kind, steps: sent.reduce((sum, { steps }) => sum + steps.length, 0) },
    page: pageTemplate(location.pathname),
    build: buildId(),
    parts: sent,
  };
}

function sealedNow(): ReportPart[] {
  const current = recordingsNow().at(-1);
  if (!current) return [];
  const trace = sealTrace(current.machine, current.recorder.trace(), newKey());
  return [{ isBefore: false, steps: trace.steps.map(readable), trace }];
}

/** The way to the bank, once the traveller is back from it. */
function sealedBefore(now: number): ReportPart[] {
  const earlier = earlierTrace();
  const isSame = recordingsNow().some(({ id }) => id === earlier?.id);
  if (!earlier || isSame || earlier.trace.machine.id !== flightBookingMachine.id) return [];
  const { startedAt, steps } = earlier.trace;
  if (now - startedAt - (steps.at(-1)?.t ?? 0) > LONGEST_ABSENCE_MS) return [];
  const trace = sealTrace(flightBookingMachine, earlier.trace, newKey());
  return [{ isBefore: true, steps: trace.steps.map(readable), trace }];
}

/** A report needs a trace: where no flow was recorded it is one of a banner that nobody asked for, without a step. */
function emptyTrace(now: () => number): Trace {
  const recorder = createRecorder(alertMachine, { clock: createServerClock(now) });
  const actor = createActor(alertMachine, recorder.options).start();
  const trace = sealTrace(alertMachine, recorder.trace(), newKey());
  actor.stop();
  return trace;
}

/** The bodies, as they are sent and shown. */
export const bodiesOf = ({ page, build, parts }: ReportDraft, note: string): readonly TraceReport[] =>
  // The contract knows a trace as an object; its shape is in machines/trace/trace.schema.json.
  parts.map(({ trace }) => ({ note, page, build, trace: trace as unknown as TraceReport['trace'] }));

/** `id` of `payment/startPayment` is its last part. */
const lastOf = (path: string) => path.split('/').at(-1) ?? path;

function readable(step: Step): ReportStep {
  const at = step.t;
  switch (step.k) {
    case 'event':
      return { at, kind: 'event', name: step.event.type };
    case 'settle': {
      const name = lastOf(step.actor);
      if (step.ok) return { at, kind: 'ok', name };
      const error = (step.value as { $error?: { name?: string; problem?: Problem } } | undefined)?.$error;
      return { at, kind: 'refused', name, code: error?.problem?.code ?? error?.name ?? 'error' };
    }
    case 'from':
      return { at, kind: 'time', name: step.event.type };
    case 'timer':
      return { at, kind: 'time', name: String(step.n) };
  }
}

/** One report, from its preparation to its numbers. What was sent once is not sent again by a second try. */
export function createReportDesk(api: Api, now: () => number) {
  let draft: ReportDraft | null = null;
  let kept: KeptReport = { traceIds: [], deleteAt: 0 };
  return {
    draft: () => draft,
    prepare: (): ReportPreview => {
      draft = draftReport(now);
      kept = { traceIds: [], deleteAt: 0 };
      return draft.preview;
    },
    send: async (note: string): Promise<KeptReport> => {
      const bodies = draft ? bodiesOf(draft, note) : [];
      for (const body of bodies.slice(kept.traceIds.length)) {
        const { traceId, deleteAt } = await unwrap(api.POST('/traces', { body }));
        kept = { traceIds: [...kept.traceIds, traceId], deleteAt };
      }
      return kept;
    },
  };
}
