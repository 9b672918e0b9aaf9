import type { Divergence } from '#machines/trace/divergence.ts';
import type { Step, Trace } from '#machines/trace/format.ts';

// Traces in words, for terminals and panels.

const short = (value: unknown, length = 100): string => {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > length ? `${text.slice(0, length - 1)}…` : text;
};

const named = (path: string) => path || '(root)';

/** `event (root) {"type":"offer.choose",…}`, `placeHold refused {…}`, `timer 3`. */
export function describeStep(step: Step): string {
  switch (step.k) {
    case 'event':
      return `event ${named(step.to)} ${short(step.event)}`;
    case 'settle':
      return `${step.actor} ${step.ok ? 'answered' : 'refused'} ${'value' in step ? short(step.value) : ''}`.trim();
    case 'from':
      return `${step.actor} said ${short(step.event)}`;
    case 'timer':
      return `timer ${step.n} fired`;
  }
}

/** The first divergence, with the steps before it. */
export function describeDivergence(trace: Trace, divergence: Divergence, before = 2): string[] {
  const { step, why, expected, actual, contexts = [] } = divergence;
  const lines = trace.steps.slice(Math.max(0, step - before), Math.max(0, step + 1)).map((one, offset) => {
    const index = Math.max(0, step - before) + offset;
    return `   ${index === step ? '→' : ' '} #${index + 1} +${one.t} ms  ${describeStep(one)}`;
  });
  return [
    ...(step < 0 ? ['   → at the start'] : lines),
    `     ${why}: expected ${short(expected, 400)}`,
    `     ${' '.repeat(why.length)}  actual   ${short(actual, 400)}`,
    ...contexts.slice(0, 12).map((one) => `       ${one.path}: ${short(one.expected)} → ${short(one.actual)}`),
  ];
}
