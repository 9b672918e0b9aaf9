import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { FOCUS_DELAY_MS } from '#domain/core/limits.ts';
import type { Currency, Money } from '#domain/core/money.ts';
import { amountToPay, totalOf } from '#domain/core/payment.ts';
import type { AppClock } from '#machines/core/clock.ts';
import type { CheckoutEvent } from '#machines/core/order-checkout/types.ts';
import { isKeyLost } from '#machines/core/order-checkout/view.ts';
import { m } from '#src/copy/generated/messages.js';
import { ActionNotice } from '#src/screens/core/booking/ActionNotice.tsx';
import { BookingSteps } from '#src/screens/core/booking/BookingSteps.tsx';
import { HoldAgain } from '#src/screens/core/booking/HoldNotice.tsx';
import { OrderSummary } from '#src/screens/core/booking/OrderSummary.tsx';
import { faresOf, type OrderCore, type ToldPassenger } from '#src/screens/core/booking/order.ts';
import type { ReviewAnswer, ReviewSlots } from '#src/screens/core/booking/slots.ts';
import { TripHead } from '#src/screens/core/booking/TripHead.tsx';
import { totalFor } from '#src/screens/core/booking/total-for.ts';
import { AcceptRules, RULES_ID } from '#src/screens/core/review/AcceptRules.tsx';
import { DiscountCode, type ReviewExtras } from '#src/screens/core/review/DiscountCode.tsx';
import { balanceOffer, payText } from '#src/screens/core/review/FromBalance.tsx';
import { LoginOffer } from '#src/screens/core/review/LoginOffer.tsx';
import { type MoreAnswers, OrderAnswers } from '#src/screens/core/review/OrderAnswers.tsx';
import { PaySection } from '#src/screens/core/review/PaySection.tsx';
import { attemptsLeft, ReviewNotice, type ReviewView } from '#src/screens/core/review/ReviewNotice.tsx';
import type { TwoPaymentsProps } from '#src/screens/core/review/TwoPayments.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Section, Split, Stack, Wrap } from '#src/ui/layout.tsx';
import { PayBar } from '#src/ui/PayBar.tsx';
import { Price } from '#src/ui/Price.tsx';

type Choice = {
  readonly isProtected: boolean;
  readonly currency: Currency;
  /** The rules were accepted for this choice. */
  readonly isAccepted?: boolean;
  /** All is paid now, where a deposit would do. */
  readonly isWhole?: boolean;
};

export type ReviewScreenProps<O extends OrderCore> = {
  readonly slots: ReviewSlots<O>;
  readonly view: ReviewView;
  readonly order: O;
  /** Further answers about the booking, after those of the order. */
  readonly answers?: readonly ReviewAnswer[] | undefined;
  /** Further answers per person, in passenger order. */
  readonly people?: readonly MoreAnswers[] | undefined;
  /** null until loaded: names show without it. */
  readonly entered: readonly ToldPassenger[] | null;
  /** Below the answers: the way to show masked passport numbers. */
  readonly covered?: ReactNode;
  /** Below the answers: says that they could not be read. */
  readonly unread?: ReactNode;
  /** Initial currency. */
  readonly currency: Currency;
  /** Choices made in this tab before a reload; null: none, or not read yet. */
  readonly kept?: Choice | null;
  readonly onChoose?: (choice: Choice) => void;
  readonly send: (event: CheckoutEvent) => void;
  readonly clock: AppClock;
  /** null until loaded: the page does not wait for them. */
  readonly extras: ReviewExtras | null;
  /** Opens login or sign-up for guests; undefined for signed-in users. */
  readonly onLogin?: (() => void) | undefined;
  /** The choice between a deposit and the whole; null until it is loaded, where an order can be paid in parts. */
  readonly TwoPayments?: ComponentType<TwoPaymentsProps> | null;
};

/** All answers, prices and refund rules, and the button with the amount. */
export function ReviewScreen<O extends OrderCore>(props: ReviewScreenProps<O>) {
  const { slots, view, order, entered, covered, unread, kept = null, onChoose, send, clock, extras, onLogin } = props;
  const { TwoPayments = null } = props;
  const isExpired = view.kind === 'expired';
  const isLost = isExpired && isKeyLost(view.problem);
  const isPaying = !isExpired && view.payment !== 'ready';
  const { Plans } = slots;
  const offer = slots.protectionOf?.(order) ?? null;
  const asked = {
    isProtected: isExpired ? (offer?.isChosen ?? false) : view.cancelPackage,
    currency: props.currency,
  };
  const [chosen, setChosen] = useState<Choice | null>(null);
  const { isProtected, currency, isWhole = false } = chosen ?? kept ?? { ...asked, isWhole: false };
  const rules = useRules(view, order, clock, {
    isOther: kept !== null && kept.isProtected !== asked.isProtected,
    isKept: kept?.isAccepted === true,
  });
  /** The protection for which the rules were accepted. */
  const [acceptedFor, setAcceptedFor] = useState<boolean | null>(null);
  const choose = (change: Partial<Choice>) => {
    const of = change.isAccepted === undefined ? (acceptedFor ?? (kept ?? asked).isProtected) : isProtected;
    const next = { isProtected, currency, isWhole, ...change };
    // Whoever reloads the page accepts the rules of another price anew.
    const choice = { ...next, isAccepted: (change.isAccepted ?? rules.isAccepted) && next.isProtected === of };
    setAcceptedFor(of);
    setChosen(choice);
    onChoose?.(choice);
  };
  // Results of a click here appear at its button; notices from elsewhere at the top.
  const [hasTried, setTried] = useState(false);
  const notice = <ReviewNotice view={view} order={order} slots={slots} send={send} onPay={(total) => pay(total)} />;
  const failure = hasTried ? (isExpired ? 'expired' : view.problem) : null;

  const protection = isProtected && offer ? offer.price : null;
  const price = { fares: faresOf(order, offer), discount: order.discount?.amount ?? null, protection };
  const parts = order.due?.purpose === 'deposit' ? order.due : null;
  const whole = totalOf(price);
  const due = parts && !isWhole ? parts.amounts.EUR : whole;
  const amount = amountToPay(due, currency, order.rates);
  const balance = balanceOffer(extras, due, { currency, rates: order.rates });
  const fromBalance = balance?.isUsed ? balance.part : null;
  const byCard = amountToPay(due, currency, order.rates, fromBalance);
  useBalanceAfterRefusal(view, extras);
  // Shows the refund with protection as soon as it is ticked.
  const shown = isProtected ? slots.protectedOrder(order) : order;
  const isBlocked = isExpired || attemptsLeft(order) <= 0;

  // Ignores a second click before the first answer has changed the page.
  const paidIn = useRef<ReviewView | null>(null);
  const pay = (total: Money) => {
    if (isBlocked || isPaying || paidIn.current === view || !rules.check()) return;
    paidIn.current = view;
    setTried(true);
    send({
      type: 'payment.start',
      intent: {
        total,
        cancelPackage: isProtected,
        ...(fromBalance ? { fromBalance } : {}),
        ...(parts && isWhole ? { part: 'full' } : {}),
      },
    });
  };
  const buttonText = payText(balance, byCard);
  const payButton = { kind: 'primary', icon: 'lock', isBusy: isPaying, 'aria-disabled': isBlocked } as const;

  return (
    <>
      <TripHead
        order={order}
        title={m.review_title()}
        words={slots.hold.clock}
        session={isLost ? null : isExpired ? 'ended' : view.session.kind === 'running' ? view.session : null}
        clock={clock}
        onExtend={() => send({ type: 'session.extend' })}
      />
      <Section isTight>
        <Wrap>
          <Stack gap={6}>
            <BookingSteps current="review" words={slots.steps} />
            <Split>
              <Stack gap={6}>
                {hasTried ? null : notice}
                <Stack as="section" gap={2}>
                  <h2 className="strong">{m.review_check()}</h2>
                  <OrderAnswers
                    order={order}
                    slots={slots}
                    answers={props.answers}
                    people={props.people}
                    entered={entered}
                    send={send}
                  />
                  {covered}
                  {unread}
                </Stack>
                {onLogin && !isExpired ? <LoginOffer onLogin={onLogin} /> : null}
                {Plans ? (
                  <Plans
                    order={order}
                    isProtected={isProtected}
                    onProtect={(next) => choose({ isProtected: next })}
                    isDisabled={isPaying}
                    paid={{
                      total: whole.amount,
                      fromBalance: fromBalance?.amount ?? 0,
                      byCard,
                    }}
                  />
                ) : null}
                {parts && TwoPayments ? (
                  <TwoPayments
                    now={parts.amounts.EUR}
                    later={parts.later}
                    total={whole}
                    today={order.serverNow}
                    isWhole={isWhole}
                    isDisabled={isPaying || isBlocked}
                    onChoose={(next) => choose({ isWhole: next })}
                  />
                ) : null}
                <AcceptRules
                  order={shown}
                  slots={slots}
                  isAccepted={rules.isAccepted}
                  isMissing={rules.isMissing}
                  onChange={(isAccepted) => {
                    rules.change(isAccepted);
                    choose({ isAccepted });
                  }}
                />
                {extras ? <DiscountCode extras={extras} order={order} isDisabled={isPaying || isBlocked} /> : null}
                <PaySection
                  rates={order.rates}
                  amount={amount}
                  currency={currency}
                  onCurrency={(next) => choose({ currency: next })}
                  balance={balance && { ...balance, isDisabled: isPaying || isBlocked }}
                />
                <Stack gap={3}>
                  {hasTried ? (
                    <ActionNotice of={failure}>{notice}</ActionNotice>
                  ) : isExpired ? (
                    <HoldAgain view={view} slots={slots} send={send} />
                  ) : null}
                  <Button {...payButton} size="l" isWide aria-describedby="pay-note" onClick={() => pay(amount)}>
                    {buttonText}
                  </Button>
                  <p className="small quiet" id="pay-note">
                    {isExpired ? `${slots.review.blocked()} ` : null}
                    {m.review_order()} <span className="code nowrap">{order.reference}</span>.{' '}
                    {(order.payment ? m.review_mailed : m.review_mail_before)({ email: order.contact?.email ?? '' })}
                  </p>
                </Stack>
              </Stack>
              <OrderSummary
                order={shown}
                slots={slots}
                total={whole}
                protection={protection}
                below={currency === 'EUR' ? null : { label: m.passengers_paid_usd(), amount }}
              />
            </Split>
          </Stack>
        </Wrap>
      </Section>
      <PayBar>
        <Price
          total={byCard.amount === 0 ? amount : byCard}
          lines={[due !== whole || fromBalance ? m.review_parts_now() : totalFor(slots, order)]}
        />
        <Button {...payButton} onClick={() => pay(amount)}>
          {buttonText}
        </Button>
      </PayBar>
    </>
  );
}

/** The balance was spent elsewhere: fetch and offer the rest. */
function useBalanceAfterRefusal({ problem }: ReviewView, extras: ReviewExtras | null): void {
  const send = extras?.send;
  useEffect(() => {
    if (problem?.code === 'balance_too_low') send?.({ type: 'balance.refresh' });
  }, [problem, send]);
}

type Accepted = {
  /** The page shows another choice than the payment that was tried last. */
  readonly isOther: boolean;
  /** This tab accepted them before a reload, for the choice that is shown. */
  readonly isKept: boolean;
};

/** Acceptance of the rules. Paying without it shows an error at the box and focuses it. */
function useRules(view: ReviewView, order: OrderCore, clock: AppClock, { isOther, isKept }: Accepted) {
  /** What was ticked on this page; null: nothing yet. */
  const [ticked, setTicked] = useState<boolean | null>(null);
  // Acceptance applies to one choice and its price. A second attempt counts as accepted, because the first required it.
  const [wasPaying] = useState(order.payment !== null);
  const isAccepted = ticked ?? (isKept || (wasPaying && !isOther));
  const [isMissing, setMissing] = useState(view.problem?.fields?.rulesAccepted !== undefined);
  const timer = useRef<unknown>(null);
  useEffect(() => () => clock.clearTimeout(timer.current), [clock]);

  const change = (next: boolean) => {
    setTicked(next);
    if (next) setMissing(false);
  };
  const check = () => {
    if (isAccepted) return true;
    setMissing(true);
    clock.clearTimeout(timer.current);
    timer.current = clock.setTimeout(() => document.getElementById(RULES_ID)?.focus(), FOCUS_DELAY_MS);
    return false;
  };
  return { isAccepted, isMissing, change, check };
}
