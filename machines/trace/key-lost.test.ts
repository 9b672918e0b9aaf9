import { expect, test } from 'vitest';
import { KEY_LOST } from '#machines/core/as-problem.ts';
import type { Step, Trace } from '#machines/trace/format.ts';
import type { Registered } from '#machines/trace/register.ts';
import { registry } from '#machines/trace/registry.ts';
import { Replayer } from '#machines/trace/replayer.ts';
import { corpusOf } from '../../scripts/trace-files.ts';

type Settle = Extract<Step, { k: 'settle' }>;
/** A moment of a trace in which a port is answered that was asked about an order. */
type Moment = { readonly trace: Trace; readonly at: number; readonly step: Settle; readonly kind: string };
type Shown = { readonly kind: string; readonly isHolding?: boolean; readonly isPriceChanged?: boolean };

const isAboutOrder = (input: unknown): boolean =>
  typeof input === 'object' && input !== null && 'orderId' in input && input.orderId !== null;

/** Of each machine, each such port at each kind of view, once. */
function momentsOf(registered: Registered): Moment[] {
  const found = new Map<string, Moment>();
  for (const trace of corpusOf(registered)) {
    const replayer = new Replayer(registered.machine, trace, { check: 'none' });
    replayer.start();
    const asked = new Map(replayer.lastAsked);
    while (!replayer.isDone) {
      const at = replayer.position;
      const step = trace.steps[at];
      const shown = registered.view(replayer.actor.getSnapshot()) as Shown;
      const { kind } = shown;
      const isWatched = !isReplaced(shown);
      if (isWatched && step?.k === 'settle' && step.within === undefined && isAboutOrder(asked.get(step.actor)))
        found.set(`${step.actor} ${kind}`, { trace, at, step, kind });
      replayer.step();
      for (const [actor, input] of replayer.lastAsked) asked.set(actor, input);
    }
  }
  return [...found.values()];
}

/** What the machine shows, or ends with, when the server says that this browser has no key to the order. */
function shownAfter({ machine, view }: Registered, { trace, at, step }: Moment, code: string): string {
  const problem = { code, message: code };
  const value = { $error: { name: 'ProblemError', message: code, problem, status: 404 } };
  const answered = { k: 'settle', actor: step.actor, ok: false, value, t: step.t } as const;
  const replayer = new Replayer(
    machine,
    { ...trace, steps: [...trace.steps.slice(0, at), answered] },
    { check: 'none' },
  );
  replayer.start();
  replayer.run();
  const snapshot = replayer.actor.getSnapshot();
  return JSON.stringify([view(snapshot), snapshot.output ?? null]);
}

/** Something else is being held or asked for: what was held before does not matter any more. */
const isReplaced = ({ isHolding, isPriceChanged, kind }: Shown): boolean =>
  isHolding === true || isPriceChanged === true || kind === 'inquiry';

/** Ports whose failure is not shown, by the last part of their name. */
const SILENT: Readonly<Record<string, string>> = {
  releaseHold: 'what is not released ends by itself; the traveller has gone to the list',
};

const cases = Object.values(registry).flatMap((registered) =>
  momentsOf(registered).map((moment) => ({ registered, moment })),
);

test('whatever is asked about an order, a lost key is shown as that', () => {
  const ports = new Set(cases.map(({ registered, moment: { step } }) => `${registered.folder} ${step.actor}`));
  expect(ports.size).toBeGreaterThan(30);
  const silent = cases
    .filter(({ moment: { step } }) => !((step.actor.split('/').at(-1) ?? '') in SILENT))
    .flatMap(({ registered, moment }) =>
      KEY_LOST.filter((code) => !shownAfter(registered, moment, code).includes(`"${code}"`)).map(
        (code) => `${registered.folder}: ${moment.step.actor} at ${moment.kind}: ${code}`,
      ),
    );
  expect(silent).toEqual([]);
});
