import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { components } from '#openapi/generated/types.ts';
import { keepQuote, keptQuote, readQuote } from '#src/platform/card/card-quote.ts';
import { apiOf } from '#src/platform/core/api/api.ts';
import { tabStorage } from '#src/platform/core/device/tab-storage.ts';
import type { ServerClock } from '#src/platform/core/flow/clock.ts';

type CardQuote = components['schemas']['CardQuote'];

/**
 * The rate of this tab: the first look counts, also when the page is read again. Once it has ended the rate of that moment takes
 * its place, and the page says so.
 */
export function useHeldQuote(served: CardQuote | null, clock: ServerClock) {
  const context = useRouteContext({ from: '__root__' });
  const [state, setState] = useState({ quote: served, isRenewed: false });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on mount; the page came with its quote.
  useEffect(() => {
    const kept = keptQuote(tabStorage(), clock.now());
    if (kept) setState({ quote: kept, isRenewed: false });
    else if (served) keepQuote(tabStorage(), served);
  }, []);
  const until = state.quote?.until ?? null;
  useEffect(() => {
    if (until === null) return;
    let isGone = false;
    const renew = async () => {
      const quote = await readQuote(apiOf(context), null).catch(() => null);
      if (isGone || quote === null) return;
      keepQuote(tabStorage(), quote);
      setState({ quote, isRenewed: true });
    };
    const timer = clock.setTimeout(() => void renew(), Math.max(0, until - clock.now()));
    return () => {
      isGone = true;
      clock.clearTimeout(timer);
    };
  }, [until, clock, context]);
  return state;
}
