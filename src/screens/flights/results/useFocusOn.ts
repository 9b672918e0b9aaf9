import { type RefObject, useEffect, useRef } from 'react';

/** Focuses the ref's element when the value changes to a truthy one, but not on mount. `isLost`: only if the focus was lost. */
export function useFocusOn<E extends HTMLElement>(value: unknown, isLost = false): RefObject<E | null> {
  const target = useRef<E>(null);
  const last = useRef(value);
  useEffect(() => {
    if (last.current === value) return;
    last.current = value;
    if (value && (!isLost || document.activeElement === document.body)) target.current?.focus();
  }, [value, isLost]);
  return target;
}
