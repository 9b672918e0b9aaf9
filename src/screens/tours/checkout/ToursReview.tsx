import { pathTo } from '#domain/core/page-paths.ts';
import { FREE_DAYS } from '#domain/tours/quote.ts';
import { m } from '#src/copy/generated/messages.js';
import type { ReviewSlots } from '#src/screens/core/booking/slots.ts';
import { ReviewScreen, type ReviewScreenProps } from '#src/screens/core/review/ReviewScreen.tsx';
import { boughtWords, type ToursOrder, toursHold } from '#src/screens/tours/checkout/hold-slots.tsx';

export const ToursReview = (props: Omit<ReviewScreenProps<ToursOrder>, 'slots'>) => (
  <ReviewScreen slots={SLOTS} {...props} />
);

const SLOTS: ReviewSlots<ToursOrder> = {
  ...toursHold,
  answersOf: (order) => [{ id: 'bought', term: m.tours_bought(), value: boughtWords(order) }],
  personTerm: (index) => m.tours_person_n({ number: index + 1 }),
  Person: ({ passenger: { firstName, lastName } }) => (
    <strong className="strong">
      {firstName} {lastName}
    </strong>
  ),
  Plans: null,
  protectedOrder: (order) => order,
  // TODO: its own rules, and their page.
  rulesOf: () => [{ id: 'refund', icon: 'refund', text: m.tours_rule_refund({ days: FREE_DAYS }) }],
  rulesHref: pathTo.terms(),
  review: {
    rules: m.tours_review_rules,
    rulesLink: m.tours_review_rules_link,
    rulesMissing: m.problems_field_rules,
    contact: m.tours_review_contact,
    starting: m.tours_review_starting,
    atBank: m.tours_review_at_bank,
    exhausted: m.tours_review_exhausted,
    blocked: m.tours_review_blocked,
  },
};
