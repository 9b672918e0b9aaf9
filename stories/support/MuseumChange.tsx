import type { FormEvent, ReactNode } from 'react';
import { euro, type Money } from '#domain/core/money.ts';
import { convert } from '#domain/core/rates.ts';
import { DAY_MS, dayOf, formatFullDay, MINUTE_MS } from '#domain/core/time.ts';
import type { AppClock } from '#machines/core/clock.ts';
import { CHANGE_ID } from '#machines/core/order-change/fixtures.ts';
import type { OrderChangeEvent } from '#machines/core/order-change/types.ts';
import type { OrderChangeView } from '#machines/core/order-change/view.ts';
import { orderDueViews } from '#machines/core/order-due/fixtures.ts';
import type { OrderDueView } from '#machines/core/order-due/view.ts';
import { type MuseumOrder, museumOrder } from '#src/platform/core/testing/museum.ts';
import { ChangeCard } from '#src/screens/core/change/ChangeCard.tsx';
import type { ChangeFormProps, ChangeParts, ChangeSlots, OrderChange } from '#src/screens/core/change/change-slots.ts';
import { PayDue } from '#src/screens/core/due/PayDue.tsx';
import { useTypedForm } from '#src/screens/core/form/useTypedForm.ts';
import { Button } from '#src/ui/Button.tsx';
import { layoutClass, Row } from '#src/ui/layout.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { NOW } from './clock.ts';
import { MuseumOrderPage } from './MuseumOrderPage.tsx';
import { issuedMuseumOrder } from './museum.tsx';

// A visit to the museum on another day: what a product gives for a change, and nothing about flights.

const nothing = () => {};

function AnotherDay({ shown, isBusy, onAsk }: ChangeFormProps<MuseumOrder>) {
  const form = useTypedForm({ from: '2026-11-22' }, shown);
  const { error, ...field } = form.field('from');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.noteSubmit();
    onAsk(null, form.typed.from ? [] : [{ field: 'from', code: 'required' }]);
  };
  return (
    <form ref={form.ref} className={layoutClass.stack} data-gap={4} noValidate onSubmit={submit}>
      <TextField {...field} id="from" label="New day" error={error} width="m" />
      <Row>
        <Button type="submit" kind="primary" isBusy={isBusy}>
          What does it cost?
        </Button>
      </Row>
    </form>
  );
}

const dayText = (at: number) => formatFullDay(dayOf(at));

const museumChange: ChangeParts<MuseumOrder> = {
  Form: AnotherDay,
  rowsOf: ({ order, change }) => [
    { id: 'day', term: 'Day', before: dayText(order.item.opensAt), after: dayText(change.summary.startsAt) },
    { id: 'code', term: 'Entry code', before: 'void at once', after: 'a new one, same order' },
  ],
  words: {
    title: () => 'Visit on another day',
    lead: () => 'The price of that day counts.',
    pay: (_, sum) => `Visit on that day, pay ${sum}`,
    getBack: (_, sum) => `Visit on that day and get ${sum} back`,
    doIt: () => 'Visit on that day, nothing to pay',
    keep: (order) => `Keep ${dayText(order.item.opensAt)}`,
    held: () => 'Places held for',
    note: () => 'Nothing changes before you press. If the payment fails, the old day stays yours.',
    changing: () => 'The museum is asked. It answers within a minute.',
    done: ({ change }) => `You are expected on ${dayText(change.summary.startsAt)}.`,
    refused: () => 'The museum could not change the day. What you paid for it goes back.',
    lapsed: () => 'The time for this price is over. The old day stays yours.',
  },
};

const slots: ChangeSlots<MuseumOrder> = {
  entriesOf: () => [
    { kind: 'day', text: 'Another day' },
    { kind: 'name', text: 'Correct a name' },
  ],
  load: async () => museumChange,
};

type Sums = { readonly toPay?: Money; readonly toGive?: Money };

/** By default 4 EUR are to be paid. */
export function museumChanged({ toPay = euro(400), toGive = euro(0) }: Sums = {}): OrderChange {
  const { summary, lines, total, item, rates } = museumOrder;
  return {
    changeId: CHANGE_ID,
    ordinal: 1,
    kind: 'day',
    status: 'quoted',
    until: NOW + 8 * MINUTE_MS,
    summary: { ...summary, startsAt: summary.startsAt + 2 * DAY_MS, endsAt: summary.endsAt + 2 * DAY_MS },
    item,
    lines,
    people: [],
    oldTotal: total,
    newTotal: { ...total, amount: total.amount + toPay.amount - toGive.amount },
    toPay: { EUR: toPay, USD: convert(toPay, 'USD', rates) },
    toGive: { sum: toGive, back: { toCard: toGive, toBalance: euro(0) } },
    at: NOW - 2 * MINUTE_MS,
  };
}

type Props = {
  readonly view: OrderChangeView;
  readonly clock: AppClock;
  readonly send: (event: OrderChangeEvent) => void;
  readonly change?: OrderChange;
  readonly due?: OrderDueView;
  readonly isInAccount?: boolean;
  readonly also?: ReactNode;
};

export function MuseumChange({
  view,
  clock,
  send,
  change = museumChanged({ toPay: euro(0), toGive: euro(600) }),
  due = orderDueViews.ready,
  isInAccount = true,
  also,
}: Props) {
  const order: MuseumOrder = { ...issuedMuseumOrder, isInAccount, change };
  return (
    <MuseumOrderPage
      order={order}
      Change={() => (
        <ChangeCard
          view={view}
          order={order}
          slots={slots}
          parts={museumChange}
          clock={clock}
          send={send}
          also={also}
          onAsk={(_, faults) => send({ type: 'change.ask', faults })}
          onVerify={(_, faults) => send({ type: 'code.verify', faults })}
          pay={(slot) => (
            <PayDue
              {...slot}
              view={due}
              order={order}
              isProtected={false}
              extras={null}
              clock={clock}
              send={nothing}
              onVerify={nothing}
              due={change.toPay.EUR}
            />
          )}
        />
      )}
    />
  );
}
