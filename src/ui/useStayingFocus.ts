import { type RefObject, useEffect } from 'react';

/**
 * When what has the focus in a box goes away, as a button does whose act is done, the focus comes to `news`, which says what
 * became of it. Else it would be at the beginning of the page.
 */
export function useStayingFocus(box: RefObject<HTMLElement | null>, news: RefObject<HTMLElement | null>): void {
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
      if (document.activeElement === document.body) news.current?.focus();
    });
    inside.addEventListener('focusin', note);
    watch.observe(inside, { childList: true, subtree: true });
    return () => {
      inside.removeEventListener('focusin', note);
      watch.disconnect();
    };
  }, [box, news]);
}
