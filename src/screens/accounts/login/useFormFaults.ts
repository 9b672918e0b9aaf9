import { type RefObject, useEffect, useRef, useState } from 'react';
import type { FormFault } from '#machines/core/form.ts';
import { fieldProblemText } from '#src/copy/field-problems.ts';

/** Of a machine's view. */
export type Told = { readonly faults: readonly FormFault[]; readonly focusAsked: number };

/**
 * What a machine says is wrong with a form: at each field until it is changed. Moves the focus to the first input in error
 * when the machine asks for it.
 */
export function useFormFaults(form: RefObject<HTMLFormElement | null>, { faults, focusAsked }: Told) {
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());
  const heard = useRef(focusAsked);
  useEffect(() => {
    if (focusAsked === heard.current) return;
    heard.current = focusAsked;
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid]');
    field?.focus({ preventScroll: true });
    field?.scrollIntoView({ block: 'center' }); // with its label and the words above it, also under a head that stays
  }, [focusAsked, form]);
  return {
    /** The words under a field, for what is typed in it. */
    textOf: (field: string, typed?: string): string | undefined => {
      const fault = changed.has(field) ? undefined : faults.find((one) => one.field === field);
      return fault && fieldProblemText(fault.code, {}, typed);
    },
    isFaulty: (field: string, code: string): boolean =>
      !changed.has(field) && faults.some((one) => one.field === field && one.code === code),
    noteChange: (field: string) => setChanged((fields) => new Set([...fields, field])),
    /** The form is sent: all its fields are looked at again. */
    noteSubmit: () => setChanged(new Set()),
  };
}
