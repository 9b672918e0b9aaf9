import { HOLD_SECONDS, type TransportPrices, type TransportWish } from '#domain/transport/wish.ts';
import type { AppClock } from '#machines/core/clock.ts';
import type { TransportBookingEvent } from '#machines/transport/transport-booking/types.ts';
import type { TransportBookingView } from '#machines/transport/transport-booking/view.ts';
import { m } from '#src/copy/generated/messages.js';
import { problemText } from '#src/copy/problems.ts';
import { HeldPrice } from '#src/screens/transport/wish/HeldPrice.tsx';
import { Section, Stack, Wrap } from '#src/ui/layout.tsx';
import { Note } from '#src/ui/Note.tsx';
import { Status } from '#src/ui/Status.tsx';

export type AskingView = Extract<TransportBookingView, { kind: 'asking' }>;
type Props = {
  readonly view: AskingView;
  /** null: nothing of this kind is sold. */
  readonly prices: TransportPrices | null;
  /** What the address asks for. */
  readonly asked: TransportWish;
  readonly clock: AppClock;
  readonly send: (event: TransportBookingEvent) => void;
};

export function WishScreen({ view, clock, send }: Props) {
  return (
    <Section isTight>
      <Wrap>
        <Stack gap={5}>
          <Stack gap={2}>
            <h1>{m.transport_title()}</h1>
            <p className="quiet">{m.transport_lede({ minutes: HOLD_SECONDS / 60 })}</p>
          </Stack>
          <HeldPrice held={view.held} clock={clock} send={send} />
          <Status>
            {view.problem && !view.problem.fields ? <Note tone="stop">{problemText(view.problem)}</Note> : null}
            {view.isSupplierSlow ? <Note>{m.transport_slow()}</Note> : null}
          </Status>
        </Stack>
      </Wrap>
    </Section>
  );
}
