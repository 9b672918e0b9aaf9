import { euro, formatMoney, subtract, sum } from '#domain/core/money.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import { isMoneyBack } from '#domain/core/status-questions.ts';
import type { AppClock } from '#machines/core/clock.ts';
import type { OrderCancelEvent } from '#machines/core/order-cancel/types.ts';
import { backOf, type OrderCancelView } from '#machines/core/order-cancel/view.ts';
import { m } from '#src/copy/generated/messages.js';
import { keptLines } from '#src/screens/accounts/profile/kept-lines.ts';
import { type OnVerify, StepUpCard } from '#src/screens/accounts/profile/StepUpCard.tsx';
import { WhoCancels } from '#src/screens/accounts/profile/WhoCancels.tsx';
import { ActionNotice } from '#src/screens/core/booking/ActionNotice.tsx';
import { type OrderCore, wasCancelled } from '#src/screens/core/booking/order.ts';
import { ProblemNote } from '#src/screens/core/booking/ProblemNote.tsx';
import { RefundWay } from '#src/screens/core/booking/RefundWay.tsx';
import { moneyBackSums, moneyBackText } from '#src/screens/core/booking/refund-text.ts';
import type { OrderSlots } from '#src/screens/core/booking/slots.ts';
import { Button, buttonLook } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Row, Stack } from '#src/ui/layout.tsx';
import { Note } from '#src/ui/Note.tsx';
import { PriceLines } from '#src/ui/Price.tsx';
import { Status } from '#src/ui/Status.tsx';

/** What a product says of a cancellation. */
export type CancelSlots<O extends OrderCore> = Pick<OrderSlots<O>, 'keptOf' | 'parts' | 'words'>;

export type CancelCardProps<O extends OrderCore> = {
  readonly view: OrderCancelView;
  readonly order: O;
  readonly slots: CancelSlots<O>;
  readonly clock: AppClock;
  readonly send: (event: OrderCancelEvent) => void;
  readonly onVerify: OnVerify;
};

/** Cancellation with the refund on its button; keeping the papers is the alternative. Nothing where it cannot be asked for. */
export function CancelCard<O extends OrderCore>({ view: asked, ...rest }: CancelCardProps<O>) {
  const view = asked.kind === 'idle' ? (cancelledOf(rest.order) ?? asked) : asked;
  // The order is cancelled before the flow ends: keep the card, and with it the focus.
  if (!rest.order.isCancellable && view.kind === 'idle') return null;
  return (
    <Card as="section" gap={5} aria-labelledby="cancel">
      <h2 id="cancel" className="strong">
        {m.profile_cancel_title()}
      </h2>
      {/* Buttons disappear when clicked: the focus moves to the result. */}
      <ActionNotice of={view.kind}>
        <Stack gap={5}>
          {view.kind === 'idle' ? (
            <Ask view={view} lead={rest.slots.words.cancelLead(rest.order)} send={rest.send} />
          ) : view.kind === 'quoted' ? (
            <Quote view={view} {...rest} />
          ) : (
            <>
              <Status>
                <Note tone="done">{doneText(view, rest.slots.words.cancelledNone)}</Note>
              </Status>
              {rest.order.status === 'partiallyCancelled' && rest.order.isCancellable ? (
                <Row>
                  <Button icon="refund" onClick={() => rest.send({ type: 'cancel.ask' })}>
                    {m.profile_cancel_more()}
                  </Button>
                </Row>
              ) : null}
            </>
          )}
        </Stack>
      </ActionNotice>
    </Card>
  );
}

/** Shows a completed cancellation as it looked when done here; null if there is none. */
function cancelledOf(order: OrderCore): OrderCancelView | null {
  const isOver = order.status === 'cancelled' || isMoneyBack(order.status);
  if (!isOver || !wasCancelled(order)) return null;
  const back = order.back ?? { toCard: euro(0), toBalance: euro(0) };
  return { kind: 'cancelled', back };
}

const doneText = ({ back }: Extract<OrderCancelView, { kind: 'cancelled' }>, none: () => string): string =>
  back.toCard.amount + back.toBalance.amount === 0 ? none() : m.profile_cancel_done({ back: moneyBackText(back) });

type AskProps = Pick<CancelCardProps<OrderCore>, 'send'> & {
  readonly view: Extract<OrderCancelView, { kind: 'idle' }>;
  readonly lead: string;
};

const Ask = ({ view, lead, send }: AskProps) => (
  <>
    <p className="quiet">{lead}</p>
    <Status>
      {view.problem ? (
        view.problem.code === 'not_allowed' ? (
          <Note tone="stop">{m.profile_cancel_no()}</Note>
        ) : (
          <ProblemNote problem={view.problem} />
        )
      ) : null}
    </Status>
    <Row>
      <Button icon="refund" isBusy={view.isAsking} onClick={() => send({ type: 'cancel.ask' })}>
        {m.profile_cancel_ask()}
      </Button>
    </Row>
  </>
);

type QuoteProps<O extends OrderCore> = Omit<CancelCardProps<O>, 'view'> & {
  readonly view: Extract<OrderCancelView, { kind: 'quoted' }>;
};

function Quote<O extends OrderCore>({ view, order, slots, clock, send, onVerify }: QuoteProps<O>) {
  const { quote, before, isQuoted, isChoosing, to, isCancelling, stepUp, problem } = view;
  const amount = formatMoney(quote.refund);
  return (
    <>
      <Status>
        {before ? (
          <Note tone="warn">{m.profile_cancel_changed({ before: formatMoney(before), now: amount })}</Note>
        ) : problem?.code === 'login_required' ? (
          <Note
            tone="warn"
            action={
              <a {...buttonLook({ size: 's' })} href={pathTo.login({ redirect: pathTo.order(order.orderId) })}>
                {m.profile_cancel_login()}
              </a>
            }
          >
            {m.profile_cancel_of_account()}
          </Note>
        ) : problem ? (
          <ProblemNote problem={problem} text={slots.parts?.refusals?.[problem.fields?.papers ?? '']?.()} />
        ) : null}
      </Status>
      {slots.parts && quote.each.length > 1 ? (
        <WhoCancels view={view} order={order} parts={slots.parts} send={send} />
      ) : null}
      {/* While another choice is quoted the sums of the last one stay, and nothing can be confirmed. */}
      {isQuoted || isChoosing ? <Sums view={view} order={order} slots={slots} send={send} /> : null}
      {stepUp ? (
        <StepUpCard
          view={stepUp}
          clock={clock}
          onVerify={onVerify}
          onResend={() => send({ type: 'code.resend' })}
          onCancel={() => send({ type: 'cancel.drop' })}
        />
      ) : (
        <Row>
          {isQuoted || isChoosing ? (
            <Button kind="stop" isBusy={isCancelling || isChoosing} onClick={() => send({ type: 'cancel.confirm' })}>
              {quote.refund.amount > 0
                ? m.profile_cancel_confirm({ amount: moneyBackSums(backOf(quote, to)) })
                : m.profile_cancel_confirm_none()}
            </Button>
          ) : null}
          <Button aria-disabled={isCancelling} onClick={() => send({ type: 'cancel.drop' })}>
            {slots.words.cancelKeep()}
          </Button>
        </Row>
      )}
      <p className="small quiet">{slots.words.cancelNote()}</p>
    </>
  );
}

/** What was paid, what is kept of it, and where the rest goes. */
function Sums<O extends OrderCore>({ view, order, slots, send }: Omit<QuoteProps<O>, 'clock' | 'onVerify'>) {
  const { quote, papers, to } = view;
  const isAll = papers === null || papers.length === quote.each.length;
  // Of an order that lost a part, what is left of the payment holds also what was kept of that part.
  const together = isAll && quote.each.length > 1 ? slots.parts?.together?.(order) : null;
  const isWhole = isAll && order.status !== 'partiallyCancelled';
  const paid = isWhole
    ? quote.paid
    : sum(
        quote.lines.map((line) => line.paid),
        quote.paid.currency,
      );
  // What is owed of the whole order is in no payment, so only a part has it in its price.
  const unpaid = isWhole ? undefined : quote.lessOwed;
  // What is kept is of what these people paid, and not of what else is left in the payment.
  const asked = { ...quote, paid: unpaid ? subtract(paid, unpaid) : paid };
  return (
    <>
      <PriceLines
        lines={[
          {
            label: unpaid ? m.profile_cancel_price() : isAll ? m.profile_cancel_paid() : m.profile_cancel_paid_part(),
            amount: paid,
          },
          ...(unpaid ? [{ label: m.profile_cancel_unpaid(), amount: `− ${formatMoney(unpaid)}` }] : []),
          ...keptLines(asked, slots.keptOf(order, asked, isWhole)).map(({ label, amount: part }) => ({
            label,
            amount: `− ${formatMoney(part)}`,
          })),
          { label: m.profile_cancel_fee(), amount: m.profile_cancel_fee_none() },
        ]}
        sum={{ label: (together?.all ?? m.profile_cancel_back)(), amount: quote.refund }}
      />
      <RefundWay
        id="refund-to"
        sum={quote.refund}
        back={quote.back}
        to={to}
        mayChoose={quote.toBalance}
        onChoose={(way) => send({ type: 'refund.choose', to: way })}
      />
    </>
  );
}
