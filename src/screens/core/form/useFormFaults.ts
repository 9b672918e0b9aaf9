import { type RefObject, useEffect, useRef, useState } from 'react';
import type { FormFault } from '#machines/core/form.ts';
import { fieldProblemText } from '#src/copy/field-problems.ts';

export type ShownFaults = { readonly faults: readonly FormFault[]; readonly focusAsked: number };

/** The machine's faults, shown at each field until it changes. Focuses the first invalid input when the machine asks for it. */
export function useFormFaults(form: RefObject<HTMLFormElement | null>, { faults, focusAsked }: ShownFaults) {
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());
  const heard = useRef(focusAsked);
  useEffect(() => {
    if (focusAsked === heard.current) return;
    heard.current = focusAsked;
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid]');
    field?.focus({ preventScroll: true });
    field?.scrollIntoView({ block: 'center' }); // centred, so that label and error stay visible below a sticky header
  }, [focusAsked, form]);
  return {
    textOf: (field: string, typed: string): string | undefined => {
      const fault = changed.has(field) ? undefined : faults.find((one) => one.field === field);
      return fault && fieldProblemText(fault.code, typed);
    },
    isFaulty: (field: string, code: string): boolean =>
      !changed.has(field) && faults.some((one) => one.field === field && one.code === code),
    noteChange: (field: string) => setChanged((fields) => new Set([...fields, field])),
    /** After a submit all fields show their faults again. */
    noteSubmit: () => setChanged(new Set()),
  };
}
