import type { AnyStateMachine } from 'xstate';
import type { Step, Trace } from '#machines/trace/format.ts';
import { rebuild } from '#machines/trace/rebuild.ts';
import { createRedactor, type RedactionPolicy, travelPolicy } from '#machines/trace/redact.ts';
import { canonicalJson } from '#machines/trace/values.ts';

/**
 * A trace that may leave the device: secrets are pseudonyms, hashes are those of the redacted run, and `isVerified` says
 * that a replay took the same states, effects, timers and actors. An unverified one still holds no secret, but a replay
 * of it may show something else than what happened; `notes` says where it parts.
 *
 * @param key random bytes, 16 or more, for this trace alone; forgotten afterwards.
 */
export function sealTrace(
  machine: AnyStateMachine,
  raw: Trace,
  key: Uint8Array,
  policy: RedactionPolicy = travelPolicy,
): Trace {
  const redactor = createRedactor(key, policy);
  const open = [raw.input, raw.snapshot, raw.timers, raw.app, ...raw.steps.map(inputOf), raw.marks];
  for (const part of open) redactor.learn(part);
  const steps = raw.steps.map((step) => ({ ...redactInput(step), ...(step.x ? { x: behaviourOf(step.x) } : {}) }));
  const redacted: Trace = {
    ...raw,
    ...rewritten('input'),
    ...rewritten('snapshot'),
    ...rewritten('timers'),
    ...rewritten('app'),
    ...rewritten('marks'),
    start: behaviourOf(raw.start),
    steps: steps as Step[],
  };
  const { trace, divergence } = rebuild(machine, redacted, {
    check: 'behaviour',
    keepsContexts: raw.start.ctx !== undefined,
  });
  const notes = divergence
    ? [`redaction changes the ${divergence.why} at step ${divergence.step + 1}: ${canonicalJson(divergence.actual)}`]
    : [];
  return {
    ...trace,
    machine: raw.machine, // what was recorded, not what checks it
    redaction: { policy: policy.name, replaced: redactor.count(), isVerified: divergence === null },
    ...(notes.length > 0 || raw.notes ? { notes: [...(raw.notes ?? []), ...notes] } : {}),
  };

  function rewritten<K extends 'input' | 'snapshot' | 'timers' | 'app' | 'marks'>(key: K): Partial<Pick<Trace, K>> {
    if (raw[key] === undefined) return {};
    return { [key]: redactor.rewrite(raw[key]) } as Partial<Pick<Trace, K>>;
  }

  /** Only what came from outside; which kind of step it is and whom it reached are words of the machine. */
  function redactInput(step: Step): object {
    const { x: _, ...input } = step;
    if (input.k === 'settle')
      return { ...input, ...('value' in input ? { value: redactor.rewrite(input.value) } : {}) };
    return input.k === 'timer' ? input : { ...input, event: redactor.rewrite(input.event) };
  }
}

const inputOf = (step: Step): unknown => {
  if (step.k === 'timer') return undefined;
  return step.k === 'settle' ? step.value : step.event;
};

/** States and effects are words of the machine; hashes and contexts are made anew. */
const behaviourOf = ({ v, s, fx }: Step['x'] & object) => ({
  ...(v === undefined ? {} : { v }),
  ...(s === undefined ? {} : { s }),
  ...(fx === undefined ? {} : { fx }),
});
