import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { dayOf } from '#domain/core/time.ts';
import { COUNT_NAMES } from '#domain/insurance/count-names.ts';
import { BANDS, type InsuranceBand, type InsurancePlan } from '#domain/insurance/plans.ts';
import type { InsurancePurchaseView } from '#machines/insurance/insurance-purchase/view.ts';
import { apiOf } from '#src/platform/core/api/api.ts';
import { readToldPassengers } from '#src/platform/core/checkout/told-passengers-query.ts';
import { tabStorage } from '#src/platform/core/device/tab-storage.ts';
import type { InsuranceFlow } from '#src/platform/insurance/insurance-flow.ts';
import { keepInsuranceStart, keptInsuranceStart } from '#src/platform/insurance/insurance-start-draft.ts';
import { type InsuranceUrl, parseInsuranceUrl } from '#src/platform/insurance/insurance-url.ts';
import { useLateDocument } from '#src/routes/-support/core/pages/useLateDocument.ts';
import type { InsuranceData } from '#src/routes/-support/insurance/insurance-data.ts';
import { PlainQuote } from '#src/screens/insurance/quote/PlainQuote.tsx';
import { plainQuestion } from '#src/screens/insurance/quote/plain-question.ts';
import { QuoteScreen } from '#src/screens/insurance/quote/QuoteScreen.tsx';
import {
  type ChangeQuote,
  type QuoteDraft,
  quoteOfCounts,
  withKnown,
} from '#src/screens/insurance/quote/quote-draft.ts';

type Props = {
  readonly view: Extract<InsurancePurchaseView, { kind: 'quoting' }>;
  readonly flow: InsuranceFlow;
  readonly data: InsuranceData;
  readonly search: Readonly<Record<string, unknown>>;
};

const countsOf = (url: InsuranceUrl) =>
  Object.fromEntries(BANDS.map(({ band }) => [band, url[COUNT_NAMES[band]] ?? 0])) as Record<InsuranceBand, number>;
const planOf = ({ plan }: InsuranceUrl): InsurancePlan => plan ?? 'standard';

/** The form that an address leads to. */
function beginning(url: InsuranceUrl): QuoteDraft {
  const people = Object.values(countsOf(url)).reduce((all, count) => all + count, 0);
  return quoteOfCounts({ ...url, people }, planOf(url), url.mountain ?? false);
}

/**
 * The form of this tab. Fields tell what was typed before their code was there in the moment in which they come, all before the next
 * render: each change goes on from the last one, and the first one from what this tab has kept.
 */
function useKeptQuote(from: string, begin: () => QuoteDraft) {
  const [draft, setDraft] = useState(begin);
  const latest = useRef<QuoteDraft>(null);
  const read = () => keptInsuranceStart(tabStorage(), from) ?? draft;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address begins another form; what is drawn is in `draft`.
  useEffect(() => {
    latest.current = read();
    setDraft(latest.current);
  }, [from]);
  const change = (next: ChangeQuote) => {
    latest.current = next(latest.current ?? read());
    setDraft(latest.current);
    keepInsuranceStart(tabStorage(), from, latest.current);
  };
  return { draft, change };
}

/** The birth dates of the order that the address names come into the form of this tab, and into no address. Who may not see them types them. */
function useKnownBirths(like: string | undefined, change: (next: ChangeQuote) => void) {
  const context = useRouteContext({ from: '__root__' });
  const key = like ?? null;
  const { document: people } = useLateDocument(key, () => readToldPassengers(apiOf(context), like ?? ''));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each order; `change` goes on from what is typed by then.
  useEffect(() => {
    if (people)
      change((now) =>
        withKnown(
          now,
          people.flatMap(({ birthDate }) => birthDate ?? []),
        ),
      );
  }, [people]);
}

/** Days, people and price; what is typed is kept in this tab. */
export function InsuranceQuoteStep({ view, flow, data, search }: Props) {
  const { step: _, order: __, ...url } = parseInsuranceUrl(search);
  const from = Object.keys(url).length === 0 ? '' : JSON.stringify(url);
  const { draft, change } = useKeptQuote(from, () => beginning(url));
  useKnownBirths(url.like, change);
  return (
    <QuoteScreen
      view={view}
      draft={draft}
      onDraft={change}
      suggestion={data.suggestion}
      clock={flow.clock}
      plain={
        // For the browser without JavaScript: no other one loads it.
        import.meta.env.SSR ? (
          <PlainQuote
            question={plainQuestion(search, { plan: planOf(url), isMountain: url.mountain ?? false })}
            today={dayOf(flow.clock.now())}
          />
        ) : null
      }
      send={flow.send}
    />
  );
}
