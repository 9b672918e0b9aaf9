import { type RefObject, useEffect } from 'react';
import { FOCUS_DELAY_MS } from '#domain/core/limits.ts';
import { showFocus } from '#src/ui/show-focus.ts';

/**
 * After a form was refused the words above it are read first, and after 500 ms the focus is in the first field that is in
 * error. `refusal`: another one for each refusal; null, 0 or '' before the first, as on a page that opens with its faults.
 */
export function useFaultFocus(
  refusal: unknown,
  summary: RefObject<HTMLElement | null>,
  firstId: string | undefined,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new refusal moves the focus, not a fault that was mended.
  useEffect(() => {
    if (!refusal) return;
    summary.current?.focus();
    const timer = setTimeout(() => {
      const field = document.getElementById(firstId ?? '');
      // Who went on to another field meanwhile stays there.
      if (field && document.activeElement === summary.current) showFocus(field, summary.current);
    }, FOCUS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [refusal]);
}
