import { useRef, useState } from 'react';
import { formatMoney } from '#domain/core/money.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import { clockOf, DAY_MS } from '#domain/core/time.ts';
import type { AppClock } from '#machines/core/clock.ts';
import type { RideWords, TransportTrackingEvent } from '#machines/transport/transport-tracking/types.ts';
import type { TransportTrackingView } from '#machines/transport/transport-tracking/view.ts';
import { m } from '#src/copy/generated/messages.js';
import { ProblemNote } from '#src/screens/core/booking/ProblemNote.tsx';
import { TrackWay } from '#src/screens/core/tracking/TrackWay.tsx';
import { ABSENT } from '#src/screens/transport/about-words.ts';
import { isLanding, type Ride, type TransportOrder, wayWords } from '#src/screens/transport/ride-words.ts';
import { DriverCard } from '#src/screens/transport/tracking/DriverCard.tsx';
import { FreeWaiting } from '#src/screens/transport/tracking/FreeWaiting.tsx';
import { LateForm } from '#src/screens/transport/tracking/LateForm.tsx';
import { NobodyHere } from '#src/screens/transport/tracking/NobodyHere.tsx';
import { RideAsks } from '#src/screens/transport/tracking/RideAsks.tsx';
import { rideSteps } from '#src/screens/transport/tracking/ride-steps.ts';
import { StageTag } from '#src/screens/transport/tracking/StageTag.tsx';
import { Button, buttonLook } from '#src/ui/Button.tsx';
import { Row, Split, Stack } from '#src/ui/layout.tsx';
import { Note } from '#src/ui/Note.tsx';
import { Status } from '#src/ui/Status.tsx';
import { useSecondsLeft } from '#src/ui/useSecondsLeft.ts';
import { useStayingFocus } from '#src/ui/useStayingFocus.ts';

export type RideNowProps = {
  readonly view: TransportTrackingView;
  readonly order: TransportOrder;
  readonly clock: AppClock;
  readonly send: (event: TransportTrackingEvent) => void;
};

/** Where the ride is that is on or comes next, and what its traveller can say of it. */
export function RideNow({ view, order, clock, send }: RideNowProps) {
  const { item } = order;
  const ride = item.rides[view.ride] ?? item.rides[0];
  const box = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLHeadingElement>(null);
  // A question disappears once it is answered.
  useStayingFocus(box, head);
  if (!ride) return null;
  const asks = <Asks view={view} order={order} ride={ride} send={send} />;
  // A service at an airport has no driver: nothing of it is on the way.
  if (item.kind === 'cip')
    return (
      <Stack gap={5}>
        <Trouble view={view} order={order} />
        {asks}
      </Stack>
    );
  const isShort = view.kind === 'done' || view.kind === 'noShow' || view.kind === 'givenBack';
  // Weeks before there is nothing to say of it.
  const isNear = order.serverNow > ride.pickUpAt - DAY_MS;
  return (
    <div ref={box} className="noprint">
      <Stack as="section" gap={5} aria-labelledby="ride-now">
        <h2 id="ride-now" ref={head} tabIndex={-1}>
          {m.transportride_now()}
        </h2>
        <TrackWay name={wayWords(item, ride)} tag={<StageTag ride={ride} />} steps={rideSteps(ride, order.issuedAt)} />
        <Told view={view} order={order} ride={ride} />
        {asks}
        {isShort || !isNear ? null : (
          <Split>
            <Stack gap={5}>
              <Says view={view} order={order} ride={ride} clock={clock} send={send} />
              <FreeWaiting item={item} ride={ride} clock={clock} />
            </Stack>
            <aside>
              <DriverCard ride={ride} />
            </aside>
          </Split>
        )}
      </Stack>
    </div>
  );
}

/** What its traveller is asked, and that it was kept: who pressed the button reads on there. */
function Asks({ view, order, ride, send }: PartProps & Pick<RideNowProps, 'send'>) {
  const [isKept, setKept] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const kept = useRef<HTMLParagraphElement>(null);
  useStayingFocus(box, kept);
  const keep = () => {
    setKept(true);
    send({ type: 'ride.report', words: { what: 'keep' } });
  };
  return (
    <div ref={box} className="noprint" hidden={ride.asks === null && !isKept}>
      {ride.asks === null && isKept ? (
        <p ref={kept} tabIndex={-1}>
          {m.transportride_asks_kept()}
        </p>
      ) : (
        <RideAsks order={order} ride={ride} isKeeping={view.saying === 'keep'} onKeep={keep} />
      )}
    </div>
  );
}

type PartProps = Pick<RideNowProps, 'view' | 'order'> & { readonly ride: Ride };

/** What happened, in a sentence, and what went wrong. */
function Told({ view, order, ride }: PartProps) {
  const text = toldText(ride);
  return (
    <Stack gap={3}>
      <Status>{text === null ? null : <p>{text}</p>}</Status>
      {ride.refunded ? (
        <p>
          <a href={order.isInAccount ? pathTo.order(order.orderId) : pathTo.foundOrder(order.orderId)}>
            {m.transportride_money_where()}
          </a>
        </p>
      ) : null}
      {ride.stage === 'noShow' ? (
        <p>
          <a {...buttonLook()} href={pathTo.contact({ order: order.orderId, about: ABSENT })}>
            {m.transportride_write()}
          </a>
        </p>
      ) : null}
      <Trouble view={view} order={order} />
    </Stack>
  );
}

function Trouble({ view, order }: Pick<RideNowProps, 'view' | 'order'>) {
  if (view.lost) return <ProblemNote problem={view.lost} />;
  if (view.isOffline) return <Note tone="warn">{m.transportride_offline({ time: clockOf(order.serverNow) })}</Note>;
  return view.problem && !view.problem.fields ? <ProblemNote problem={view.problem} /> : null;
}

function toldText({ stage, times, freeUntil, pickUpAt, paid, refunded, driver }: Ride): string | null {
  if (refunded) return m.transportride_told_given_back({ amount: formatMoney(paid) });
  if (stage === 'noShow')
    return m.transportride_told_no_show({
      from: clockOf(times.arrivedAt ?? pickUpAt),
      until: clockOf(times.leftAt ?? freeUntil),
    });
  if (stage === 'done')
    return times.metAt === null
      ? m.transportride_told_done()
      : m.transportride_told_met({ time: clockOf(times.metAt) });
  if (stage === 'driverMissing') return m.transportride_told_missing({ time: clockOf(freeUntil) });
  if (times.missingAt !== null && driver)
    return m.transportride_told_another({ name: driver.name, time: clockOf(pickUpAt) });
  return null;
}

type SaysProps = PartProps & Pick<RideNowProps, 'clock' | 'send'>;

/** What the traveller can say now: late, in the car, nobody is here. */
function Says({ view, order: { item }, ride, clock, send }: SaysProps) {
  const seconds = useSecondsLeft(ride.freeUntil, clock);
  const isOver = seconds === 0;
  const hasCome = useSecondsLeft(ride.pickUpAt, clock) === 0;
  const say = (words: RideWords) => send({ type: 'ride.report', words });
  const close = () => send({ type: 'question.close' });
  const lands = isLanding(item, ride);
  // The server says that the driver is missing once the free time is over; a page that asks seldom knows it by the clock.
  const nobodyCame = view.kind === 'driverMissing' || (isOver && view.kind === 'onTheWay');
  if (view.question === 'late') return <LateForm view={view} onSay={say} onClose={close} />;
  if (view.question === 'nobodyCame') return <NobodyHere view={view} ride={ride} onSay={say} onClose={close} />;
  return (
    <Stack gap={3}>
      <Row>
        {view.kind === 'waiting' ? (
          <Button kind="primary" icon="check" isBusy={view.saying === 'met'} onClick={() => say({ what: 'met' })}>
            {m.transportride_met()}
          </Button>
        ) : null}
        {lands && !isOver ? (
          <Button icon="clock" onClick={() => send({ type: 'question.open', question: 'late' })}>
            {m.transportride_late()}
          </Button>
        ) : null}
        {nobodyCame ? (
          <Button kind="primary" icon="alert" onClick={() => send({ type: 'question.open', question: 'nobodyCame' })}>
            {m.transportride_nobody()}
          </Button>
        ) : null}
        {(view.kind === 'onTheWay' && hasCome) || view.kind === 'driverMissing' ? (
          <Button icon="check" isBusy={view.saying === 'met'} onClick={() => say({ what: 'met' })}>
            {m.transportride_met()}
          </Button>
        ) : null}
      </Row>
      {isOver ? null : <p className="small quiet">{lands ? flightWords(ride) : m.transportride_where_hotel()}</p>}
    </Stack>
  );
}

/** Only a flight that is an order of the same traveller is followed, and no sentence says otherwise. */
function flightWords({ flight, isFollowed }: Ride): string {
  if (isFollowed) return m.transportride_followed({ flight });
  return flight === '' ? m.transportride_not_followed_none() : m.transportride_not_followed({ flight });
}
