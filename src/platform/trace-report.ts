import type { AnyStateMachine } from 'xstate';
import type { Problem } from '#domain/problem.ts';
import { HOUR_MS } from '#domain/time.ts';
import type { KeptReport, ReportPreview, ReportStep } from '#machines/problem-report/types.ts';
import type { Step, Trace } from '#machines/trace/format.ts';
import { sealTrace } from '#machines/trace/seal.ts';
import type { components } from '#openapi/generated/types.ts';
import { type Api, unwrap } from '#src/platform/api.ts';
import { CROSSING, earlierTrace, type Recording, recordingsNow } from '#src/platform/recording-list.ts';
import { buildId, pageTemplate } from '#src/platform/recording-place.ts';

/** Older ones are about something else. */
const LONGEST_ABSENCE_MS = HOUR_MS;
/** Of all traces together: the server takes 256 KiB, and the note is written in up to 8 KB. */
const MAX_BYTES = 240 * 1024;

type ProblemReport = components['schemas']['ProblemReport'];

/** One trace that may leave the browser; `isBefore`: of the page before this one. */
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
};

/** What would be sent: redacted, and proven by a replay. Sealing runs here and in no other chunk. */
async function draftReport(now: () => number): Promise<ReportDraft> {
  // One key for the report, forgotten at once: nobody can find out what the pseudonyms stand for, but an order that two
  // flows speak of is the same in both.
  const key = crypto.getRandomValues(new Uint8Array(32));
  const sealed = [...(await sealedBefore(now(), key)), ...sealedNow(key)];
  const parts = fitting(sealed.filter(({ trace }) => trace.redaction.isVerified));
  return {
    preview: {
      kind: kindOf(sealed.length, parts.length),
      steps: parts.reduce((sum, { steps }) => sum + steps.length, 0),
    },
    page: pageTemplate(location.pathname),
    build: buildId(),
    parts,
  };
}

function kindOf(recorded: number, sent: number): ReportPreview['kind'] {
  if (recorded === 0) return 'empty';
  if (sent === 0) return 'unsafe';
  return sent < recorded ? 'partial' : 'whole';
}

/** What the server takes: the newest flows first. */
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

/** That the report was opened is how it begins, and not what it is about. */
const firstStepOf = ({ machine }: Recording) => (machine.id === 'problemReport' ? 1 : 0);

const sealedNow = (key: Uint8Array): ReportPart[] =>
  recordingsNow()
    .filter((recording) => recording.recorder.count() > firstStepOf(recording))
    .map(({ machine, recorder }) => partOf(machine, recorder.trace(), key, false));

/** The way to the bank, once the traveller is back from it. */
async function sealedBefore(now: number, key: Uint8Array): Promise<ReportPart[]> {
  const earlier = earlierTrace();
  const load = CROSSING[earlier?.trace.machine.id ?? ''];
  if (!earlier || !load || recordingsNow().some(({ id }) => id === earlier.id)) return [];
  const { startedAt, steps } = earlier.trace;
  if (now - startedAt - (steps.at(-1)?.t ?? 0) > LONGEST_ABSENCE_MS) return [];
  return [partOf(await load(), earlier.trace, key, true)];
}

function partOf(machine: AnyStateMachine, raw: Trace, key: Uint8Array, isBefore: boolean): ReportPart {
  const trace = sealTrace(machine, raw, key);
  return { flow: machine.id, isBefore, steps: trace.steps.map(readable), trace };
}

/** The body, as it is sent and shown. */
export const bodyOf = ({ page, build, parts }: ReportDraft, note: string): ProblemReport => ({
  note,
  page,
  build,
  // The contract knows a trace as an object; its shape is in machines/trace/trace.schema.json.
  traces: parts.map(({ trace }) => trace as unknown as ProblemReport['traces'][number]),
});

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

/** One report, from its preparation to its number. */
export function createReportDesk(api: Api, now: () => number) {
  let draft: ReportDraft | null = null;
  return {
    draft: () => draft,
    prepare: async (): Promise<ReportPreview> => {
      draft = await draftReport(now);
      return draft.preview;
    },
    send: async (note: string): Promise<KeptReport> => {
      if (!draft) throw new Error('A report is prepared before it is sent');
      return unwrap(api.POST('/reports', { body: bodyOf(draft, note) }));
    },
  };
}
