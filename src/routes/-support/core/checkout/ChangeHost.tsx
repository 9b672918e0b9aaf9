import { useEffect, useState } from 'react';
import { own } from '#domain/core/own.ts';
import { changeInfoOf, isNews } from '#machines/core/order-change/types.ts';
import { orderChangeView } from '#machines/core/order-change/view.ts';
import { verifyWith } from '#src/platform/accounts/verify-with.ts';
import type { OrderCore } from '#src/platform/core/api/queries.ts';
import { type TypedWish, wiredOrderChange } from '#src/platform/core/checkout/order-change-actors.ts';
import { createFlow } from '#src/platform/core/flow/flow.ts';
import { readJourneys } from '#src/platform/country/journeys-query.ts';
import { useProfileDeps } from '#src/routes/-support/accounts/useProfileDeps.ts';
import { changeReads } from '#src/routes/-support/core/checkout/change-reads.gen.ts';
import type { ChangeReads } from '#src/routes/-support/core/checkout/change-reads.ts';
import { usePayDue } from '#src/routes/-support/core/checkout/usePayDue.ts';
import { WakeNow } from '#src/routes/-support/core/checkout/WakeNow.tsx';
import { useFlow } from '#src/routes/-support/core/pages/useFlow.ts';
import { useFlowView } from '#src/routes/-support/core/pages/useFlowView.ts';
import { useLateDocument } from '#src/routes/-support/core/pages/useLateDocument.ts';
import { useLatePart } from '#src/routes/-support/core/pages/useLatePart.ts';
import { changeSlots } from '#src/screens/change-slots.gen.ts';
import { AlsoBooked } from '#src/screens/core/change/AlsoBooked.tsx';
import { besideChange, movesDays } from '#src/screens/core/change/beside-change.ts';
import { ChangeCard } from '#src/screens/core/change/ChangeCard.tsx';
import type { PaySlot } from '#src/screens/core/change/change-props.ts';
import type { ChangeSlots } from '#src/screens/core/change/change-slots.ts';
import { PayDue } from '#src/screens/core/due/PayDue.tsx';

export type ChangeHostProps<O extends OrderCore> = {
  readonly order: O;
  readonly isProtected: boolean;
};

const productOf = (order: OrderCore) => ('product' in order ? String(order.product) : '');

const infoOf = ({ change }: OrderCore) => (change ? changeInfoOf(change) : null);

const isToldOf = ({ change, serverNow }: OrderCore) => change !== undefined && isNews(change, serverNow);

/** Its product has the slots of its own orders only, which the type of a lookup cannot say. */
const slotsOf = <O extends OrderCore>(order: O) =>
  own<unknown>(changeSlots, productOf(order)) as ChangeSlots<O> | undefined;

/** Nothing for an order whose product has no changes. */
export function ChangeHost<O extends OrderCore>(props: ChangeHostProps<O>) {
  const slots = slotsOf(props.order);
  return slots ? <Changes {...props} slots={slots} /> : null;
}

type ChangesProps<O extends OrderCore> = ChangeHostProps<O> & { readonly slots: ChangeSlots<O> };

function Changes<O extends OrderCore>({ order, slots, isProtected }: ChangesProps<O>) {
  const deps = useProfileDeps();
  const [typed] = useState<TypedWish & { code: string }>({ wish: null, code: '' });
  const [reads] = useState(() => own<ChangeReads>(changeReads, productOf(order))?.(deps.api));
  const actor = useFlow(() =>
    createFlow(wiredOrderChange(deps, typed, order), {
      clock: deps.clock,
      input: { orderId: order.orderId, flowId: crypto.randomUUID(), change: infoOf(order), isTold: isToldOf(order) },
    }),
  );
  const view = useFlowView(actor, orderChangeView);
  useEffect(() => actor.send({ type: 'order.arrived', change: infoOf(order) }), [actor, order]);
  const isNeeded = view.kind !== 'idle' || view.ended !== null;
  // The words and rows of a product come with the application.
  const isWaiting = view.kind !== 'idle' || view.ended === 'done';
  const parts = useLatePart(isNeeded, slots.load);
  // Nothing can be asked for now, and nothing is open.
  if (!isNeeded && slots.entriesOf(order).length === 0) return null;
  return (
    <>
      {isWaiting ? <WakeNow /> : null}
      <ChangeCard
        view={view}
        order={order}
        slots={slots}
        parts={parts}
        clock={deps.clock}
        reads={reads}
        send={actor.send}
        onAsk={(wish, faults) => {
          typed.wish = wish;
          actor.send({ type: 'change.ask', faults });
        }}
        onVerify={verifyWith(typed, actor.send)}
        also={<LateBeside order={order} isQuoted={view.kind === 'quoted'} />}
        pay={(slot) => (
          <PayDifference key={order.change?.changeId} order={order} isProtected={isProtected} slot={slot} />
        )}
      />
    </>
  );
}

type BesideProps = { readonly order: OrderCore; readonly isQuoted: boolean };

/** Read only for a quote that moves days; without an answer the quote stays as it is. */
function LateBeside({ order, isQuoted }: BesideProps) {
  const { api } = useProfileDeps();
  const { change } = order;
  const moved = isQuoted && change && movesDays(order, change) ? change : null;
  const { document } = useLateDocument(moved?.changeId ?? null, () => readJourneys(api));
  return moved && document ? <AlsoBooked beside={besideChange(order, moved, document.journeys)} /> : null;
}

type PayProps = { readonly order: OrderCore; readonly isProtected: boolean; readonly slot: PaySlot };

function PayDifference({ order, isProtected, slot }: PayProps) {
  const due = order.change?.toPay.EUR ?? { amount: 0, currency: 'EUR' };
  return <PayDue {...usePayDue(order, 'difference')} {...slot} isProtected={isProtected} due={due} />;
}
