import { type AnyActorRef, type AnyMachineSnapshot, getNextTransitions } from 'xstate';
import type { Trace } from '#machines/trace/format.ts';
import { sealTrace } from '#machines/trace/seal.ts';
import { writeTrace } from '#machines/trace/write-trace.ts';
import type { Recording } from '#src/platform/recording-list.ts';

// What the recorder panel of development needs; no other module imports this one.

export type ActorState = { readonly path: string; readonly value: string; readonly next: readonly string[] };

/** Where a flow and its machines stand, and which events they would take now. */
export function statesOf(actor: AnyActorRef, path = ''): readonly ActorState[] {
  const snapshot = actor.getSnapshot() as AnyMachineSnapshot;
  if (!snapshot?.machine) return [];
  const events = snapshot.status === 'active' ? getNextTransitions(snapshot).map(({ eventType }) => eventType) : [];
  const next = [...new Set(events)].filter((type) => type !== '' && !type.startsWith('xstate.'));
  const children = Object.entries<AnyActorRef | undefined>(snapshot.children).flatMap(([id, child]) =>
    child ? statesOf(child, path ? `${path}/${id}` : id) : [],
  );
  return [{ path: path || snapshot.machine.id, value: JSON.stringify(snapshot.value), next }, ...children];
}

/** Only sealed traces leave the page, to a file or a test as well: both end in repositories. */
export const sealed = ({ machine, recorder }: Recording): Trace => ({
  ...sealTrace(machine, writeTrace(recorder.recorded()), crypto.getRandomValues(new Uint8Array(32))),
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

type ScenarioPicture = {
  readonly scenarios: Readonly<Record<string, string>>;
  readonly playing: string | null;
  /** Server epoch ms. */
  readonly now: number;
};

/** server/scenarios; null when the server has none. */
export async function askScenarios(path = '', isChange = false): Promise<ScenarioPicture | null> {
  const answer = await fetch(`/__scenario${path}`, { method: isChange ? 'POST' : 'GET' }).catch(() => null);
  return answer?.ok ? ((await answer.json()) as ScenarioPicture) : null;
}

/** The time of server and flows jumps together. */
export async function jumpClocks(
  ms: number,
  recordings: readonly Pick<Recording, 'clock'>[],
): Promise<ScenarioPicture | null> {
  const sentAt = Date.now();
  const picture = await askScenarios(`/clock?ms=${ms}`, true);
  if (!picture) return null;
  for (const { clock } of recordings) clock.observe({ serverNow: picture.now, sentAt, receivedAt: Date.now() });
  return picture;
}
