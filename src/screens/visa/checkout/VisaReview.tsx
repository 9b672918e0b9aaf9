import { pathTo } from '#domain/core/page-paths.ts';
import { formatFullDay } from '#domain/core/time.ts';
import { VISA_REFUSED_PERCENT } from '#domain/visa/visa-fees.ts';
import { m } from '#src/copy/generated/messages.js';
import type { ReviewSlots } from '#src/screens/core/booking/slots.ts';
import { ReviewScreen, type ReviewScreenProps } from '#src/screens/core/review/ReviewScreen.tsx';
import { passportWords, tripWords, type VisaOrder, visaHold } from '#src/screens/visa/checkout/hold-slots.tsx';
import { speedWord } from '#src/screens/visa/request/Speed.tsx';
import type { Answer } from '#src/ui/Answers.tsx';

/** Answers, our fee, what is not included, and payment. */
export const VisaReview = (props: Omit<ReviewScreenProps<VisaOrder>, 'slots'>) => (
  <ReviewScreen slots={SLOTS} {...props} />
);

/** The promised date, which an order knows only once paid. `promisedIfPaid`: YYYY-MM-DD; null if unknown. */
export const promiseAnswer = (promisedIfPaid: string | null): readonly Omit<Answer, 'change'>[] =>
  promisedIfPaid === null
    ? []
    : [
        {
          id: 'promise',
          term: m.visarequest_review_promise(),
          value: m.visarequest_review_promise_text({ day: formatFullDay(promisedIfPaid) }),
        },
      ];

const SLOTS: ReviewSlots<VisaOrder> = {
  ...visaHold,
  answersOf: ({ item }) => [
    { id: 'trip', term: m.visarequest_review_trip(), value: tripWords(item) },
    { id: 'people', term: m.visarequest_review_people(), value: passportWords(item) },
    { id: 'speed', term: m.visarequest_review_speed(), value: speedWord(item.processing) },
  ],
  personTerm: (index) => m.visarequest_person_n({ number: index + 1 }),
  Person: ({ passenger: { firstName, lastName }, entered }) => (
    <>
      <strong className="strong">
        {firstName} {lastName}
      </strong>
      {entered ? (
        <>
          <br />
          {m.review_passport()} <span className="code">{entered.passportNumber}</span>
        </>
      ) : null}
      {entered?.birthDate ? (
        <>
          <br />
          {m.review_born({ day: formatFullDay(entered.birthDate) })}
        </>
      ) : null}
      {entered?.passportExpiry ? (
        <>
          <br />
          {m.review_passport_until({ day: formatFullDay(entered.passportExpiry) })}
        </>
      ) : null}
    </>
  ),
  Plans: null,
  protectedOrder: (order) => order,
  rulesOf: () => [
    { id: 'service', icon: 'wallet', text: m.visarequest_rule_service() },
    { id: 'refused', icon: 'refund', text: m.visarequest_rule_refused({ percent: VISA_REFUSED_PERCENT }) },
    { id: 'decides', icon: 'stamp', text: m.visarequest_rule_decides() },
  ],
  rulesHref: pathTo.visaRules(),
  review: {
    rules: m.visarequest_review_rules,
    rulesLink: m.visarequest_review_rules_link,
    rulesMissing: m.visarequest_review_rules_missing,
    contact: m.visarequest_review_contact,
    starting: m.visarequest_review_starting,
    atBank: m.visarequest_review_at_bank,
    exhausted: m.visarequest_review_exhausted,
    blocked: m.visarequest_review_blocked,
  },
};
