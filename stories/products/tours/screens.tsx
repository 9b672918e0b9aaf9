import { wishOf } from '#domain/tours/wish.ts';
import type { HoldSessionView } from '#machines/core/hold-session/view.ts';
import type { InquiryView } from '#machines/core/inquiry/view.ts';
import { heldBy } from '#machines/core/order-checkout/fixtures.ts';
import { EMAIL_MISSING } from '#machines/core/testing/form.ts';
import { NOW } from '#machines/core/testing/moment.ts';
import type { TourAskView } from '#machines/tours/tour-ask/view.ts';
import type { TourBookingView } from '#machines/tours/tour-booking/view.ts';
import type { TourTrackingView } from '#machines/tours/tour-tracking/view.ts';
import { TourAskScreen } from '#src/screens/tours/ask/TourAskScreen.tsx';
import { TourNow } from '#src/screens/tours/order/TourParts.tsx';
import { Section, Wrap } from '#src/ui/layout.tsx';
import type { Screens } from '../../support/stage/staged.ts';
import { AskedStaged } from './AskedStaged.tsx';
import { askable } from './ask.ts';
import { offered, privateDates } from './asked.ts';
import { orderAt } from './order.ts';
import { TourStaged } from './TourStaged.tsx';

const ANSWERED = ['offered', 'refused'];

export const screens: Screens = {
  tourAsk: ({ view, send }) => (
    <TourAskScreen
      view={view as TourAskView}
      data={{ tour: askable, wish: wishOf({}, askable), isWaiting: false, now: NOW, accountEmail: null }}
      loginHref="/login"
      send={(event) =>
        event.type === 'wish.ask'
          ? send({ type: 'question.send', faults: event.email === '' ? [EMAIL_MISSING] : [] })
          : undefined
      }
    />
  ),
  tourInquiry: ({ view, clock, send }) => {
    const { kind } = view as InquiryView;
    return (
      <AskedStaged
        view={view as InquiryView}
        inquiry={ANSWERED.includes(kind) ? offered(privateDates) : privateDates}
        clock={clock}
        send={send}
      />
    );
  },
  tourBooking: ({ view, clock, send }) => <TourStaged view={view as TourBookingView} clock={clock} send={send} />,
  tourTracking: ({ view }) => {
    const order = orderAt(view as TourTrackingView);
    return (
      <Section>
        <Wrap>
          <h1>{order.item.title}</h1>
          <TourNow order={order} />
        </Wrap>
      </Section>
    );
  },
  tourHold: ({ view, clock, send }) => (
    <TourStaged
      view={heldBy(view as HoldSessionView)}
      clock={clock}
      send={(event) => (event.type === 'session.extend' ? send(event) : undefined)}
    />
  ),
};
