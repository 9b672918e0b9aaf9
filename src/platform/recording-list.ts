import type { AnyActorRef, AnyStateMachine } from 'xstate';
import type { Trace } from '#machines/trace/format.ts';
import type { Recorder } from '#machines/trace/recorder.ts';
import type { ServerClock } from '#src/platform/clock.ts';

/** A flow of this page that is recorded. */
export type Recording = {
  /** The flow's own id. */
  readonly id: string;
  readonly machine: AnyStateMachine;
  readonly actor: AnyActorRef;
  readonly clock: ServerClock;
  readonly recorder: Omit<Recorder<ServerClock>, 'options'>;
};

// Of the browser's one page; the server never gets here. Only this list is known everywhere, the recorder comes with flows.
let recordings: readonly Recording[] = [];
const listeners = new Set<() => void>();

/** The newest is last; what ended before it is let go after a few. */
const KEPT = 4;

export function keepRecording(recording: Recording): void {
  recordings = [...recordings, recording].slice(-KEPT);
  for (const listener of listeners) listener();
}

/** The same array as long as no flow was added. */
export const recordingsNow = (): readonly Recording[] => recordings;

export function onRecording(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

const STORAGE_KEY = 'safar:recorded';
/** Longer ones would not be taken by the server either. */
const MAX_TEXT = 200_000;

/** A trace of the page before this one, in this tab. It holds secrets: it leaves the tab only sealed. */
export type EarlierTrace = { readonly id: string; readonly trace: Trace };

export function keepForNextPage(earlier: EarlierTrace): void {
  const text = JSON.stringify(earlier);
  if (text.length > MAX_TEXT) return;
  try {
    sessionStorage.setItem(STORAGE_KEY, text);
  } catch {
    // Full or forbidden: the report of the next page begins there.
  }
}

export function earlierTrace(): EarlierTrace | null {
  try {
    const text = sessionStorage.getItem(STORAGE_KEY);
    return text ? (JSON.parse(text) as EarlierTrace) : null;
  } catch {
    return null;
  }
}
