import { type RefObject, useEffect } from 'react';
import { FOCUS_DELAY_MS } from '#domain/core/limits.ts';
import { showFocus } from '#src/ui/show-focus.ts';

/**
 * After a refused form: the error text is announced first; 500 ms later the first invalid field gets the focus. `refusal`: a new value per
 * refusal; null, 0 or '' before the first, as on a page that opens with errors.
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
      // The user moved to another field: stay there.
      if (field && document.activeElement === summary.current) showFocus(field, summary.current);
    }, FOCUS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [refusal]);
}
