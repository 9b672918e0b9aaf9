import { addressesOf } from '#domain/transport/on-paper.ts';
import { goingRides } from '#domain/transport/ride-now.ts';
import { m } from '#src/copy/generated/messages.js';
import { placeOf } from '#src/screens/core/booking/order.ts';
import type { PapersProps } from '#src/screens/core/booking/slots.ts';
import { Paper, PaperCode, PaperFact, PaperLine, PaperName, PaperRoute } from '#src/screens/core/issue/Paper.tsx';
import type { TransportOrder } from '#src/screens/transport/checkout/hold-slots.tsx';
import { ENGLISH, type PaperWords, PERSIAN } from '#src/screens/transport/checkout/ride-paper-words.ts';
import { Plate, plateWords } from '#src/screens/transport/Plate.tsx';
import type { Ride } from '#src/screens/transport/ride-words.ts';
import { Row } from '#src/ui/layout.tsx';

/** A voucher for each ride, or one for a service at an airport with the numbers of all people. */
export const RidePapers = (props: PapersProps<TransportOrder>) => {
  const { order, documents } = props;
  const { kind, rides } = order.item;
  return goingRides(order.item).flatMap((ride) => {
    // A driver who never came needs no voucher, nor does who had all of its money back.
    if (ride.refunded) return [];
    const papers =
      kind === 'cip' ? documents.papers : documents.papers.filter(({ position }) => position === rides.indexOf(ride));
    return [<RidePaper key={ride.bookedAt} {...props} ride={ride} numbers={papers.map(({ number }) => number)} />];
  });
};

type RideProps = PapersProps<TransportOrder> & { readonly ride: Ride; readonly numbers: readonly string[] };

const RidePaper = ({ order, ride, numbers, pageUrl, Code }: RideProps) => (
  <Paper
    label={ENGLISH.kicker(order.item)}
    reference={order.reference}
    slug={placeOf(order)}
    pageUrl={pageUrl}
    Code={Code}
    english={<Half words={ENGLISH} order={order} ride={ride} numbers={numbers} />}
    persian={<Half words={PERSIAN} order={order} ride={ride} numbers={numbers} />}
    notes={
      order.item.kind === 'cip' ? (
        <>
          <strong className="strong">{m.issue_qr_title()}</strong>
          <p className="small quiet">{m.issue_qr_text()}</p>
          <p className="small">{m.transport_paper_simulated()}</p>
        </>
      ) : (
        <>
          <strong className="strong">{m.transportride_not_there()}</strong>
          <p className="small quiet">{m.transportride_not_there_text()}</p>
          <p className="small">{m.transport_paper_simulated()}</p>
        </>
      )
    }
  />
);

/** Longer than this, and the ends of a way are written smaller. */
const SHORT = 9;

type HalfProps = {
  readonly words: PaperWords;
  readonly order: TransportOrder;
  readonly ride: Ride;
  readonly numbers: readonly string[];
};

function Half({ words, order, ride, numbers }: HalfProps) {
  const { item, passengers, reference } = order;
  const [lead] = passengers;
  const isService = item.kind === 'cip';
  const { driver } = ride;
  const car = words.car(item, driver);
  const [load, seats] = [words.load(item), words.seats(item)];
  const [stops, waits] = [words.stops(item, ride), words.waits(item, ride)];
  const leaves = words.leaves(ride);
  const nameOf = (place: Ride['from']) => (words.short(place) === words.place(place) ? [] : [words.place(place)]);
  const name = item.meeting?.sign || (lead ? `${lead.firstName} ${lead.lastName}` : '');
  return (
    <>
      <PaperName kicker={words.kicker(item)} isAgain={words === PERSIAN}>
        {name}
      </PaperName>
      {isService ? null : (
        <PaperRoute
          isWords={words.short(ride.from).length > SHORT || words.short(ride.to).length > SHORT}
          from={words.short(ride.from)}
          to={words.short(ride.to)}
          icon="car"
          under={[
            [...nameOf(ride.from), words.clock(item, ride), words.day(ride.pickUpAt)],
            [],
            [...nameOf(ride.to), words.arrives(ride), words.road(ride), ...(leaves === null ? [] : [leaves])],
          ]}
        />
      )}
      <dl>
        {isService ? (
          <>
            <PaperFact isMain label={words.labels.service}>
              {words.short(ride.from)}
              <small>{words.place(ride.from)}</small>
              <small>
                {words.clock(item, ride)}, {words.day(ride.pickUpAt)}
              </small>
            </PaperFact>
            <PaperFact label={words.labels.people}>
              {passengers.map(({ firstName, lastName, leftAt }, at) =>
                leftAt === undefined ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: people have no identity but their place.
                  <small key={at}>
                    <bdi>
                      {firstName} {lastName}
                    </bdi>
                  </small>
                ) : null,
              )}
            </PaperFact>
            <PaperFact label={words.labels.included}>
              {words.parts(item)}
              {item.added.length === 0 ? null : (
                <small>
                  {words.labels.added}: {words.added(item)}
                </small>
              )}
            </PaperFact>
          </>
        ) : (
          <>
            {driver ? <PaperFact label={words.labels.driver}>{words.driver(driver)}</PaperFact> : null}
            {car === null ? null : (
              <PaperFact label={words.labels.car}>
                {car}
                {load === null ? null : <small>{load}</small>}
              </PaperFact>
            )}
            {seats === null ? null : <PaperFact label={words.labels.seats}>{seats}</PaperFact>}
            {addressesOf(item, ride).map(({ place, address }) => (
              <PaperFact key={place.en} label={words.labels.address}>
                <bdi>{address}</bdi>
                <small>{words.short(place)}</small>
              </PaperFact>
            ))}
            {stops === null ? null : <PaperFact label={words.labels.stops}>{stops}</PaperFact>}
            {waits === null ? null : <PaperFact label={words.labels.waits}>{waits}</PaperFact>}
            {item.meeting?.notes ? (
              <PaperFact label={words.labels.notes}>
                <bdi>{item.meeting.notes}</bdi>
              </PaperFact>
            ) : null}
          </>
        )}
        {ride.flight === '' ? null : <PaperCode label={words.labels.flight} code={ride.flight} />}
        <PaperFact label={words.labels.paid}>
          {words.paid(ride)}
          {isService ? null : <small>{words.nothingInTheCar}</small>}
        </PaperFact>
        <PaperFact label={words.labels.number}>
          {numbers.map((number) => (
            <div key={number}>
              <bdi className="code">{number}</bdi>
            </div>
          ))}
        </PaperFact>
        <PaperCode label={words.labels.order} code={reference} />
      </dl>
      {driver ? (
        <Row>
          <Plate plateFa={driver.plateFa} />
          {words === ENGLISH ? <span className="small quiet">{plateWords(driver.plateFa)}</span> : null}
        </Row>
      ) : null}
      {isService ? null : <PaperLine>{words.waiting(item, ride)}</PaperLine>}
    </>
  );
}
