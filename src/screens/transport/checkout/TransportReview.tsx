import { pathTo } from '#domain/core/page-paths.ts';
import { FREE_HOURS, HALF_HOURS } from '#domain/transport/back.ts';
import { m } from '#src/copy/generated/messages.js';
import type { ReviewSlots } from '#src/screens/core/booking/slots.ts';
import { ReviewScreen, type ReviewScreenProps } from '#src/screens/core/review/ReviewScreen.tsx';
import { boughtWords, type TransportOrder, transportHold } from '#src/screens/transport/checkout/hold-slots.tsx';

export const TransportReview = (props: Omit<ReviewScreenProps<TransportOrder>, 'slots'>) => (
  <ReviewScreen slots={SLOTS} {...props} />
);

const SLOTS: ReviewSlots<TransportOrder> = {
  ...transportHold,
  answersOf: (order) => [{ id: 'bought', term: m.transport_bought(), value: boughtWords(order) }],
  personTerm: (index) => m.transport_person_n({ number: index + 1 }),
  Person: ({ passenger: { firstName, lastName } }) => (
    <strong className="strong">
      {firstName} {lastName}
    </strong>
  ),
  Plans: null,
  protectedOrder: (order) => order,
  // TODO: its own rules, and their page.
  rulesOf: () => [
    { id: 'refund', icon: 'refund', text: m.transport_rule_refund({ free: FREE_HOURS, half: HALF_HOURS }) },
  ],
  rulesHref: pathTo.terms(),
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
