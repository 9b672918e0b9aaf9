import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

type Place = { readonly pathname: string; readonly search: object; readonly state: object };

/** Parameters that name another page: step, direction, order, person and page. Filters do not. */
const NAMES = ['step', 'path', 'pages', 'order', 'person', 'page'] as const;

/** The page of a URL as a comparable text. */
export function placeOf({ pathname, search }: Place): string {
  const said = search as Record<string, unknown>;
  return [pathname, ...NAMES.map((name) => said[name] ?? '')].join(' ');
}

const keyOf = ({ state }: Place) => (state as { __TSR_key?: string }).__TSR_key ?? '';

/** Navigation back, with the scroll position at which the page was left. */
type Back = { readonly top?: number | undefined };

const chosenPlace = () => document.querySelector<HTMLElement>('main [data-chosen]');

/** How long to wait for a heading, in frames. */
const FRAMES = 300;

/**
 * After a client-side navigation, focuses the new heading, so that screen readers read it. After Back and Forward also restores scroll
 * position and the focus on the chosen element, because the flow renders later than the router restores.
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
        // A dialog, or a part with its own focus handling, may have the focus.
        if (isNowhere(document.activeElement)) (chosen ?? heading).focus({ preventScroll: true });
        if (back?.top !== undefined) scrollTo({ top: back.top, behavior: 'instant' });
        // News above the list may have moved it.
        chosen?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
        watch(chosen ?? heading, FRAMES, back);
      });
    };
    // A form may re-render and lose the focus, and a list may come after its heading. By then the user owns the scroll position.
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

/** True for no focus, or for the link in header or footer that led here. */
const isNowhere = (element: Element | null) =>
  !element || element === document.body || element.closest('header, footer') !== null || element.matches('main a');
