import { pathTo } from '#domain/core/page-paths.ts';
import { FREE_DAYS } from '#domain/insurance/quote.ts';
import { m } from '#src/copy/generated/messages.js';
import type { ReviewSlots } from '#src/screens/core/booking/slots.ts';
import { ReviewScreen, type ReviewScreenProps } from '#src/screens/core/review/ReviewScreen.tsx';
import { boughtWords, type InsuranceOrder, insuranceHold } from '#src/screens/insurance/checkout/hold-slots.tsx';

export const InsuranceReview = (props: Omit<ReviewScreenProps<InsuranceOrder>, 'slots'>) => (
  <ReviewScreen slots={SLOTS} {...props} />
);

const SLOTS: ReviewSlots<InsuranceOrder> = {
  ...insuranceHold,
  answersOf: (order) => [{ id: 'bought', term: m.insurance_bought(), value: boughtWords(order) }],
  personTerm: (index) => m.insurance_person_n({ number: index + 1 }),
  Person: ({ passenger: { firstName, lastName } }) => (
    <strong className="strong">
      {firstName} {lastName}
    </strong>
  ),
  Plans: null,
  protectedOrder: (order) => order,
  // TODO: its own rules, and their page.
  rulesOf: () => [{ id: 'refund', icon: 'refund', text: m.insurance_rule_refund({ days: FREE_DAYS }) }],
  rulesHref: pathTo.terms(),
  review: {
    rules: m.insurance_review_rules,
    rulesLink: m.insurance_review_rules_link,
    rulesMissing: m.problems_field_rules,
    contact: m.insurance_review_contact,
    starting: m.insurance_review_starting,
    atBank: m.insurance_review_at_bank,
    exhausted: m.insurance_review_exhausted,
    blocked: m.insurance_review_blocked,
  },
};
