import type { AnyActorRef, AnyStateMachine } from 'xstate';
import type { Trace } from '#machines/trace/format.ts';
import type { Recorder } from '#machines/trace/recorder.ts';
import type { ServerClock } from '#src/platform/clock.ts';

/** A flow of this page that is recorded. */
export type Recording = {
  /** Of this one run of the flow. */
  readonly id: string;
  readonly machine: AnyStateMachine;
  readonly actor: AnyActorRef;
  readonly clock: ServerClock;
  readonly recorder: Omit<Recorder<ServerClock>, 'options'>;
};

// Of the browser's one page; the server never gets here. Only this list is known everywhere, the recorder comes with flows.
let recordings: readonly Recording[] = [];
const listeners = new Set<() => void>();

/** Of each machine: the flow that is going on, and the one before it, which may be what went wrong. */
const KEPT = 2;

/** The newest is last. */
export function keepRecording(recording: Recording): void {
  if (recordings.length === 0) addEventListener('pagehide', keepForNextPage);
  const { id } = recording.machine;
  const alike = recordings.filter(({ machine }) => machine.id === id);
  const past = new Set(alike.slice(0, Math.max(0, alike.length + 1 - KEPT)));
  recordings = [...recordings.filter((one) => !past.has(one)), recording];
  for (const listener of listeners) listener();
}

/** The same array as long as no flow was added. */
export const recordingsNow = (): readonly Recording[] => recordings;

export function onRecording(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/**
 * Flows that go on after the page was left, because a bank lies between, and how to get their machines: what led there is
 * kept for the page that comes back. All others, with whatever secrets they heard, end with their page.
 */
export const CROSSING: Readonly<Record<string, () => Promise<AnyStateMachine>>> = {
  flightBooking: async () => (await import('#machines/flight-booking/machine.ts')).flightBookingMachine,
};

const STORAGE_KEY = 'safar:recorded';
/** Longer ones would not be taken by the server either. */
const MAX_TEXT = 200_000;

/** A trace of the page before this one, in this tab. It holds secrets: it leaves the tab only sealed. */
export type EarlierTrace = { readonly id: string; readonly trace: Trace };

function keepForNextPage(): void {
  const last = recordings.findLast(({ machine, recorder }) => machine.id in CROSSING && recorder.count() > 0);
  if (!last) return;
  const earlier: EarlierTrace = { id: last.id, trace: last.recorder.trace() };
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
