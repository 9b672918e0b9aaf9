import type { AnyStateMachine } from 'xstate';
import type { Problem } from '#domain/core/problem.ts';
import type { KeptReport, ReportPreview, ReportStep } from '#machines/core/problem-report/types.ts';
import { crossingById } from '#machines/trace/crossing.gen.ts';
import type { Step, Trace } from '#machines/trace/format.ts';
import { redactNote } from '#machines/trace/redact-note.ts';
import { redactTrace } from '#machines/trace/redact-trace.ts';
import { writeTrace } from '#machines/trace/write-trace.ts';
import type { components } from '#openapi/generated/types.ts';
import { unwrap } from '#src/platform/core/api/api.ts';
import type { Api } from '#src/platform/core/api/api-client.ts';
import { tabStorage } from '#src/platform/core/device/tab-storage.ts';
import { earlierPages, ordersIn, ordersOf, pagesOfOrders } from '#src/platform/core/recording/earlier-pages.ts';
import { type Recording, recordingsNow } from '#src/platform/core/recording/recording-list.ts';
import { buildId, pageTemplate } from '#src/platform/core/recording/recording-place.ts';

/** Limit for all traces together: the server takes 256 KiB, of which up to 8 KB are the note. */
const MAX_BYTES = 240 * 1024;

type ProblemReport = components['schemas']['ProblemReport'];

/** A trace that may leave the browser; `isBefore`: from an earlier page. */
export type ReportPart = {
  readonly flow: string;
  readonly isBefore: boolean;
  readonly steps: readonly ReportStep[];
  readonly trace: Trace;
};
export type ReportDraft = {
  readonly preview: ReportPreview;
  readonly page: string;
  readonly build: string;
  readonly parts: readonly ReportPart[];
  readonly redactNote: (note: string) => string;
};

/** Builds the redacted report and verifies it by a replay. The only chunk that contains redaction. */
export async function draftReport(): Promise<ReportDraft> {
  // One key per report, discarded with it: pseudonyms cannot be resolved, yet an order that two flows and the note mention has the same
  // pseudonym.
  const key = crypto.getRandomValues(new Uint8Array(32));
  const redacted = [...(await redactedBefore(key)), ...redactedNow(key)];
  const parts = fitting(redacted.filter(({ trace }) => trace.redaction.isVerified));
  return {
    preview: {
      kind: kindOf(redacted.length, parts.length),
      steps: parts.reduce((sum, { steps }) => sum + steps.length, 0),
    },
    page: pageTemplate(location.pathname),
    build: buildId(),
    parts,
    redactNote: (note) => redactNote(note, key),
  };
}

function kindOf(recorded: number, sent: number): ReportPreview['kind'] {
  if (recorded === 0) return 'empty';
  if (sent === 0) return 'unsafe';
  return sent < recorded ? 'partial' : 'whole';
}

function fitting(parts: readonly ReportPart[]): readonly ReportPart[] {
  let left = MAX_BYTES;
  const taken: ReportPart[] = [];
  for (const part of parts.toReversed()) {
    const size = new TextEncoder().encode(JSON.stringify(part.trace)).length;
    if (size > left) continue;
    left -= size;
    taken.unshift(part);
  }
  return taken;
}

/** Not part of the problem: the report's own opening, and what a part of a page (as Help) read of itself, unless that failed. */
function ownStepsOf({ machine }: Recording, { steps }: Trace): number {
  if (machine.id === 'problemReport') return 1;
  const hasFailed = steps.some((step) => step.k === 'settle' && !step.ok);
  return machine.id === 'lateDocument' && !hasFailed ? steps.length : 0;
}

/**
 * True when the trace has steps or mentions an order: a page about a declined payment has only a start, and that start is the subject of
 * the report. Other flows without steps start the same on each visit.
 */
export const tells = (trace: Trace, ownSteps = 0): boolean =>
  trace.steps.length > ownSteps || ordersIn([trace]).length > 0;

const redactedNow = (key: Uint8Array): ReportPart[] =>
  recordingsNow().flatMap((recording) => {
    const { machine, recorder } = recording;
    const trace = writeTrace(recorder.recorded());
    return tells(trace, ownStepsOf(recording, trace)) ? [partOf(machine, trace, key, false)] : [];
  });

/** Traces of earlier pages about the same booking: its search, its hold, a declined payment. */
async function redactedBefore(key: Uint8Array): Promise<ReportPart[]> {
  const now = recordingsNow();
  const orders = [...ordersOf(location.href), ...ordersIn(now.map(({ recorder }) => writeTrace(recorder.recorded())))];
  const earlier = earlierPages(tabStorage()).filter(({ id }) => !now.some((recording) => recording.id === id));
  const parts = pagesOfOrders(earlier, orders).map(async ({ trace }) => {
    const load = crossingById[trace.machine.id];
    return load ? [partOf(await load(), trace, key, true)] : [];
  });
  return (await Promise.all(parts)).flat();
}

function partOf(machine: AnyStateMachine, raw: Trace, key: Uint8Array, isBefore: boolean): ReportPart {
  const trace = redactTrace(machine, raw, key);
  return { flow: machine.id, isBefore, steps: trace.steps.map(readable), trace };
}

/** The request body, as sent and as shown to the user. */
export const bodyOf = ({ page, build, parts, redactNote }: ReportDraft, note: string): ProblemReport => ({
  note: redactNote(note),
  page,
  build,
  // The contract types a trace as an object; its shape is in machines/trace/trace.schema.json.
  traces: parts.map(({ trace }) => trace as unknown as ProblemReport['traces'][number]),
});

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

export function createReportMaker(api: Api) {
  let draft: ReportDraft | null = null;
  return {
    draft: () => draft,
    prepare: async (): Promise<ReportPreview> => {
      draft = await draftReport();
      return draft.preview;
    },
    send: async (note: string): Promise<KeptReport> => {
      if (!draft) throw new Error('A report is prepared before it is sent');
      return unwrap(api.POST('/reports', { body: bodyOf(draft, note) }));
    },
  };
}
