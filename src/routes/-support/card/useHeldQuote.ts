import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { components } from '#openapi/generated/types.ts';
import { keepQuote, keptQuote } from '#src/platform/card/card-quote.ts';
import { readQuote } from '#src/platform/card/card-quote-query.ts';
import { apiOf } from '#src/platform/core/api/api.ts';
import { tabStorage } from '#src/platform/core/device/tab-storage.ts';
import type { ServerClock } from '#src/platform/core/flow/clock.ts';
import { useLateDocument } from '#src/routes/-support/core/pages/useLateDocument.ts';
import { useSecondsLeft } from '#src/ui/useSecondsLeft.ts';

type CardQuote = components['schemas']['CardQuote'];

/**
 * The rate of this tab: the first look counts, also when the page is read again. Once it has ended the rate of that moment takes
 * its place, and the page says so.
 */
export function useHeldQuote(served: CardQuote | null, clock: ServerClock) {
  const context = useRouteContext({ from: '__root__' });
  const [state, setState] = useState({ quote: served, isRenewed: false });
  const { quote } = state;
  const left = useSecondsLeft(quote?.until ?? 0, clock);
  const isOver = quote !== null && left === 0;
  const { document: renewed } = useLateDocument(isOver ? String(quote.until) : null, () =>
    readQuote(apiOf(context), null),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on mount; the page came with its quote.
  useEffect(() => {
    const kept = keptQuote(tabStorage(), clock.now());
    if (kept) setState({ quote: kept, isRenewed: false });
    else if (served) keepQuote(tabStorage(), served);
  }, []);
  useEffect(() => {
    if (!renewed) return;
    keepQuote(tabStorage(), renewed);
    setState({ quote: renewed, isRenewed: true });
  }, [renewed]);
  return state;
}
