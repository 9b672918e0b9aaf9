import { expect, test } from 'vitest';
import { KEY_LOST } from '#machines/core/as-problem.ts';
import type { Step, Trace } from '#machines/trace/format.ts';
import type { Registered } from '#machines/trace/register.ts';
import { registry } from '#machines/trace/registry.ts';
import { Replayer } from '#machines/trace/replayer.ts';
import { coveringTracesOf } from '../../scripts/trace-files.ts';

type Settle = Extract<Step, { k: 'settle' }>;
/** A step of a trace that settles an actor with an order id in its input. */
type Moment = { readonly trace: Trace; readonly at: number; readonly step: Settle; readonly kind: string };
type Shown = {
  readonly kind: string;
  readonly isHolding?: boolean;
  readonly isOpening?: boolean;
  readonly isPriceChanged?: boolean;
};

const isAboutOrder = (input: unknown): boolean =>
  typeof input === 'object' && input !== null && 'orderId' in input && input.orderId !== null;

/** One moment per machine, actor and kind of view. */
function momentsOf(registered: Registered): Moment[] {
  const found = new Map<string, Moment>();
  for (const trace of coveringTracesOf(registered)) {
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

/** The view and the output after the server reports that this browser lost access to the order. */
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

/** Another hold or draft replaces the order, so losing access to the old order does not matter. */
const isReplaced = ({ isHolding, isOpening, isPriceChanged, kind }: Shown): boolean =>
  isHolding === true || isOpening === true || isPriceChanged === true || kind === 'inquiry';

/** Actors whose failure the site does not show, by the last part of their path. */
const SILENT: Readonly<Record<string, string>> = {
  releaseHold: 'what is not released ends by itself; the traveller has gone to the list',
};

const cases = Object.values(registry).flatMap((registered) =>
  momentsOf(registered).map((moment) => ({ registered, moment })),
);

test('whatever is asked about an order, a lost key is shown as that', () => {
  const actors = new Set(cases.map(({ registered, moment: { step } }) => `${registered.folder} ${step.actor}`));
  expect(actors.size).toBeGreaterThan(30);
  const silent = cases
    .filter(({ moment: { step } }) => !((step.actor.split('/').at(-1) ?? '') in SILENT))
    .flatMap(({ registered, moment }) =>
      KEY_LOST.filter((code) => !shownAfter(registered, moment, code).includes(`"${code}"`)).map(
        (code) => `${registered.folder}: ${moment.step.actor} at ${moment.kind}: ${code}`,
      ),
    );
  expect(silent).toEqual([]);
});
