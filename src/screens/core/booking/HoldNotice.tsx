import type { Problem } from '#domain/core/problem.ts';
import type { CheckoutEvent } from '#machines/core/order-checkout/types.ts';
import { isKeyLost, type OrderCheckoutView } from '#machines/core/order-checkout/view.ts';
import { m } from '#src/copy/generated/messages.js';
import { problemText } from '#src/copy/problems.ts';
import type { OrderCore } from '#src/screens/core/booking/order.ts';
import { PriceDecision } from '#src/screens/core/booking/PriceDecision.tsx';
import { ProblemNote, WayBack } from '#src/screens/core/booking/ProblemNote.tsx';
import type { HoldSlots } from '#src/screens/core/booking/slots.ts';
import { Button } from '#src/ui/Button.tsx';
import { Row, Stack } from '#src/ui/layout.tsx';
import { Note } from '#src/ui/Note.tsx';

type Send = (event: CheckoutEvent) => void;
type Expired = Extract<OrderCheckoutView, { kind: 'expired' }>;
type Slots = Pick<HoldSlots<OrderCore>, 'Instead' | 'hold'>;
type NoticeProps = { readonly view: Expired; readonly slots: Slots; readonly send: Send };

/** After the hold expired: nothing is lost, one click holds it again, and what prevents that. */
export function ExpiredNotice({ view, slots, send }: NoticeProps) {
  const { hold } = slots;
  const { problem, isPriceChanged, isHolding, isSupplierSlow } = view;
  if (isPriceChanged && problem?.price) {
    return (
      <PriceDecision
        price={problem.price}
        priceUp={hold.priceUp}
        back={hold.back}
        onTake={() => send({ type: 'price.accept' })}
        onLeave={() => send({ type: 'price.reject' })}
      />
    );
  }
  if (problem?.code === 'sold_out') return <SoldOut problem={problem} send={send} {...slots} />;
  if (isKeyLost(problem)) return <KeyLost problem={problem} send={send} hold={hold} />;
  return (
    <Stack gap={3}>
      <Note
        tone="warn"
        action={
          <Button size="s" isBusy={isHolding} onClick={() => send({ type: 'hold.again' })}>
            {m.passengers_hold_again()}
          </Button>
        }
      >
        <strong>{hold.ended()}</strong>
        {isSupplierSlow ? <p>{hold.slow()}</p> : null}
      </Note>
      {problem ? <ProblemNote problem={problem} /> : null}
    </Stack>
  );
}

/** The same action at the button of the step. */
export const HoldAgain = ({ view, slots, send }: NoticeProps) =>
  view.isPriceChanged || view.problem?.code === 'sold_out' || isKeyLost(view.problem) ? null : (
    <Row>
      <Button isBusy={view.isHolding} onClick={() => send({ type: 'hold.again' })}>
        {m.passengers_hold_again()}
      </Button>
      {/* The notice at the top announces it; here it is only visible. */}
      {view.isSupplierSlow ? <span className="small quiet">{slots.hold.slow()}</span> : null}
    </Row>
  );

/** This browser lost access to the order; the typed data fills the form of the next one. */
const KeyLost = ({ problem, send, hold }: { readonly problem: Problem; readonly send: Send } & Pick<Slots, 'hold'>) => (
  <Note
    tone="stop"
    action={
      <Row>
        <Button size="s" onClick={() => send({ type: 'step.visit', step: 'results' })}>
          {hold.look()}
        </Button>
        <WayBack problem={problem} />
      </Row>
    }
  >
    <strong>{problemText(problem)}</strong>
  </Note>
);

type SoldOutProps = { readonly problem: Problem; readonly send: Send } & Pick<Slots, 'Instead' | 'hold'>;

const SoldOut = ({ problem, send, Instead, hold }: SoldOutProps) => (
  <Note
    tone="stop"
    action={
      <Button size="s" onClick={() => send({ type: 'step.visit', step: 'results' })}>
        {hold.look()}
      </Button>
    }
  >
    <strong>{hold.soldOut()}</strong>
    <Instead problem={problem} />
  </Note>
);
