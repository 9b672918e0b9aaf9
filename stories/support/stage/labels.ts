import type { Examples } from '#machines/trace/examples.ts';
import { nextSteps } from '#machines/trace/explore.ts';
import type { Step } from '#machines/trace/format.ts';
import type { Replayer } from '#machines/trace/replayer.ts';

/** A possible next step with a label that is unique among the current ones. */
export type Choice = { readonly label: string; readonly kind: Step['k'] | 'fail'; readonly step: Step };

export function choicesOf(replayer: Replayer, examples: Examples): Choice[] {
  const taken = new Map<string, number>();
  return nextSteps(replayer, examples).map((step) => {
    const words = stepWords(step);
    const count = (taken.get(words) ?? 0) + 1;
    taken.set(words, count);
    const label = count === 1 ? words : `${words} (${count})`;
    return { label, kind: step.k === 'settle' && !step.ok ? 'fail' : step.k, step };
  });
}

/** The label without the symbol, beside an icon. */
export const plainWords = (label: string): string => label.replace(/^[✓✗⏱] /, '');

export const answerWords = ({ label, step }: Choice): string => {
  const words = plainWords(label);
  const actor = step.k === 'settle' ? step.actor : '';
  return actor && words.startsWith(actor) ? words.slice(actor.length).replace(/^: /, '').trim() || 'done' : words;
};

/** `offer.choose QB 1207`, `✓ placeHold: held`, `✗ placeHold: sold_out`, `⏱ flightSession/warning`. */
export function stepWords(step: Step): string {
  switch (step.k) {
    case 'event':
      return [step.event.type, ...detailsOf(step.event)].join(' ');
    case 'settle': {
      const details = step.ok ? detailsOf(step.value) : [failureOf(step.value)];
      return `${step.ok ? '✓' : '✗'} ${step.actor}${details.length > 0 ? `: ${details.join(' ')}` : ''}`;
    }
    case 'from':
      return `⏱ ${step.actor}`;
    case 'timer':
      return `⏱ timer ${step.n}`;
  }
}

/** Properties that distinguish events of one type: the first group that is present. */
const TELLING: readonly (readonly string[])[] = [
  ['flightNumber'],
  ['indicatePage', 'path'],
  ['departing', 'returning'],
  ['status'],
  ['step'],
  ['path'],
  ['reference'],
  ['extensionsLeft'],
  ['alertType'],
  ['cancelPackage'],
];

function detailsOf(value: unknown): readonly string[] {
  const found = new Map<string, string>();
  const look = (item: unknown) => {
    if (typeof item !== 'object' || item === null) return;
    for (const [key, inner] of Object.entries(item)) {
      if (found.has(key)) continue;
      if (typeof inner === 'string' && inner !== '') found.set(key, inner);
      else if (typeof inner === 'number') found.set(key, `${key} ${inner}`);
      else if (inner === true) found.set(key, key);
      else look(inner);
    }
  };
  look(value);
  const keys = TELLING.find(([key = '']) => found.has(key)) ?? [];
  // 'departing' is the default, so it is left out.
  return keys.flatMap((key) => (keys.length > 1 && found.get(key) === 'departing' ? [] : (found.get(key) ?? [])));
}

function failureOf(value: unknown): string {
  const { $error } = (value ?? {}) as { $error?: { name: string; problem?: { code: string; leg?: string } } };
  const { problem, name = 'error' } = $error ?? {};
  return problem ? [problem.code, problem.leg].filter(Boolean).join(' ') : name;
}
