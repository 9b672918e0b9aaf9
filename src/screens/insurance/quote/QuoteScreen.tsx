import type { ReactNode } from 'react';
import { formatMoney } from '#domain/core/money.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import { dayOf } from '#domain/core/time.ts';
import { firstDayInIran } from '#domain/insurance/days.ts';
import type { AppClock } from '#machines/core/clock.ts';
import type { InsurancePurchaseEvent } from '#machines/insurance/insurance-purchase/types.ts';
import type { InsurancePurchaseView } from '#machines/insurance/insurance-purchase/view.ts';
import { m } from '#src/copy/generated/messages.js';
import { problemText } from '#src/copy/problems.ts';
import css from '#src/screens/insurance/Insurance.module.css';
import { peopleWords } from '#src/screens/insurance/insurance-words.ts';
import { Mountain, Plans } from '#src/screens/insurance/quote/Plans.tsx';
import { QuoteFields } from '#src/screens/insurance/quote/QuoteFields.tsx';
import { QuoteReading } from '#src/screens/insurance/quote/QuoteReading.tsx';
import { QuoteSummary } from '#src/screens/insurance/quote/QuoteSummary.tsx';
import { quoteOf, totalsOf } from '#src/screens/insurance/quote/quote.ts';
import { type ChangeQuote, hasSpan, type QuoteDraft, withSpan } from '#src/screens/insurance/quote/quote-draft.ts';
import { SuggestedDays, type SuggestedDaysProps } from '#src/screens/insurance/quote/SuggestedDays.tsx';
import { useQuoteForm } from '#src/screens/insurance/quote/useQuoteForm.ts';
import { Button, buttonLook } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { layoutClass, Row, Section, Split, Stack, Wrap } from '#src/ui/layout.tsx';
import { Note } from '#src/ui/Note.tsx';
import { PayBar } from '#src/ui/PayBar.tsx';
import { Price } from '#src/ui/Price.tsx';
import { Status } from '#src/ui/Status.tsx';

export type QuoteScreenProps = {
  readonly view: Extract<InsurancePurchaseView, { kind: 'quoting' }>;
  readonly draft: QuoteDraft;
  /** At each keystroke. Several fields may tell at once what was typed before their code was there: each changes what the others told. */
  readonly onDraft: (change: ChangeQuote) => void;
  /** Days of a journey that is known; null where none is. */
  readonly suggestion: SuggestedDaysProps['suggestion'] | null;
  readonly clock: AppClock;
  /** The same question as a plain form with its price, for pages without JavaScript; of the server only. */
  readonly plain: ReactNode;
  readonly send: (event: InsurancePurchaseEvent) => void;
};

const FORM = 'insurance-quote';

/** `/iran-travel-insurance`: days, people, plan and price; then all that one should know before buying. */
export function QuoteScreen({ view, draft, onDraft, suggestion, clock, plain, send }: QuoteScreenProps) {
  const now = clock.now();
  const at = { today: dayOf(now), waiting: firstDayInIran(now) };
  const quote = quoteOf(draft, at);
  const form = useQuoteForm({ view, draft, at, send });
  const next = { type: 'submit', kind: 'primary', isBusy: view.isOpening, form: FORM } as const;
  return (
    <>
      <Section isTight>
        <Wrap>
          <Split>
            <Stack gap={6}>
              <Stack as="header" gap={2}>
                <h1>{m.insurance_title()}</h1>
                <p className="quiet">{m.insurance_lede()}</p>
              </Stack>
              <Earlier orderId={view.earlier} />
              {suggestion ? (
                <SuggestedDays
                  suggestion={suggestion}
                  isTaken={hasSpan(draft, suggestion)}
                  onTake={() => onDraft((now) => withSpan(now, suggestion))}
                />
              ) : null}
              <Status>
                {view.problem && !view.problem.fields ? <Note tone="stop">{problemText(view.problem)}</Note> : null}
                {view.isSupplierSlow ? <Note>{m.insurance_slow()}</Note> : null}
              </Status>
              <noscript>{plain}</noscript>
              {/* POST, so that a submit before hydration puts no birth date into the URL. */}
              <form
                id={FORM}
                className={layoutClass.stack}
                data-gap={6}
                method="post"
                noValidate
                aria-label={m.insurance_form_label()}
                onSubmit={form.submit}
              >
                <QuoteFields draft={draft} onDraft={onDraft} quote={quote} waiting={at.waiting} form={form} />
                <Stack as="section" gap={3}>
                  <h2>{m.insurance_plans()}</h2>
                  <Plans
                    plan={draft.plan}
                    totals={totalsOf(draft, at)}
                    count={draft.births.length}
                    days={quote.days}
                    onChoose={(plan) => onDraft((now) => ({ ...now, plan }))}
                  />
                  <Mountain
                    isChosen={draft.isMountain}
                    days={quote.days}
                    onChange={(isMountain) => onDraft((now) => ({ ...now, isMountain }))}
                  />
                </Stack>
              </form>
              <QuoteReading plan={draft.plan} />
            </Stack>
            <aside className={css.live}>
              <QuoteSummary
                draft={draft}
                quote={quote}
                action={
                  <Button {...next} size="l" isWide>
                    {m.insurance_continue()}
                  </Button>
                }
              />
            </aside>
          </Split>
        </Wrap>
      </Section>
      <div className={css.bar}>
        <PayBar>
          <Price
            total={quote.isWhole ? formatMoney(quote.total) : m.insurance_price_open()}
            lines={[peopleWords(draft.births.length)]}
          />
          <Button {...next}>{m.insurance_continue()}</Button>
        </PayBar>
      </div>
    </>
  );
}

/** A draft from before, while the traveller asks for other days or people. */
const Earlier = ({ orderId }: { readonly orderId: string | null }) =>
  orderId === null ? null : (
    <Card isTight gap={3}>
      <p>{m.insurance_earlier()}</p>
      <Row>
        <a href={pathTo.insuranceStep('passengers', orderId)} {...buttonLook({ size: 's' })}>
          {m.insurance_earlier_go()}
        </a>
      </Row>
    </Card>
  );
