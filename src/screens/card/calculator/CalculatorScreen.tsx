import { DELIVERY_PRICE, type Delivery } from '#domain/card/delivery.ts';
import { CARD_PRICE, LOAD_FEE_PERCENT, QUOTE_MINUTES } from '#domain/card/limits.ts';
import { formatMoney } from '#domain/core/money.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import type { Rates } from '#domain/core/rates.ts';
import type { AppClock } from '#machines/core/clock.ts';
import { m } from '#src/copy/generated/messages.js';
import css from '#src/screens/card/calculator/Calculator.module.css';
import { CanAndCannot } from '#src/screens/card/calculator/CanAndCannot.tsx';
import { CardSources } from '#src/screens/card/calculator/CardSources.tsx';
import { calculationOf, type LoadDraft, totalOf } from '#src/screens/card/calculator/calculation.ts';
import { HowItComes } from '#src/screens/card/calculator/HowItComes.tsx';
import { LoadFields, loadProblemText } from '#src/screens/card/calculator/LoadFields.tsx';
import { type SaidDraft, SaidPrice } from '#src/screens/card/calculator/SaidPrice.tsx';
import { LoadResult } from '#src/screens/card/LoadResult.tsx';
import { Plastic } from '#src/screens/card/Plastic.tsx';
import { RateClock } from '#src/screens/card/RateClock.tsx';
import { Button, buttonLook } from '#src/ui/Button.tsx';
import { Card, cardClass } from '#src/ui/Card.tsx';
import { Columns, layoutClass, Row, Section, Split, Stack, Wrap } from '#src/ui/layout.tsx';
import { Note } from '#src/ui/Note.tsx';
import { PayBar } from '#src/ui/PayBar.tsx';
import { Price, PriceLines } from '#src/ui/Price.tsx';
import { Status } from '#src/ui/Status.tsx';

export type CalculatorScreenProps = {
  readonly load: LoadDraft;
  readonly onLoad: (draft: LoadDraft) => void;
  readonly said: SaidDraft;
  readonly onSaid: (draft: SaidDraft) => void;
  readonly rates: Rates;
  /** When the rate ends, server epoch ms; null: it could not be held, the order holds one. */
  readonly heldUntil: number | null;
  /** The rate is older than a rate may be. */
  readonly isOverdue: boolean;
  /** The rate ended while the page was open, and this one is new. */
  readonly isRenewed: boolean;
  /** YYYY-MM-DD in Tehran. */
  readonly today: string;
  /** Ways that are served. */
  readonly ways: readonly Delivery[];
  readonly clock: AppClock;
};

const FORM = 'card-calculator';

/** `/iran-travel-card`: what one's money becomes, what a price in a shop means, what the card does and how it comes. */
export function CalculatorScreen(props: CalculatorScreenProps) {
  const { load, onLoad, said, onSaid, rates, heldUntil, isOverdue, isRenewed, today, ways, clock } = props;
  const calculation = calculationOf(load, rates);
  const isFine = calculation.problem === null;
  const delivery = DELIVERY_PRICE.hotel;
  const total = calculation.load && isFine ? totalOf(calculation.load, delivery) : null;
  const orderHref = pathTo.cardWish(isFine ? load : {});
  const orderText = total ? m.card_order_for({ total: formatMoney(total) }) : m.card_order_now();
  const kept = { said: said.said, about: said.about };
  return (
    <>
      <Section isTight>
        <Wrap>
          <Split>
            <Stack gap={7}>
              <Stack as="header" gap={3}>
                <h1>{m.card_title()}</h1>
                <p>{m.card_lede()}</p>
                <Note>{m.card_simulated()}</Note>
              </Stack>
              <form
                id={FORM}
                className={`${cardClass} ${layoutClass.stack}`}
                data-gap={5}
                action={pathTo.card()}
                aria-labelledby="calculator-title"
                onSubmit={(event) => event.preventDefault()}
              >
                <Row isSpread align="base">
                  <h2 id="calculator-title" className="strong">
                    {m.card_becomes()}
                  </h2>
                  {heldUntil === null ? null : <RateClock until={heldUntil} clock={clock} />}
                </Row>
                <Status>
                  {isRenewed ? <Note tone="warn">{m.card_rate_renewed()}</Note> : null}
                  {isOverdue ? <Note tone="warn">{m.card_rate_overdue()}</Note> : null}
                </Status>
                <Columns n={2}>
                  <Stack gap={4}>
                    <LoadFields
                      draft={load}
                      onDraft={onLoad}
                      calculation={calculation}
                      error={loadProblemText(calculation)}
                    />
                    {Object.entries(kept).map(([name, value]) => (
                      <input key={name} type="hidden" name={name} value={value} />
                    ))}
                    <span className={css.ask}>
                      <Button type="submit">{m.card_calculate()}</Button>
                    </span>
                    <p className="small quiet">{m.card_amount_note({ minutes: QUOTE_MINUTES })}</p>
                  </Stack>
                  <LoadResult quote={calculation.quote} of="amount currency" />
                </Columns>
              </form>
              <SaidPrice
                draft={said}
                onDraft={onSaid}
                rates={rates}
                kept={{ amount: load.amount, currency: load.currency }}
                action={pathTo.card()}
              />
              <CanAndCannot rates={rates} />
              <HowItComes today={today} ways={ways} />
              <CardSources />
            </Stack>
            <aside>
              <Stack gap={4}>
                <Plastic digits={null} holder="" lastDay={null} />
                <Card gap={4}>
                  <h2 className="strong">{m.card_order_title()}</h2>
                  <div aria-live="polite">
                    <PriceLines
                      lines={[
                        { label: m.card_line_card(), amount: CARD_PRICE },
                        { label: m.card_line_load(), amount: calculation.load ?? '–' },
                        { label: m.card_line_hotel(), amount: delivery },
                      ]}
                      sum={{ label: m.card_line_total(), amount: total ?? '–' }}
                    />
                  </div>
                  <a href={orderHref} {...buttonLook({ kind: 'primary', size: 'l', isWide: true })}>
                    {orderText}
                  </a>
                  <p className="small quiet">
                    {calculation.quote && isFine
                      ? m.card_fee_inside({
                          fee: formatMoney(calculation.quote.fee),
                          percent: LOAD_FEE_PERCENT,
                          load: formatMoney(calculation.quote.amount),
                        })
                      : null}{' '}
                    {m.card_back_promise()}
                  </p>
                  <Row>
                    <a className="small" href={pathTo.cardRules()}>
                      {m.card_rules_link()}
                    </a>
                  </Row>
                </Card>
                <Note icon="wallet">
                  <strong>{m.card_bring_cash()}</strong> {m.card_bring_cash_text()}
                </Note>
              </Stack>
            </aside>
          </Split>
        </Wrap>
      </Section>
      <PayBar>
        <Price total={total ? formatMoney(total) : '–'} lines={[m.card_bar()]} />
        <a href={orderHref} {...buttonLook({ kind: 'primary' })}>
          {m.card_bar_order()}
        </a>
      </PayBar>
    </>
  );
}
