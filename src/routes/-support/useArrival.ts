import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

type Place = { readonly pathname: string; readonly search: object; readonly state: object };

/** Another page, another step, or the other way of a return trip; filters and the like are the same page. */
export function placeOf({ pathname, search }: Place): string {
  const { step = '', path = '', pages = '' } = search as Record<string, unknown>;
  return [pathname, step, path, pages].join(' ');
}

const keyOf = ({ state }: Place) => (state as { __TSR_key?: string }).__TSR_key ?? '';

/** Longer nobody waits for a heading, in frames. */
const FRAMES = 300;

/**
 * A navigation without a load says nothing by itself: the focus goes to the new heading, which a screen reader then
 * reads. After Back and Forward the page is also where it was left, and the focus at what had been chosen there; the flow
 * draws it later than the router restores.
 */
export function useArrival(): void {
  const router = useRouter();
  useEffect(() => {
    const left = new Map<string, number>();
    let isBack = false;
    let frame = 0;
    const stops = [
      router.history.subscribe(({ action }) => {
        isBack = ['BACK', 'FORWARD', 'GO'].includes(action.type);
      }),
      router.subscribe('onBeforeNavigate', ({ fromLocation }) => {
        if (fromLocation) left.set(keyOf(fromLocation), scrollY);
      }),
      router.subscribe('onResolved', ({ fromLocation, toLocation }) => {
        if (!fromLocation || placeOf(fromLocation) === placeOf(toLocation) || toLocation.hash) return;
        cancelAnimationFrame(frame);
        const top = isBack ? left.get(keyOf(toLocation)) : undefined;
        arrive(FRAMES, top);
      }),
    ];
    const arrive = (frames: number, top: number | undefined) => {
      frame = requestAnimationFrame(() => {
        const heading = document.querySelector<HTMLElement>('main h1');
        if (!heading || heading.getClientRects().length === 0) return frames > 0 ? arrive(frames - 1, top) : undefined;
        heading.tabIndex = -1;
        const chosen = top === undefined ? null : document.querySelector<HTMLElement>('main [data-chosen]');
        // A dialog over the page, or a part that knows better, has the focus already.
        if (isNowhere(document.activeElement)) (chosen ?? heading).focus({ preventScroll: true });
        if (top !== undefined) scrollTo({ top, behavior: 'instant' });
        // News at the top of the list may have moved it.
        chosen?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
        watch(heading, FRAMES);
      });
    };
    // A form that knows more than its page draws itself anew, and with it the heading that had the focus.
    const watch = (heading: HTMLElement, frames: number) => {
      frame = requestAnimationFrame(() => {
        if (!heading.isConnected) arrive(frames, undefined);
        else if (frames > 0) watch(heading, frames - 1);
      });
    };
    return () => {
      cancelAnimationFrame(frame);
      for (const stop of stops) stop();
    };
  }, [router]);
}

/** On what was left behind: nothing, or the link in the frame that led here. */
const isNowhere = (element: Element | null) =>
  !element || element === document.body || element.closest('header, footer') !== null || element.matches('main a');
