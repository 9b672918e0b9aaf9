import { countryName } from '#domain/core/countries.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import { formatFullDay } from '#domain/core/time.ts';
import type { RunOrder } from '#domain/transport/orders.ts';
import { stepsLeft } from '#domain/transport/runs/steps-back.ts';
import { m } from '#src/copy/generated/messages.js';
import type { ReviewSlots } from '#src/screens/core/booking/slots.ts';
import { ReviewScreen, type ReviewScreenProps } from '#src/screens/core/review/ReviewScreen.tsx';
import { PlaceList } from '#src/screens/transport/runs/checkout/PlaceList.tsx';
import { RunRefund } from '#src/screens/transport/runs/checkout/RunRefund.tsx';
import { RunTimes, runHold, runSteps } from '#src/screens/transport/runs/checkout/run-hold-slots.tsx';
import { numberWords, placeOfPersonWords, wayOf, whenOf } from '#src/screens/transport/runs/checkout/run-words.ts';
import type { Hint } from '#src/ui/Hints.tsx';
import { Stack } from '#src/ui/layout.tsx';

export const RunReview = (props: Omit<ReviewScreenProps<RunOrder>, 'slots'>) => (
  <ReviewScreen slots={slotsOf(props.order)} {...props} />
);

const answersOf: ReviewSlots<RunOrder>['answersOf'] = (order) => {
  const { item } = order;
  const [run, places] = runSteps(item);
  return [
    {
      id: 'run',
      term: run(),
      value: (
        <>
          <strong className="strong">{wayOf(item)}</strong>
          <br />
          {numberWords(item)}
          <RunTimes item={item} />
        </>
      ),
    },
    { id: 'places', term: places(), value: <PlaceList order={order} /> },
  ];
};

/** The rules that cost money, with the moments of this order. */
const rulesOf = ({ item, serverNow }: RunOrder): readonly Hint[] => [
  {
    id: 'refund',
    icon: 'refund',
    text: stepsLeft(item.stepsBack, serverNow)
      .map(({ percent, until }) => m.transportticket_rule_step({ percent, ...whenOf(until) }))
      .concat(m.transportticket_rule_nothing())
      .join(' '),
  },
  { id: 'names', icon: 'user', text: m.transportticket_rule_names(whenOf(item.correctedUntil)) },
  { id: 'board', icon: 'clock', text: m.transportticket_rule_board({ station: item.from.en }) },
];

/** The rules of what is booked: those of rides stand on the same page. */
const slotsOf = ({ item }: RunOrder): ReviewSlots<RunOrder> => ({
  ...SLOTS,
  steps: runSteps(item),
  rulesHref: `${pathTo.transportRules()}#${item.kind === 'train' ? 'trains' : 'buses'}`,
});

const SLOTS: Omit<ReviewSlots<RunOrder>, 'steps' | 'rulesHref'> = {
  ...runHold,
  answersOf,
  personTerm: (index) => m.transport_person_n({ number: index + 1 }),
  Person: ({ passenger: { firstName, lastName, nationality, passportMasked }, entered, order, index }) => (
    <>
      <strong className="strong">
        {firstName} {lastName}
      </strong>
      <br />
      {placeOfPersonWords(order.item, index)}
      <br />
      {entered?.birthDate
        ? `${m.review_born({ day: formatFullDay(entered.birthDate) })}, ${m.review_nationality({ country: countryName(nationality) })}`
        : m.review_nationality_alone({ country: countryName(nationality) })}
      <br />
      {m.review_passport()} <span className="code">{entered?.passportNumber ?? passportMasked}</span>
    </>
  ),
  Plans: ({ order }) => (
    <Stack as="section" gap={4}>
      <h2 className="strong">{m.transportplace_back_title()}</h2>
      <RunRefund order={order} />
    </Stack>
  ),
  protectedOrder: (order) => order,
  rulesOf,
  review: {
    rules: m.transport_review_rules,
    rulesLink: m.transport_review_rules_link,
    rulesMissing: m.problems_field_rules,
    contact: m.transportticket_review_contact,
    starting: m.transportticket_review_starting,
    atBank: m.transportticket_review_at_bank,
    exhausted: m.transport_review_exhausted,
    blocked: m.transport_review_blocked,
  },
};
