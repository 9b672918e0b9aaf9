import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus when a value changes to something, never at the first look. `isLost`: only a focus that went away. */
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
