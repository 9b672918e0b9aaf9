import { type AnyActorRef, type AnyMachineSnapshot, getNextTransitions } from 'xstate';
import type { Trace } from '#machines/trace/format.ts';
import { redactTrace } from '#machines/trace/redact-trace.ts';
import { writeTrace } from '#machines/trace/write-trace.ts';
import type { Recording } from '#src/platform/core/recording/recording-list.ts';

// For the recorder panel of development only; no other module imports this file.

export type ActorState = {
  readonly path: string;
  readonly value: string;
  /** Events that the state would take now. */
  readonly next: readonly string[];
  /** Events that the state handles, but a guard refuses now. */
  readonly refused: readonly string[];
};

/** State of an actor and its children, with the events that they would take now. */
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

/** A guard that reads the event's data cannot be evaluated without it: the event then counts as accepted. */
function canTake(snapshot: AnyMachineSnapshot, type: string): boolean {
  try {
    return snapshot.can({ type });
  } catch {
    return true;
  }
}

/** Key of this page: two of its traces use the same pseudonym for the same order. Lost with the page. */
const key = crypto.getRandomValues(new Uint8Array(32));

export const fileNameOf = ({ machine }: Trace, now: number): string =>
  `safar-${machine.id}-${new Date(now).toISOString().slice(11, 19).replaceAll(':', '')}.json`;

/** Only redacted traces leave the page, to a file or a test as well: both end up in repositories. */
export const redacted = ({ machine, recorder }: Recording): Trace => ({
  ...redactTrace(machine, writeTrace(recorder.recorded()), key),
  source: 'tester',
});

/** Source of a test that replays the trace, to be saved beside the machine. */
export const testText = (trace: Trace): string => `import { expect, test } from 'vitest';
import { parseTrace } from '#machines/trace/format.ts';
import { registered } from '#machines/trace/registry.ts';
import { judge } from '#machines/trace/verdict.ts';

const trace = parseTrace(${JSON.stringify(JSON.stringify(trace))});

test('replays as it was recorded', () => {
  const machine = registered(${JSON.stringify(trace.machine.id)})?.machine;
  expect(machine && judge(machine, trace).kind).toBe('valid');
});
`;

export type ScenarioState = {
  readonly scenarios: Readonly<Record<string, string>>;
  readonly playing: string | null;
  /** Server epoch ms. */
  readonly now: number;
  /** Speed of the server's clock; 0: stopped. */
  readonly speed: number;
};

/** Calls the scenario endpoint (server/scenarios); null when the server has none. */
export async function askScenarios(path = '', isChange = false): Promise<ScenarioState | null> {
  const answer = await fetch(`/__scenario${path}`, { method: isChange ? 'POST' : 'GET' }).catch(() => null);
  return answer?.ok ? ((await answer.json()) as ScenarioState) : null;
}

type Clocks = readonly Pick<Recording, 'clock'>[];

export const jumpClocks = (ms: number, recordings: Clocks) => setClocks(`/clock?ms=${ms}`, recordings);

/** Sets the speed of the server's clock (0 stops it); the flows follow at each `followClock`. */
export const speedClocks = (speed: number, recordings: Clocks) => setClocks(`/clock?speed=${speed}`, recordings);

async function setClocks(path: string, recordings: Clocks): Promise<ScenarioState | null> {
  const sentAt = Date.now();
  return follow(await askScenarios(path, true), sentAt, recordings);
}

/** Fetches the scenario state. If the server's clock was moved or scaled, corrects the clocks of the flows. */
export async function followClock(recordings: Clocks): Promise<ScenarioState | null> {
  const sentAt = Date.now();
  const scenarioState = await askScenarios();
  return scenarioState?.speed === 1 ? scenarioState : follow(scenarioState, sentAt, recordings);
}

function follow(scenarioState: ScenarioState | null, sentAt: number, recordings: Clocks): ScenarioState | null {
  if (!scenarioState) return null;
  for (const { clock } of recordings) clock.observe({ serverNow: scenarioState.now, sentAt, receivedAt: Date.now() });
  return scenarioState;
}
