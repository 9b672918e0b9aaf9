import { type AnyActorRef, type AnyMachineSnapshot, getNextTransitions } from 'xstate';
import type { Trace } from '#machines/trace/format.ts';
import { sealTrace } from '#machines/trace/seal.ts';
import { writeTrace } from '#machines/trace/write-trace.ts';
import type { Recording } from '#src/platform/core/recording/recording-list.ts';

// What the recorder panel of development needs; no other module imports this one.

export type ActorState = {
  readonly path: string;
  readonly value: string;
  /** Events that would be taken now. */
  readonly next: readonly string[];
  /** Events that this state knows and a guard refuses now. */
  readonly refused: readonly string[];
};

/** Where a flow and its machines stand, and which events they would take now. */
export function statesOf(actor: AnyActorRef, path = ''): readonly ActorState[] {
  const snapshot = actor.getSnapshot() as AnyMachineSnapshot;
  if (!snapshot?.machine) return [];
  const events = snapshot.status === 'active' ? getNextTransitions(snapshot).map(({ eventType }) => eventType) : [];
  const known = [...new Set(events)].filter((type) => type !== '' && !type.startsWith('xstate.'));
  const next = known.filter((type) => canTake(snapshot, type));
  const refused = known.filter((type) => !next.includes(type));
  const children = Object.entries<AnyActorRef | undefined>(snapshot.children).flatMap(([id, child]) =>
    child ? statesOf(child, path ? `${path}/${id}` : id) : [],
  );
  return [{ path: path || snapshot.machine.id, value: JSON.stringify(snapshot.value), next, refused }, ...children];
}

/** A guard that asks what the event says cannot be asked without it: then it is not refused yet. */
function canTake(snapshot: AnyMachineSnapshot, type: string): boolean {
  try {
    return snapshot.can({ type });
  } catch {
    return true;
  }
}

/** Of this page: what two of its traces say of the same order can be matched. Forgotten with the page. */
const key = crypto.getRandomValues(new Uint8Array(32));

/** Says which flow it is, and when it was written. */
export const fileNameOf = ({ machine }: Trace, now: number): string =>
  `safar-${machine.id}-${new Date(now).toISOString().slice(11, 19).replaceAll(':', '')}.json`;

/** Only sealed traces leave the page, to a file or a test as well: both end in repositories. */
export const sealed = ({ machine, recorder }: Recording): Trace => ({
  ...sealTrace(machine, writeTrace(recorder.recorded()), key),
  source: 'tester',
});

/** A test that replays the trace, to be put beside the machine. */
export const testText = (trace: Trace): string => `import { expect, test } from 'vitest';
import { parseTrace } from '#machines/trace/format.ts';
import { registered } from '#machines/trace/registry.ts';
import { judge } from '#machines/trace/verdict.ts';

const trace = parseTrace(${JSON.stringify(JSON.stringify(trace))});

test('replays as it was recorded', () => {
  const machine = registered(${JSON.stringify(trace.machine.id)})?.machine;
  expect(machine && judge(machine, trace)).toMatchObject({ kind: 'valid' });
});
`;

export type ScenarioPicture = {
  readonly scenarios: Readonly<Record<string, string>>;
  readonly playing: string | null;
  /** Server epoch ms. */
  readonly now: number;
  /** Of the server's clock: 0 stands still. */
  readonly speed: number;
};

/** server/scenarios; null when the server has none. */
export async function askScenarios(path = '', isChange = false): Promise<ScenarioPicture | null> {
  const answer = await fetch(`/__scenario${path}`, { method: isChange ? 'POST' : 'GET' }).catch(() => null);
  return answer?.ok ? ((await answer.json()) as ScenarioPicture) : null;
}

type Clocks = readonly Pick<Recording, 'clock'>[];

/** The time of server and flows jumps together. */
export const jumpClocks = (ms: number, recordings: Clocks) => setClocks(`/clock?ms=${ms}`, recordings);

/** It stands still at 0, and runs as fast as told; the flows follow at each `followClock`. */
export const speedClocks = (speed: number, recordings: Clocks) => setClocks(`/clock?speed=${speed}`, recordings);

async function setClocks(path: string, recordings: Clocks): Promise<ScenarioPicture | null> {
  const sentAt = Date.now();
  return follow(await askScenarios(path, true), sentAt, recordings);
}

/** What the server says now. Where its clock does not go as clocks do, the flows are told its time. */
export async function followClock(recordings: Clocks): Promise<ScenarioPicture | null> {
  const sentAt = Date.now();
  const picture = await askScenarios();
  return picture?.speed === 1 ? picture : follow(picture, sentAt, recordings);
}

function follow(picture: ScenarioPicture | null, sentAt: number, recordings: Clocks): ScenarioPicture | null {
  if (!picture) return null;
  for (const { clock } of recordings) clock.observe({ serverNow: picture.now, sentAt, receivedAt: Date.now() });
  return picture;
}
