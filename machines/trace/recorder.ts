import type { AnyStateMachine } from 'xstate';
import type { Trace } from '#machines/trace/format.ts';
import { createTape, type RecorderClock, type RecorderOptions, type Tape } from '#machines/trace/tape.ts';
import { writeTrace } from '#machines/trace/write-trace.ts';

/** A tape together with `writeTrace`, for callers that need both. */
export function createRecorder<TClock extends RecorderClock>(
  machine: AnyStateMachine,
  options: RecorderOptions<TClock>,
): Tape<TClock> & { readonly trace: () => Trace } {
  const tape = createTape(machine, options);
  return { ...tape, trace: () => writeTrace(tape.recorded()) };
}
