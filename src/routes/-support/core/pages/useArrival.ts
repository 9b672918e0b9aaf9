import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

type Place = { readonly pathname: string; readonly search: object; readonly state: object };

/** What of a query names another page: a step, the way back of a trip, an order, a person and one of their pages. Filters do not. */
const NAMES = ['step', 'path', 'pages', 'order', 'person', 'page'] as const;

/** The page that an address names, as a text that compares by value. */
export function placeOf({ pathname, search }: Place): string {
  const said = search as Record<string, unknown>;
  return [pathname, ...NAMES.map((name) => said[name] ?? '')].join(' ');
}

const keyOf = ({ state }: Place) => (state as { __TSR_key?: string }).__TSR_key ?? '';

/** A way back, and how far down the page was when it was left. */
type Back = { readonly top?: number | undefined };

/** What had been chosen on the page that one comes back to. */
const chosenPlace = () => document.querySelector<HTMLElement>('main [data-chosen]');

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
        arrive(FRAMES, isBack ? { top: left.get(keyOf(toLocation)) } : undefined);
      }),
    ];
    const arrive = (frames: number, back: Back | undefined) => {
      frame = requestAnimationFrame(() => {
        const heading = document.querySelector<HTMLElement>('main h1');
        if (!heading || heading.getClientRects().length === 0) return frames > 0 ? arrive(frames - 1, back) : undefined;
        heading.tabIndex = -1;
        const chosen = back ? chosenPlace() : null;
        // A dialog over the page, or a part that knows better, has the focus already.
        if (isNowhere(document.activeElement)) (chosen ?? heading).focus({ preventScroll: true });
        if (back?.top !== undefined) scrollTo({ top: back.top, behavior: 'instant' });
        // News at the top of the list may have moved it.
        chosen?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
        watch(chosen ?? heading, FRAMES, back);
      });
    };
    // A form that knows more than its page draws itself anew, and with it what had the focus; a list may come after its
    // heading. Where the page was scrolled to is the traveller's own by then.
    const watch = (place: HTMLElement, frames: number, back: Back | undefined) => {
      frame = requestAnimationFrame(() => {
        const isListLate = back && place.matches('h1') && document.activeElement === place && chosenPlace();
        if (isListLate) place.blur();
        if (isListLate || !place.isConnected) arrive(frames, back && {});
        else if (frames > 0) watch(place, frames - 1, back);
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
