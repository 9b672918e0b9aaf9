import { countryName } from '#domain/core/countries.ts';
import { euro, formatRoundMoney } from '#domain/core/money.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import { formatFullDay } from '#domain/core/time.ts';
import type { TripOrder } from '#domain/country/trip.ts';
import { PLANS } from '#domain/insurance/plans.ts';
import { m } from '#src/copy/generated/messages.js';
import type { ReviewSlots } from '#src/screens/core/booking/slots.ts';
import { ReviewScreen, type ReviewScreenProps } from '#src/screens/core/review/ReviewScreen.tsx';
import { atMoment, insuranceHold } from '#src/screens/insurance/checkout/hold-slots.tsx';
import { reviewRules, twiceRules } from '#src/screens/insurance/checkout/review-rules.tsx';
import { type InsuranceOrder, planWords, spanWords } from '#src/screens/insurance/insurance-words.ts';

export type InsuranceReviewProps = Omit<ReviewScreenProps<InsuranceOrder>, 'slots'> & {
  /** Other policies of this visitor over the same days. */
  readonly others: readonly TripOrder[];
};

export function InsuranceReview({ others, ...props }: InsuranceReviewProps) {
  const slots = atMoment(SLOTS, props.order, props.clock.now());
  const rulesOf = (order: InsuranceOrder) => [...twiceRules(order, others), ...slots.rulesOf(order)];
  return <ReviewScreen slots={{ ...slots, rulesOf }} {...props} />;
}

const coverText = (plan: InsuranceOrder['item']['plan']): string => {
  const { medicalLimit, deductible } = PLANS[plan];
  const limit = formatRoundMoney(euro(medicalLimit));
  return deductible > 0
    ? m.insurance_review_cover({ limit, amount: formatRoundMoney(euro(deductible)) })
    : m.insurance_review_cover_whole({ limit });
};

const SLOTS: ReviewSlots<InsuranceOrder> = {
  ...insuranceHold,
  answersOf: ({ item }) => [
    { id: 'days', term: m.insurance_review_days(), value: spanWords(item.firstDay, item.lastDay) },
    { id: 'plan', term: m.insurance_review_plan(), value: planWords(item) },
    { id: 'cover', term: m.insurance_review_pays(), value: coverText(item.plan) },
  ],
  personTerm: (index) => m.insurance_person_n({ number: index + 1 }),
  Person: ({ passenger: { firstName, lastName, nationality, passportMasked }, entered }) => (
    <>
      <strong className="strong">
        {firstName} {lastName}
      </strong>
      <br />
      {entered?.birthDate
        ? `${m.review_born({ day: formatFullDay(entered.birthDate) })}, ${m.review_nationality({ country: countryName(nationality) })}`
        : m.review_nationality_alone({ country: countryName(nationality) })}
      <br />
      {m.review_passport()} <span className="code">{entered?.passportNumber ?? passportMasked}</span>
    </>
  ),
  Plans: null,
  protectedOrder: (order) => order,
  rulesOf: reviewRules,
  rulesHref: pathTo.insuranceRules(),
  review: {
    rules: m.review_rules,
    rulesLink: m.insurance_review_rules_link,
    rulesMissing: m.problems_field_rules,
    contact: m.insurance_review_contact,
    starting: m.insurance_review_starting,
    atBank: m.insurance_review_at_bank,
    exhausted: m.insurance_review_exhausted,
    blocked: m.insurance_review_blocked,
  },
};
