import { useState } from 'react';
import type { FormFault } from '#machines/core/form.ts';
import type { ShownFaults } from '#src/screens/core/form/useFormFaults.ts';

/** The view of a form that hears what is wrong, as its machine does but for the 500 ms until the focus. */
export function useHeard<V extends ShownFaults>(start: V) {
  const [heard, setHeard] = useState<ShownFaults>(start);
  const hear = (faults: readonly FormFault[]) =>
    setHeard(({ focusAsked }) => ({ faults, focusAsked: faults.length > 0 ? focusAsked + 1 : focusAsked }));
  return [{ ...start, ...heard }, hear] as const;
}
