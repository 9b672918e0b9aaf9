import { countryName } from '#domain/core/countries.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import { formatFullDay } from '#domain/core/time.ts';
import { goingRides } from '#domain/transport/ride-now.ts';
import { m } from '#src/copy/generated/messages.js';
import type { ReviewSlots } from '#src/screens/core/booking/slots.ts';
import { ReviewScreen, type ReviewScreenProps } from '#src/screens/core/review/ReviewScreen.tsx';
import { partyWords, type TransportOrder, transportHold } from '#src/screens/transport/checkout/hold-slots.tsx';
import { reviewRules } from '#src/screens/transport/checkout/review-rules.ts';
import { RefundPlans } from '#src/screens/transport/RefundPlans.tsx';
import { backLabel, bookedWords, persianDayWords, wayWords } from '#src/screens/transport/ride-words.ts';
import { Stack } from '#src/ui/layout.tsx';

export const TransportReview = (props: Omit<ReviewScreenProps<TransportOrder>, 'slots'>) => (
  <ReviewScreen slots={SLOTS} {...props} />
);

const answersOf: ReviewSlots<TransportOrder>['answersOf'] = ({ item }) => {
  const { meeting } = item;
  const rides = goingRides(item);
  const stays = meeting === null ? [] : [meeting.hotel, meeting.room && m.transportride_room_n({ room: meeting.room })];
  return [
    ...rides.map((ride, index) => ({
      id: `ride-${index}`,
      term: rides.length === 1 ? rideTerm(item.kind) : index === 0 ? m.transportride_there() : m.transportride_back(),
      value: (
        <>
          <strong className="strong">{wayWords(item, ride)}</strong>
          <br />
          {bookedWords(item, ride)}
          {ride.flight === '' ? null : `, ${ride.flight}`}
          <br />
          <span className="small quiet">{persianDayWords(ride)}</span>
        </>
      ),
    })),
    {
      id: 'party',
      term: item.kind === 'cip' ? m.transportride_service() : m.transportride_car(),
      value: partyWords(item),
    },
    ...(meeting === null
      ? []
      : [
          { id: 'sign', term: m.transportride_sign(), value: <bdi>{meeting.sign}</bdi>, step: 'passengers' as const },
          {
            id: 'stays',
            term: m.transportride_stays(),
            value: <bdi>{stays.filter(Boolean).join(', ') || m.transportride_open()}</bdi>,
            step: 'passengers' as const,
          },
          ...told(item, meeting),
        ]),
  ];
};

/** What need not be told, where it is. */
const told = (item: TransportOrder['item'], { hotelBack, stopsAt, notes }: NonNullable<typeof item.meeting>) =>
  [
    { id: 'hotelBack', term: backLabel(item), text: hotelBack },
    { id: 'stopsAt', term: m.transportride_stops_at(), text: stopsAt },
    { id: 'notes', term: m.transportride_notes(), text: notes },
  ]
    .filter(({ text }) => text !== '')
    .map(({ id, term, text }) => ({ id, term, value: <bdi>{text}</bdi>, step: 'passengers' as const }));

const rideTerm = (kind: TransportOrder['item']['kind']): string => {
  if (kind === 'cip') return m.transportride_flight();
  return kind === 'car' ? m.transportride_drive() : m.transportride_transfer();
};

const SLOTS: ReviewSlots<TransportOrder> = {
  ...transportHold,
  answersOf,
  personTerm: (index, count) => (count === 1 ? m.transportride_lead() : m.transport_person_n({ number: index + 1 })),
  Person: ({ passenger: { firstName, lastName, nationality, passportMasked }, entered }) => (
    <>
      <strong className="strong">
        {firstName} {lastName}
      </strong>
      {nationality === '' ? null : (
        <>
          <br />
          {entered?.birthDate
            ? `${m.review_born({ day: formatFullDay(entered.birthDate) })}, ${m.review_nationality({ country: countryName(nationality) })}`
            : m.review_nationality_alone({ country: countryName(nationality) })}
          <br />
          {m.review_passport()} <span className="code">{entered?.passportNumber ?? passportMasked}</span>
        </>
      )}
    </>
  ),
  Plans: ({ order }) => (
    <Stack as="section" gap={4}>
      <h2 className="strong">{m.review_plans()}</h2>
      <RefundPlans order={order} />
      {order.item.kind === 'cip' ? null : <p className="small quiet">{m.transportride_nobody_comes()}</p>}
    </Stack>
  ),
  protectedOrder: (order) => order,
  rulesOf: reviewRules,
  rulesHref: pathTo.transportRules(),
  review: {
    rules: m.transport_review_rules,
    rulesLink: m.transport_review_rules_link,
    rulesMissing: m.problems_field_rules,
    contact: m.transport_review_contact,
    starting: m.transport_review_starting,
    atBank: m.transport_review_at_bank,
    exhausted: m.transport_review_exhausted,
    blocked: m.transport_review_blocked,
  },
};
