import { DELIVERY_PRICE, type Delivery } from '#domain/card/delivery.ts';
import { CARD_PRICE, LOAD_FEE_PERCENT, YOUNGEST_HOLDER } from '#domain/card/limits.ts';
import { add, euro, formatMoney } from '#domain/core/money.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import type { Rates } from '#domain/core/rates.ts';
import type { CardOrderEvent } from '#machines/card/card-order/types.ts';
import type { AppClock } from '#machines/core/clock.ts';
import { m } from '#src/copy/generated/messages.js';
import { problemText } from '#src/copy/problems.ts';
import { calculationOf, totalOf } from '#src/screens/card/calculator/calculation.ts';
import { LoadFields } from '#src/screens/card/calculator/LoadFields.tsx';
import { tomanWords } from '#src/screens/card/card-words.ts';
import { cardSteps } from '#src/screens/card/checkout/card-steps.ts';
import { deliveryName } from '#src/screens/card/delivery-words.ts';
import { LoadResult } from '#src/screens/card/LoadResult.tsx';
import { Plastic } from '#src/screens/card/Plastic.tsx';
import { RateClock } from '#src/screens/card/RateClock.tsx';
import { RateMoved } from '#src/screens/card/RateMoved.tsx';
import { DeliveryFields } from '#src/screens/card/wish/DeliveryFields.tsx';
import { HeldBefore } from '#src/screens/card/wish/HeldBefore.tsx';
import { type AskingView, useWishForm } from '#src/screens/card/wish/useWishForm.ts';
import type { KnownStay, WishDraft, WishFor } from '#src/screens/card/wish/wish-draft.ts';
import { BookingSteps } from '#src/screens/core/booking/BookingSteps.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { ErrorSummary } from '#src/ui/ErrorSummary.tsx';
import { Columns, layoutClass, Row, Section, Split, Stack, Wrap } from '#src/ui/layout.tsx';
import { NeedsScript } from '#src/ui/NeedsScript.tsx';
import { Note } from '#src/ui/Note.tsx';
import { PayBar } from '#src/ui/PayBar.tsx';
import { Price, PriceLines } from '#src/ui/Price.tsx';
import { Status } from '#src/ui/Status.tsx';

export type WishScreenProps = {
  readonly view: AskingView;
  readonly draft: WishDraft;
  readonly onDraft: (change: (draft: WishDraft) => WishDraft) => void;
  readonly of: WishFor;
  /** Of the shown quote; of the site's table while none is there. */
  readonly rates: Rates;
  readonly ways: readonly Delivery[];
  readonly stays: readonly KnownStay[];
  /** YYYY-MM-DD in Tehran. */
  readonly today: string;
  readonly clock: AppClock;
  readonly send: (event: CardOrderEvent) => void;
};

const FORM = 'card-wish';

const TITLES = { new: m.card_wish_title, load: m.card_load_title, replacement: m.card_replace_title } as const;

/** Arrival, delivery and the first load; or the load of a card that there is; or the price of another plastic. */
export function WishScreen(props: WishScreenProps) {
  const { view, draft, onDraft, of, rates, ways, stays, today, clock, send } = props;
  const form = useWishForm({ view, draft, of, rates, today, send });
  const { quote } = view;
  const next = { type: 'submit', kind: 'primary', isBusy: view.isHolding, form: FORM } as const;
  const sums = sumsOf(props);
  return (
    <>
      <Section isTight>
        <Wrap>
          <Stack gap={6}>
            <BookingSteps current="list" words={cardSteps} />
            <Stack as="header" gap={2}>
              <h1>{TITLES[of.kind]()}</h1>
              <p className="quiet">
                {of.kind === 'new'
                  ? m.card_wish_lede({ age: YOUNGEST_HOLDER })
                  : m.card_of_card({ digits: of.card.lastDigits ?? '' })}
              </p>
            </Stack>
            <Split>
              <form
                id={FORM}
                className={layoutClass.stack}
                data-gap={5}
                noValidate
                method="post"
                onSubmit={form.submit}
              >
                <NeedsScript />
                <HeldBefore held={view.held} clock={clock} send={send} />
                <Status>
                  {view.problem && !view.problem.fields ? <Note tone="stop">{problemText(view.problem)}</Note> : null}
                  {view.isSupplierSlow ? <Note>{m.card_slow()}</Note> : null}
                </Status>
                <ErrorSummary ref={form.summary} problems={form.found} />
                {of.kind === 'new' ? (
                  <DeliveryFields {...{ draft, onDraft, ways, stays, today }} errorOf={form.errorOf} />
                ) : null}
                {of.kind === 'replacement' ? null : <LoadCard {...props} error={form.errorOf('load')} />}
                {of.kind === 'replacement' ? (
                  <Card gap={3}>
                    <p>{m.card_replace_paid({ price: formatMoney(of.card.replacement.price) })}</p>
                    <p className="small quiet">{m.card_replace_keeps()}</p>
                  </Card>
                ) : null}
                <Row isSpread isStacked>
                  <a className="small" href={of.kind === 'new' ? pathTo.card() : pathTo.order(of.card.orderId)}>
                    {of.kind === 'new' ? m.card_wish_back() : m.card_back_to_card()}
                  </a>
                  <Button {...next} size="l">
                    {of.kind === 'new' ? m.card_wish_next() : m.card_load_next()}
                  </Button>
                </Row>
                <p className="small quiet">{m.card_wish_saved()}</p>
              </form>
              <aside>
                <Stack gap={4}>
                  <Plastic
                    digits={of.kind === 'new' ? null : of.card.lastDigits}
                    holder=""
                    lastDay={of.kind === 'new' ? null : of.card.lastDay}
                  />
                  <Card gap={4}>
                    <h2 className="strong">{m.card_sum_title()}</h2>
                    <div aria-live="polite">
                      <PriceLines lines={sums.lines} sum={{ label: m.card_line_total(), amount: sums.total ?? '–' }} />
                    </div>
                    <p className="small quiet">
                      {of.kind === 'replacement'
                        ? m.card_replace_keeps()
                        : `${quote.load ? m.card_fee_inside({ fee: formatMoney(quote.load.fee), percent: LOAD_FEE_PERCENT, load: formatMoney(quote.load.amount) }) : ''} ${of.kind === 'new' ? m.card_back_promise() : ''}`}
                    </p>
                  </Card>
                  <Note>{m.card_simulated()}</Note>
                </Stack>
              </aside>
            </Split>
          </Stack>
        </Wrap>
      </Section>
      <PayBar>
        <Price total={sums.total ? formatMoney(sums.total) : '–'} lines={[m.card_line_total()]} />
        <Button {...next}>{m.card_bar_next()}</Button>
      </PayBar>
    </>
  );
}

function sumsOf({ draft, of, rates }: WishScreenProps) {
  if (of.kind === 'replacement') {
    const { price } = of.card.replacement;
    return { lines: [{ label: m.card_line_replacement(), amount: price }], total: price };
  }
  const balance = of.kind === 'new' ? 0 : of.card.balance;
  const { load, problem } = calculationOf(draft, rates, balance);
  const isFine = load !== null && problem === null;
  if (of.kind === 'load')
    return {
      lines: [{ label: m.card_line_next_load(), amount: load ?? '–' }],
      total: isFine ? add(load, euro(0)) : null,
    };
  const delivery = DELIVERY_PRICE[draft.to];
  return {
    lines: [
      { label: m.card_line_card(), amount: CARD_PRICE },
      { label: m.card_line_load(), amount: load ?? '–' },
      { label: deliveryName(draft.to), amount: delivery.amount === 0 ? m.card_free() : delivery },
    ],
    total: isFine ? totalOf(load, delivery) : null,
  };
}

/** How much, what it becomes at the held rate, and what it would have become where that moved. */
function LoadCard({
  view,
  draft,
  onDraft,
  of,
  rates,
  clock,
  send,
  error,
}: WishScreenProps & { readonly error: string | undefined }) {
  const { quote } = view;
  const balance = of.kind === 'new' ? 0 : of.card.balance;
  const calculation = calculationOf(draft, rates, balance);
  return (
    <Card as="section" gap={5} aria-labelledby="load-title">
      <Row isSpread align="base">
        <h2 id="load-title" className="strong">
          {of.kind === 'new' ? m.card_first_load() : m.card_next_load()}
        </h2>
        {quote.kind === 'held' && quote.quote ? <RateClock until={quote.quote.until} clock={clock} /> : null}
      </Row>
      <Status>
        {quote.kind === 'failed' ? (
          <Note
            tone="stop"
            action={<Button onClick={() => send({ type: 'quote.retry' })}>{m.card_rate_retry()}</Button>}
          >
            {m.card_rate_failed()}
          </Note>
        ) : null}
        {quote.kind === 'asking' ? <p className="small quiet">{m.card_rate_asking()}</p> : null}
      </Status>
      {quote.load && quote.loadBefore ? (
        <>
          <RateMoved before={quote.loadBefore} now={quote.load} />
          <Row>
            <Button size="s" onClick={() => send({ type: 'news.dismiss' })}>
              {m.card_moved_seen()}
            </Button>
          </Row>
        </>
      ) : null}
      <Columns n={2}>
        <Stack gap={4}>
          <LoadFields
            draft={draft}
            onDraft={(load) => onDraft((now) => ({ ...now, ...load }))}
            calculation={calculation}
            error={error}
          />
          <p className="small quiet">{m.card_amount_note_short()}</p>
          {of.kind === 'load' ? (
            <p className="small">{m.card_on_it({ balance: tomanWords(of.card.balance) })}</p>
          ) : null}
          <Note icon="refresh">
            <strong>{m.card_may_move()}</strong>{' '}
            {m.card_may_move_text({ amount: calculation.quote ? formatMoney(calculation.quote.amount) : '' })}
          </Note>
        </Stack>
        <LoadResult quote={calculation.quote} of="amount currency" />
      </Columns>
    </Card>
  );
}
