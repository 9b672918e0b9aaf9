import type { AnyActorRef, AnyStateMachine } from 'xstate';
import { crossingById } from '#machines/trace/crossing.gen.ts';
import type { Tape } from '#machines/trace/tape.ts';
import { tabStorage } from '#src/platform/core/device/tab-storage.ts';
import type { ServerClock } from '#src/platform/core/flow/clock.ts';
import { lazyModule } from '#src/platform/core/flow/lazy-module.ts';
import { forgetPages, keepPages } from '#src/platform/core/recording/earlier-pages.ts';

export type Recording = {
  readonly id: string;
  readonly machine: AnyStateMachine;
  readonly actor: AnyActorRef;
  readonly clock: ServerClock;
  readonly recorder: Omit<Tape<ServerClock>, 'options'>;
};

// State of the browser's single page; never used on the server. All pages ship only this list; the recorder loads with flows.
let recordings: readonly Recording[] = [];
const listeners = new Set<() => void>();

/** Loads with the first flow that may lead to a bank: `pagehide` cannot wait for it. */
const writer = lazyModule(async () => (await import('#machines/trace/write-trace.ts')).writeTrace);

/** Flows kept per machine: the running one and its predecessor, which may be the faulty one. */
const KEPT = 2;

/** Adds a recording as the newest (last). */
export function keepRecording(recording: Recording): void {
  if (recordings.length === 0) addEventListener('pagehide', keepForNextPage);
  const { id } = recording.machine;
  // If the writer does not load, nothing is kept, and the report of the next page starts there.
  if (id in crossingById) void writer.preload().catch(() => undefined);
  const alike = recordings.filter(({ machine }) => machine.id === id);
  const past = new Set(alike.slice(0, Math.max(0, alike.length + 1 - KEPT)));
  recordings = [...recordings.filter((one) => !past.has(one)), recording];
  for (const listener of listeners) listener();
}

/** Keeps its identity until a flow is added. */
export const recordingsNow = (): readonly Recording[] => recordings;

export function onRecording(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** Ids of recordings of the former user: not passed on to the next page. */
let endHere: ReadonlySet<string> = new Set();

/** Call at logout: reports of the next user must not hold traces of the former one. */
export function forgetEarlierPages(): void {
  endHere = new Set(recordings.map(({ id }) => id));
  forgetPages(tabStorage());
}

/** Keeps traces that lead to a bank for the page that returns. All other traces, with their secrets, end with this page. */
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
