import { type RefObject, useEffect } from 'react';

/**
 * When the focused element in a box disappears, such as the button of a finished action, focuses `notice`, which tells the result. Otherwise
 * the focus would fall back to the start of the page.
 */
export function useStayingFocus(box: RefObject<HTMLElement | null>, notice: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const inside = box.current;
    if (!inside) return;
    let last: Element | null = null;
    const note = ({ target }: Event) => {
      last = target instanceof Element ? target : null;
    };
    const watch = new MutationObserver(() => {
      if (!last || last.isConnected) return;
      last = null;
      if (document.activeElement === document.body) notice.current?.focus();
    });
    inside.addEventListener('focusin', note);
    watch.observe(inside, { childList: true, subtree: true });
    return () => {
      inside.removeEventListener('focusin', note);
      watch.disconnect();
    };
  }, [box, notice]);
}
