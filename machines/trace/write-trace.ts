import { definitionHash } from '#machines/trace/chart.ts';
import { Expectations } from '#machines/trace/expectations.ts';
import { type Input, type Mark, type Step, TRACE_FORMAT, type Trace } from '#machines/trace/format.ts';
import type { Recorded, Segment, TakenStep } from '#machines/trace/tape.ts';
import { toJson } from '#machines/trace/values.ts';

/** The exact recording with all secrets: it may leave the page only after `sealTrace`. */
export function writeTrace({ machine, options, startedAt, segments, dropped, marks }: Recorded): Trace {
  const [first] = segments as readonly [Segment];
  const expectations = new Expectations({ keepsContexts: options.keepsContexts });
  const start = first.start ? expectations.take(first.start) : {};
  const steps = segments.flatMap((segment) => segment.steps).map((step) => writeStep(step, first.t, expectations));
  const begin = first.from ?? { snapshot: options.snapshot, timers: undefined };
  return {
    format: TRACE_FORMAT,
    machine: {
      id: machine.id,
      version: options.version ?? machine.version ?? '1',
      definition: definitionHash(machine),
    },
    source: options.source ?? 'traveller',
    ...(options.app ? { app: options.app } : {}),
    startedAt: startedAt + first.t,
    ...(options.input === undefined ? {} : { input: toJson(options.input) }),
    ...(begin.snapshot === undefined ? {} : { snapshot: toJson(begin.snapshot) }),
    ...(begin.timers ? { timers: begin.timers } : {}),
    ...(dropped > 0 ? { dropped } : {}),
    redaction: { policy: 'none', replaced: 0, isVerified: false },
    start,
    steps,
    ...(marks.length > 0 ? { marks: marks.flatMap((mark) => moved(mark, dropped, first.t)) } : {}),
  };
}

const moved = ({ step, t, text }: Mark, dropped: number, since: number): Mark[] =>
  step < dropped ? [] : [{ step: step - dropped, t: t - since, text }];

function writeStep({ input, t, within, idle }: TakenStep, since: number, expectations: Expectations): Step {
  return {
    ...(toJson(input) as Input),
    t: t - since,
    ...(within === null ? {} : { within }),
    ...(idle ? { x: expectations.take(idle) } : {}),
  };
}
