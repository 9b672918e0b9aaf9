import type { AnyActorRef, AnyStateMachine } from 'xstate';
import { crossingById } from '#machines/trace/crossing.gen.ts';
import type { Tape } from '#machines/trace/tape.ts';
import { tabStorage } from '#src/platform/core/device/tab-storage.ts';
import type { ServerClock } from '#src/platform/core/flow/clock.ts';
import { lazyModule } from '#src/platform/core/flow/lazy-module.ts';
import { forgetPages, keepPages } from '#src/platform/core/recording/earlier-pages.ts';

/** A flow of this page that is recorded. */
export type Recording = {
  /** Of this one run of the flow. */
  readonly id: string;
  readonly machine: AnyStateMachine;
  readonly actor: AnyActorRef;
  readonly clock: ServerClock;
  readonly recorder: Omit<Tape<ServerClock>, 'options'>;
};

// Of the browser's one page; the server never gets here. Only this list is known everywhere, the recorder comes with flows.
let recordings: readonly Recording[] = [];
const listeners = new Set<() => void>();

/** Comes with the first flow that may lead to a bank: a page that is being left waits for nothing. */
const writer = lazyModule(async () => (await import('#machines/trace/write-trace.ts')).writeTrace);

/** Of each machine: the flow that is going on, and the one before it, which may be what went wrong. */
const KEPT = 2;

/** The newest is last. */
export function keepRecording(recording: Recording): void {
  if (recordings.length === 0) addEventListener('pagehide', keepForNextPage);
  const { id } = recording.machine;
  // What does not come is not written: the report of the next page then begins there.
  if (id in crossingById) void writer.preload().catch(() => undefined);
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

/** Of whoever was signed in before: they end with this page. */
let endHere: ReadonlySet<string> = new Set();

/** Somebody logs out: who sits here next reports nothing of theirs. */
export function forgetEarlierPages(): void {
  endHere = new Set(recordings.map(({ id }) => id));
  forgetPages(tabStorage());
}

/** What led to a bank is kept for the page that comes back. All other flows, with whatever secrets they heard, end here. */
function keepForNextPage(): void {
  const write = writer.get();
  if (!write) return;
  const crossing = recordings.filter(
    ({ id, machine, recorder }) => machine.id in crossingById && !endHere.has(id) && recorder.count() > 0,
  );
  keepPages(
    tabStorage(),
    crossing.map(({ id, recorder }) => ({ id, trace: write(recorder.recorded()) })),
  );
}
