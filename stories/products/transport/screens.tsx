import { clockOf, dayOf, HOUR_MS } from '#domain/core/time.ts';
import type { HoldSessionView } from '#machines/core/hold-session/view.ts';
import type { InquiryView } from '#machines/core/inquiry/view.ts';
import { heldBy } from '#machines/core/order-checkout/fixtures.ts';
import { EMAIL_MISSING } from '#machines/core/testing/form.ts';
import { NOW } from '#machines/core/testing/moment.ts';
import type { TransportAskView } from '#machines/transport/transport-ask/view.ts';
import type { TransportBookingView } from '#machines/transport/transport-booking/view.ts';
import type { TransportOpeningView } from '#machines/transport/transport-opening/view.ts';
import type { TransportRunView } from '#machines/transport/transport-run/view.ts';
import type { TransportTrackingView } from '#machines/transport/transport-tracking/view.ts';
import { TransportAskScreen } from '#src/screens/transport/ask/TransportAskScreen.tsx';
import { PlacesScreen } from '#src/screens/transport/runs/PlacesScreen.tsx';
import { TellMe } from '#src/screens/transport/runs/TellMe.tsx';
import { RideNow } from '#src/screens/transport/tracking/RideNow.tsx';
import { Section, Wrap } from '#src/ui/layout.tsx';
import type { Screens } from '../../support/stage/staged.ts';
import { AskedStaged } from './AskedStaged.tsx';
import { asked, offered, soonWish } from './asked.ts';
import { rideAt } from './order.ts';
import { transferPrices } from './prices.ts';
import { busSearch, detailOf, search, towns } from './runs.ts';
import { TransportStaged } from './TransportStaged.tsx';

const ANSWERED = ['offered', 'refused'];
const SOON = NOW + 6 * HOUR_MS;

export const screens: Screens = {
  transportOpening: ({ view, send }) => (
    <Section>
      <Wrap>
        <h1>Tehran to Mashhad</h1>
        <TellMe
          view={view as TransportOpeningView}
          onAsk={(email) => send({ type: 'opening.ask', faults: email === '' ? [EMAIL_MISSING] : [] })}
        />
      </Wrap>
    </Section>
  ),
  transportRun: ({ view, send }) => {
    const shown = view as TransportRunView;
    const kind = shown.plan.runClass.plan.what === 'seats' ? 'bus' : 'train';
    return (
      <PlacesScreen
        view={shown}
        run={detailOf({ plan: shown.plan, ride: { kind } })}
        search={{ ...(kind === 'bus' ? busSearch : search), party: shown.plan.party }}
        towns={towns}
        listHref="/iran-transportation"
        kept={{ kind }}
        send={send}
      />
    );
  },
  transportAsk: ({ view, send }) => (
    <TransportAskScreen
      view={view as TransportAskView}
      data={{ wish: soonWish(dayOf(SOON), clockOf(SOON)), prices: transferPrices, now: NOW, accountEmail: null }}
      formHref="/iran-transportation"
      loginHref="/login"
      onAsk={(email) => send({ type: 'question.send', faults: email === '' ? [EMAIL_MISSING] : [] })}
    />
  ),
  transportInquiry: ({ view, clock, send }) => (
    <AskedStaged
      view={view as InquiryView}
      inquiry={ANSWERED.includes((view as InquiryView).kind) ? offered(asked) : asked}
      clock={clock}
      send={send}
    />
  ),
  transportBooking: ({ view, clock, send }) => (
    <TransportStaged view={view as TransportBookingView} clock={clock} send={send} />
  ),
  transportTracking: ({ view, clock, send }) => {
    const shown = view as TransportTrackingView;
    const order = shown.kind === 'givenBack' ? rideAt('driverMissing', { refunded: true }) : rideAt(shown.kind);
    return (
      <Section>
        <Wrap>
          <h1>{order.item.title}</h1>
          <RideNow view={shown} order={order} clock={clock} send={send} />
        </Wrap>
      </Section>
    );
  },
  transportHold: ({ view, clock, send }) => (
    <TransportStaged
      view={heldBy(view as HoldSessionView)}
      clock={clock}
      send={(event) => (event.type === 'session.extend' ? send(event) : undefined)}
    />
  ),
};
