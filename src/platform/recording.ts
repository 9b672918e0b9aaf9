import type { AnyActorRef, AnyStateMachine } from 'xstate';
import { createRecorder } from '#machines/trace/recorder.ts';
import type { ServerClock } from '#src/platform/clock.ts';
import { keepForNextPage, keepRecording, recordingsNow } from '#src/platform/recording-list.ts';
import { buildId, pageTemplate } from '#src/platform/recording-place.ts';

/** Enough for a long visit, and small enough for the server. */
const MAX_STEPS = 600;

/**
 * Records a flow from its first moment, in the browser only: `createActor(machine, { input, ...recording.options })`, then
 * `recording.keep(actor)`. What is recorded stays in this tab until the traveller sends it.
 */
export function recordFlow(
  machine: AnyStateMachine,
  { id, clock, input }: { readonly id: string; readonly clock: ServerClock; readonly input: unknown },
) {
  keepOnLeaving();
  const { options, ...recorder } = createRecorder(machine, {
    clock,
    input,
    limit: MAX_STEPS,
    app: { flow: id, page: pageTemplate(location.pathname), build: buildId() },
  });
  return { options, keep: (actor: AnyActorRef) => keepRecording({ id, machine, actor, clock, recorder }) };
}

let isListening = false;

/** The bank is another page: what led there is kept for the one that comes back. */
function keepOnLeaving(): void {
  if (isListening) return;
  isListening = true;
  addEventListener('pagehide', () => {
    const last = recordingsNow().at(-1);
    if (last && last.recorder.count() > 0) keepForNextPage({ id: last.id, trace: last.recorder.trace() });
  });
}
