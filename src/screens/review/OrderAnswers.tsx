import { airlineNameOf } from '#domain/airlines.ts';
import { cityOf } from '#domain/cities.ts';
import { countryName } from '#domain/countries.ts';
import type { OrderLeg } from '#domain/fares.ts';
import { flightCode } from '#domain/flight-code.ts';
import { clockOf, dayOf, formatFullDay } from '#domain/time.ts';
import type { CheckoutEvent } from '#machines/order-checkout/types.ts';
import { m } from '#src/copy/generated/messages.js';
import type { Order, ToldPassenger } from '#src/screens/booking/order.ts';
import { type Answer, Answers } from '#src/ui/Answers.tsx';
import { Button } from '#src/ui/Button.tsx';

export type OrderAnswersProps = {
  readonly order: Order;
  readonly told: readonly ToldPassenger[] | null;
  readonly send: (event: CheckoutEvent) => void;
};

/** Check your answers: what was told, and the way back to each question. */
export function OrderAnswers({ order, told, send }: OrderAnswersProps) {
  const change = (step: 'results' | 'passengers', term: string) => (
    <Button kind="link" onClick={() => send({ type: 'step.visit', step })}>
      {m.review_change()}
      <span className="vh"> {term}</span>
    </Button>
  );
  const flights = order.item.legs.map((leg): Answer => {
    const term =
      order.item.legs.length === 1
        ? m.review_flight()
        : leg.path === 'departing'
          ? m.review_way_out()
          : m.review_way_back();
    return { id: leg.path, term, value: <FlightValue leg={leg} />, change: change('results', term) };
  });
  return (
    <Answers
      answers={[
        ...flights,
        ...order.passengers.map((passenger, index): Answer => {
          const term =
            order.passengers.length === 1 ? m.review_traveller() : m.review_traveller_number({ number: index + 1 });
          return {
            id: `traveller-${index}`,
            term,
            value: <TravellerValue passenger={passenger} told={told?.[index] ?? null} />,
            change: change('passengers', term),
          };
        }),
        {
          id: 'contact',
          term: m.review_contact(),
          value: (
            <>
              {order.contact?.email}
              <br />
              {order.contact?.phone}
            </>
          ),
          change: change('passengers', m.review_contact()),
        },
      ]}
    />
  );
}

function FlightValue({ leg: { flight, fare } }: { readonly leg: OrderLeg }) {
  return (
    <>
      {m.review_flight_value({
        from: cityOf(flight.origin),
        origin: flight.origin,
        to: cityOf(flight.destination),
        destination: flight.destination,
        day: formatFullDay(dayOf(flight.departsAt)),
        departs: clockOf(flight.departsAt),
        arrives: clockOf(flight.arrivesAt),
      })}
      <br />
      <span className="quiet">
        {m.review_flight_detail({
          airline: airlineNameOf(flight.airline)?.en ?? flight.airlineName,
          number: flightCode(flight),
          kind: fare.kind === 'charter' ? m.review_charter() : m.review_systemic(),
        })}
      </span>
    </>
  );
}

type TravellerProps = { readonly passenger: Order['passengers'][number]; readonly told: ToldPassenger | null };

/** As it will stand on the ticket, each on a line of its own to be compared with the passport. */
function TravellerValue({ passenger, told }: TravellerProps) {
  const { title, firstName, lastName, ageClass, nationality, passportMasked } = passenger;
  const name = `${title === 'MR' ? m.review_mr() : m.review_ms()} ${firstName} ${lastName}`;
  const born = told?.birthDate ? m.review_born({ day: formatFullDay(told.birthDate) }) : null;
  const country = told?.passportCountry;
  return (
    <>
      <strong className="strong">{name}</strong>
      {ageClass === 'adult' ? null : `, ${ageClass === 'child' ? m.review_child() : m.review_infant()}`}
      <br />
      {born
        ? `${born}, ${m.review_nationality({ country: countryName(nationality) })}`
        : m.review_nationality_alone({ country: countryName(nationality) })}
      <br />
      {m.review_passport()} <span className="code">{told?.passportNumber ?? passportMasked}</span>
      {country ? `, ${m.review_passport_of({ country: countryName(country) })}` : null}
      {/* Its line is kept free: what comes later moves nothing. */}
      {told === null || told.passportExpiry ? (
        <>
          <br />
          {told?.passportExpiry ? m.review_passport_until({ day: formatFullDay(told.passportExpiry) }) : '\u00a0'}
        </>
      ) : null}
    </>
  );
}
