import { useEffect, useRef } from 'react';

/** Runs when a value has changed, and not on mount: there it would undo what was typed before the effects ran. */
export function useChanged<T>(value: T, then: () => void): void {
  const before = useRef(value);
  useEffect(() => {
    if (Object.is(before.current, value)) return;
    before.current = value;
    then();
  });
}
