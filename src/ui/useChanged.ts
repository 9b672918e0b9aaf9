import { useEffect, useRef } from 'react';

/** Runs when a value changes, but not on mount, where it would undo text typed before hydration. */
export function useChanged<T>(value: T, then: () => void): void {
  const before = useRef(value);
  useEffect(() => {
    if (Object.is(before.current, value)) return;
    before.current = value;
    then();
  });
}
