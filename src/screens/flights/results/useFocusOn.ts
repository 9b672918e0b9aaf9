import { type RefObject, useEffect, useRef } from 'react';

/** Focuses the ref's element when the value changes to a truthy one, but not on mount. `isLost`: only if the focus was lost. */
export function useFocusOn<E extends HTMLElement>(value: unknown, isLost = false): RefObject<E | null> {
  const target = useRef<E>(null);
  const last = useRef(value);
  useEffect(() => {
    if (last.current === value) return;
    last.current = value;
    if (!value || (isLost && document.activeElement !== document.body)) return;
    target.current?.focus();
    // The second press of a double click lands on what came instead of the button, and would take the focus.
    const keep = (event: MouseEvent) => event.detail > 1 && event.preventDefault();
    addEventListener('mousedown', keep, { capture: true, once: true });
  }, [value, isLost]);
  return target;
}
