import { createActor } from 'xstate';
import { createHoldSession } from '#machines/core/hold-session/chart.ts';
import { HELD_UNTIL, ORDER_ID } from '#machines/core/testing/moment.ts';
import { VirtualClock } from '#machines/core/virtual-clock.ts';
import { coverMachine } from '#machines/trace/covering-traces.ts';
import { hashText } from '#machines/trace/hash.ts';
import { createRecorder } from '#machines/trace/recorder.ts';
import { redactTrace } from '#machines/trace/redact-trace.ts';
import { keyFromText } from '#machines/trace/redactor.ts';
import { registry } from '#machines/trace/registry.ts';
import { replay } from '#machines/trace/replayer.ts';
import { workshop } from '#machines/trace/testing/hard-machines.ts';
import { proveWalks } from '#machines/trace/testing/prove.ts';
import { silenced } from '#machines/trace/wiring.ts';

export type Figure = { readonly name: string; readonly figure: string };

// machines/ compiles without platform types; all platforms have these two.
const { performance, console: log } = globalThis as unknown as {
  performance: { now(): number };
  console: { warn: (...words: unknown[]) => void };
};

/** Median of several runs, in ms. */
function medianMs(runs: number, work: () => void): number {
  const times = Array.from({ length: runs }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return times.sort((one, other) => one - other)[runs >> 1] ?? 0;
}

const EVENTS = 4000;

/** The machine that hears the most. */
const largest = Object.values(registry).reduce((one, other) =>
  other.examples.events.length > one.examples.events.length ? other : one,
);

/** Events sent to it while nothing answers, ms for all. */
function sendMany(isRecorded: boolean): number {
  const clock = new VirtualClock(HELD_UNTIL);
  const input = largest.examples.inputs[0] as never;
  const machine = silenced(largest.machine);
  const recorder = isRecorded ? createRecorder(machine, { clock, input }) : null;
  const actor = createActor(machine, { input, clock, ...recorder?.options }).start();
  const { events } = largest.examples;
  const start = performance.now();
  for (let index = 0; index < EVENTS; index += 1) actor.send(events[index % events.length] as never);
  return performance.now() - start;
}

/** Cost of recording in µs per event: the difference to the same events without a recorder. */
function recordingCost(): Figure {
  for (let run = 0; run < 3; run += 1) for (const isRecorded of [true, false]) sendMany(isRecorded);
  const runs = Array.from({ length: 9 }, () => [sendMany(true), sendMany(false)] as const);
  const median = (which: 0 | 1) => runs.map((pair) => pair[which]).sort((one, other) => one - other)[4] ?? 0;
  const [recorded, bare] = [median(0), median(1)];
  const each = (ms: number) => ((ms * 1000) / EVENTS).toFixed(1);
  return {
    name: 'recording',
    figure: `${each(recorded - bare)} µs per event (${each(bare)} without, ${each(recorded)} with)`,
  };
}

function replayingSpeed(): Figure[] {
  const { traces } = coverMachine(largest);
  const steps = traces.reduce((sum, trace) => sum + trace.steps.length, 0);
  const coveringMs = medianMs(9, () => {
    for (const trace of traces) replay(largest.machine, trace);
  });
  const clock = new VirtualClock(HELD_UNTIL - 1_500_000);
  const input = { orderId: ORDER_ID, deadlineAt: HELD_UNTIL, extensionsLeft: 10 };
  const holdSession = createHoldSession('hold');
  const machine = silenced(holdSession);
  const recorder = createRecorder(machine, { clock, input, limit: 50_000 });
  const actor = createActor(machine, { ...recorder.options, input }).start();
  for (let index = 0; index < 20_000; index += 1) {
    actor.send({ type: 'session.sync', deadlineAt: HELD_UNTIL + index, extensionsLeft: index % 3 });
  }
  const long = JSON.parse(JSON.stringify(recorder.trace()));
  const longMs = medianMs(3, () => replay(holdSession, long));
  const redactMs = medianMs(3, () =>
    redactTrace(holdSession, { ...long, steps: long.steps.slice(0, 2000) }, keyFromText('bench')),
  );
  const rate = (count: number, ms: number) => `${Math.round((count / ms) * 1000).toLocaleString('en')} checked steps/s`;
  return [
    {
      name: `replay, covering traces of ${largest.machine.id}`,
      figure: `${rate(steps, coveringMs)} (${traces.length} traces, ${steps} steps)`,
    },
    {
      name: 'replay, one long trace of a hold',
      figure: `${rate(long.steps.length, longMs)} (${long.steps.length} steps)`,
    },
    { name: 'redaction, 2,000 steps', figure: `${redactMs.toFixed(0)} ms` },
  ];
}

function hashSpeed(): Figure {
  const text = 'x'.repeat(1 << 20);
  const ms = medianMs(5, () => hashText(text));
  return { name: 'SHA-256', figure: `${(1000 / ms).toFixed(0)} MB/s` };
}

/** `npm run bench`: 20,000 walks over all machines, and the cost of recording and replaying on this computer. */
export async function benchTraces(walks = 20_000): Promise<readonly Figure[]> {
  const figures = [hashSpeed(), recordingCost(), ...replayingSpeed()];
  const warn = log.warn;
  log.warn = () => undefined; // XState warns about events for stopped actors; walks send many of them
  const machines = [...Object.values(registry), workshop];
  const start = performance.now();
  let steps = 0;
  let nested = 0;
  const failures: string[] = [];
  for (const registered of machines) {
    const proof = await proveWalks(registered, Math.ceil(walks / machines.length), 100_000);
    steps += proof.steps;
    nested += proof.nested;
    failures.push(...proof.failures);
  }
  log.warn = warn;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const count = (value: number) => value.toLocaleString('en');
  const outcome =
    failures.length === 0 ? 'all identical, none tells a secret' : `${failures.length} FAILED: ${failures[0]}`;
  const figure = `${count(walks)} walks, ${count(steps)} steps, ${count(nested)} in the midst of others: ${outcome}; ${seconds} s`;
  return [...figures, { name: 'walks recorded, redacted, replayed', figure }];
}
