import { useEffect, useState } from 'react';
import { emptyDraft, type PassengerDraft } from '#domain/passengers.ts';
import type { FlightBookingEvent } from '#machines/flight-booking/types.ts';
import type { FlightBookingView } from '#machines/flight-booking/view.ts';
import type { FlightBookingFlow } from '#src/platform/flows.ts';
import type { Order } from '#src/platform/queries.ts';
import { PassengersScreen } from '#src/screens/passengers/PassengersScreen.tsx';

type Props = {
  readonly flow: FlightBookingFlow;
  readonly view: Extract<FlightBookingView, { kind: 'passengers' | 'expired' }>;
  readonly order: Order;
  /** What the server keeps of it. */
  readonly draft: PassengerDraft | null;
  readonly send: (event: FlightBookingEvent) => void;
};

/** The passengers page with its draft: first what the server has, then whatever this tab knows better. */
export function PassengersStep({ flow, view, order, draft, send }: Props) {
  const { drafts, clock } = flow;
  const fromServer = draft && draft.passengers.length > 0 ? draft : emptyDraft(order);
  const [shown, setShown] = useState({ draft: drafts.read(order.orderId) ?? fromServer, isFromTab: false });
  useEffect(() => {
    const known = drafts.recall(order.orderId, shown.draft);
    if (known !== shown.draft) setShown({ draft: known, isFromTab: true });
  }, [drafts, order.orderId, shown.draft]);
  return (
    <PassengersScreen
      // Another draft is another form: its fields own their keystrokes.
      key={String(shown.isFromTab)}
      view={view}
      order={order}
      draft={shown.draft}
      onDraft={(next) => drafts.write(order.orderId, next)}
      send={send}
      clock={clock}
    />
  );
}
