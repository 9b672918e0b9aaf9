import { type ComponentType, type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { whenIdle } from '#src/ui/when-idle.ts';

/**
 * A heavy widget that comes when the page is quiet or its field is touched, and then takes the field's place. While
 * the field has the focus it waits for the blur: nothing is replaced under somebody's fingers. When its file does not
 * arrive, the native field stays; the next touch tries again.
 */
export function useLate<P>(native: RefObject<HTMLElement | null>, load: () => Promise<ComponentType<P>>) {
  const [Part, setPart] = useState<ComponentType<P> | null>(null);
  const isAsked = useRef(false);
  const touch = useCallback(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    load().then(
      // At once: a focus that came between this moment and a later render would be lost with the field.
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

/** Becomes true after hydration, when the field does not have the focus. For small widgets that came with the page. */
export function useIsLive(native: RefObject<HTMLElement | null>): boolean {
  const [isLive, setLive] = useState(false);
  // Before a focus can come between the question and the answer.
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
    setTimeout(() => whenLeft(element, then)); // after the focus has arrived where it goes
  };
  element.addEventListener('focusout', leave);
  return () => element.removeEventListener('focusout', leave);
}

function isSaving(): boolean {
  return 'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;
}
