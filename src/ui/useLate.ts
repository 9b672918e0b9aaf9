import { type ComponentType, type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { whenIdle } from '#src/ui/when-idle.ts';

/**
 * Loads a heavy widget when the page is idle or the native field is touched, then replaces the field. Waits for blur while the field has
 * the focus: nothing is replaced during typing. If the chunk fails to load, the native field stays; the next touch retries.
 */
export function useLate<P>(native: RefObject<HTMLElement | null>, load: () => Promise<ComponentType<P>>) {
  const [Part, setPart] = useState<ComponentType<P> | null>(null);
  const isAsked = useRef(false);
  const touch = useCallback(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    load().then(
      // Synchronous: a focus before a later render would be lost with the field.
      (part) => whenLeft(native.current, () => flushSync(() => setPart(() => part))),
      () => {
        isAsked.current = false;
      },
    );
  }, [native, load]);

  useEffect(() => {
    if (isSaving()) return;
    return whenIdle(touch);
  }, [touch]);
  return { Part, touch };
}

/** Becomes true after hydration once the field has no focus. For small widgets shipped with the page. */
export function useIsLive(native: RefObject<HTMLElement | null>): boolean {
  const [isLive, setLive] = useState(false);
  // Synchronous, so that no focus comes in between.
  useLayoutEffect(() => whenLeft(native.current, () => setLive(true)), [native]);
  return isLive;
}

function whenLeft(element: HTMLElement | null, then: () => void): () => void {
  if (!element?.contains(document.activeElement)) {
    then();
    return () => {};
  }
  const leave = (event: FocusEvent) => {
    if (event.relatedTarget instanceof Node && element.contains(event.relatedTarget)) return;
    element.removeEventListener('focusout', leave);
    setTimeout(() => whenLeft(element, then)); // after the focus has moved
  };
  element.addEventListener('focusout', leave);
  return () => element.removeEventListener('focusout', leave);
}

function isSaving(): boolean {
  return 'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;
}
