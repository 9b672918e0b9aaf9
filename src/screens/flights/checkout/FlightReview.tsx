import { countryName } from '#domain/core/countries.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import { clockOf, dayOf, formatFullDay } from '#domain/core/time.ts';
import { cityOf } from '#domain/country/cities.ts';
import { airlineNameOf } from '#domain/flights/airlines.ts';
import type { OrderLeg } from '#domain/flights/fares.ts';
import { flightCode } from '#domain/flights/flight-code.ts';
import { m } from '#src/copy/generated/messages.js';
import type { ToldPassenger } from '#src/screens/core/booking/order.ts';
import type { ReviewSlots } from '#src/screens/core/booking/slots.ts';
import { titleWords } from '#src/screens/core/passengers/title-words.ts';
import { ReviewScreen, type ReviewScreenProps } from '#src/screens/core/review/ReviewScreen.tsx';
import { flightHold } from '#src/screens/flights/checkout/hold-slots.tsx';
import { type FlightOrder, refundPlanOf } from '#src/screens/flights/checkout/order.ts';
import { PlansChange } from '#src/screens/flights/checkout/PlansChange.tsx';
import { counterRule, refundRules } from '#src/screens/flights/checkout/rules.ts';

export type FlightReviewProps = Omit<ReviewScreenProps<FlightOrder>, 'slots'>;

export const FlightReview = (props: FlightReviewProps) => <ReviewScreen slots={SLOTS} {...props} />;

function termOf({ path }: OrderLeg, count: number): string {
  if (count === 1) return m.review_flight();
  return path === 'departing' ? m.review_way_out() : m.review_way_back();
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

type TravellerProps = { readonly passenger: FlightOrder['passengers'][number]; readonly entered: ToldPassenger | null };

/** Name as on the ticket, each part on its own line for comparison with the passport. */
function Traveller({ passenger, entered }: TravellerProps) {
  const { title, firstName, lastName, ageClass, nationality, passportMasked } = passenger;
  const name = `${titleWords(title)} ${firstName} ${lastName}`;
  const born = entered?.birthDate ? m.review_born({ day: formatFullDay(entered.birthDate) }) : null;
  const country = entered?.passportCountry;
  return (
    <>
      <strong className="strong">{name}</strong>
      {ageClass === 'adult' ? null : `, ${ageClass === 'child' ? m.review_child() : m.review_infant()}`}
      <br />
      {born
        ? `${born}, ${m.review_nationality({ country: countryName(nationality) })}`
        : m.review_nationality_alone({ country: countryName(nationality) })}
      <br />
      {m.review_passport()} <span className="code">{entered?.passportNumber ?? passportMasked}</span>
      {country ? `, ${m.review_passport_of({ country: countryName(country) })}` : null}
      {/* Reserves the line to avoid a layout shift. */}
      {entered === null || entered.passportExpiry ? (
        <>
          <br />
          {entered?.passportExpiry ? m.review_passport_until({ day: formatFullDay(entered.passportExpiry) }) : '\u00a0'}
        </>
      ) : null}
    </>
  );
}

/** The order with the refund steps of the protection. */
function protectedOrder(order: FlightOrder): FlightOrder {
  const plan = refundPlanOf(order, true);
  return {
    ...order,
    item: {
      ...order.item,
      legs: order.item.legs.map((leg, index) => ({
        ...leg,
        fare: { ...leg.fare, refundSteps: [...(plan[index]?.steps ?? leg.fare.refundSteps)] },
      })),
    },
  };
}

const SLOTS: ReviewSlots<FlightOrder> = {
  ...flightHold,
  answersOf: ({ item: { legs } }) =>
    legs.map((leg) => ({ id: leg.path, term: termOf(leg, legs.length), value: <FlightValue leg={leg} /> })),
  personTerm: (index, count) => (count === 1 ? m.review_traveller() : m.review_traveller_number({ number: index + 1 })),
  Person: Traveller,
  Plans: PlansChange,
  protectedOrder,
  rulesOf: ({ item: { legs }, serverNow }) => [
    { id: 'counter', icon: 'clock', text: counterRule(legs) },
    { id: 'name', icon: 'face', text: m.review_rule_name() },
    { id: 'refund', icon: 'refund', text: refundRules(legs, serverNow) },
  ],
  rulesHref: pathTo.flightRules(),
  review: {
    rules: m.review_rules,
    rulesLink: m.review_accept_link,
    rulesMissing: m.review_accept_missing,
    contact: m.review_contact,
    starting: m.review_starting,
    atBank: m.review_at_bank,
    exhausted: m.review_exhausted,
    blocked: m.review_blocked,
  },
};
