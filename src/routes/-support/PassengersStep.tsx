import { useEffect, useState } from 'react';
import { emptyDraft, type PassengerDraft } from '#domain/passengers.ts';
import type { FlightBookingView } from '#machines/flight-booking/view.ts';
import type { FlightFlow } from '#src/platform/flight-flow.ts';
import type { Order } from '#src/platform/queries.ts';
import { PassengersScreen } from '#src/screens/passengers/PassengersScreen.tsx';

type Props = {
  readonly flow: FlightFlow;
  readonly view: Extract<FlightBookingView, { kind: 'passengers' | 'expired' }>;
  readonly order: Order;
  /** What the server keeps of it. */
  readonly draft: PassengerDraft | null;
};

/** The passengers page with its draft: first what the server has, then whatever this tab knows better. */
export function PassengersStep({ flow, view, order, draft }: Props) {
  const [shown, setShown] = useState(draft && draft.passengers.length > 0 ? draft : emptyDraft(order));
  const [form, setForm] = useState(0);
  useEffect(() => {
    const known = flow.recallDraft(order.orderId, shown);
    if (known === shown) return;
    setShown(known);
    setForm((number) => number + 1); // another draft is another form: its fields own their keystrokes
  }, [flow, order.orderId, shown]);
  return (
    <PassengersScreen
      key={form}
      view={view}
      order={order}
      draft={shown}
      onDraft={(next) => flow.writeDraft(order.orderId, next)}
      send={flow.send}
      clock={flow.clock}
    />
  );
}
