import { type RefObject, useEffect, useRef, useState } from 'react';
import type { FormFault } from '#machines/core/form.ts';
import { fieldProblemText } from '#src/copy/field-problems.ts';
import { showFocus } from '#src/ui/show-focus.ts';

export type ShownFaults = {
  readonly faults: readonly FormFault[];
  readonly focusAsked: number;
  /** The product's own reasons, from its `field-problems.gen.ts`. */
  readonly texts?: Readonly<Record<string, () => string>>;
};

/**
 * The machine's faults, shown at each field until it changes. Focuses the first invalid input when the machine asks for it; where a
 * summary of the faults is drawn, that one first.
 */
export function useFormFaults(
  form: RefObject<HTMLFormElement | null>,
  { faults, focusAsked, texts }: ShownFaults,
  summary?: RefObject<HTMLElement | null>,
) {
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());
  const heard = useRef({ faults, focusAsked });
  useEffect(() => {
    const before = heard.current;
    heard.current = { faults, focusAsked };
    if (before.faults !== faults && faults.length > 0) summary?.current?.focus();
    if (before.focusAsked === focusAsked) return;
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid]');
    if (!field) return;
    if (summary) return showFocus(field, summary.current);
    field.focus({ preventScroll: true });
    field.scrollIntoView({ block: 'center' }); // centred, so that label and error stay visible below a sticky header
  }, [faults, focusAsked, form, summary]);
  const left = faults.filter(({ field }) => !changed.has(field));
  return {
    /** The faults of fields that did not change since. */
    left,
    textOf: (field: string, typed: string): string | undefined => {
      const fault = left.find((one) => one.field === field);
      return fault && fieldProblemText(fault.code, typed, texts);
    },
    isFaulty: (field: string, code: string): boolean => left.some((one) => one.field === field && one.code === code),
    noteChange: (...fields: readonly string[]) => setChanged((before) => new Set([...before, ...fields])),
    /** After a submit all fields show their faults again. */
    noteSubmit: () => setChanged(new Set()),
  };
}
