import { FREE_DAYS } from '#domain/card/quote.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import { m } from '#src/copy/generated/messages.js';
import { boughtWords, type CardOrder, cardHold } from '#src/screens/card/checkout/hold-slots.tsx';
import type { ReviewSlots } from '#src/screens/core/booking/slots.ts';
import { ReviewScreen, type ReviewScreenProps } from '#src/screens/core/review/ReviewScreen.tsx';

export const CardReview = (props: Omit<ReviewScreenProps<CardOrder>, 'slots'>) => (
  <ReviewScreen slots={SLOTS} {...props} />
);

const SLOTS: ReviewSlots<CardOrder> = {
  ...cardHold,
  answersOf: (order) => [{ id: 'bought', term: m.card_bought(), value: boughtWords(order) }],
  personTerm: (index) => m.card_person_n({ number: index + 1 }),
  Person: ({ passenger: { firstName, lastName } }) => (
    <strong className="strong">
      {firstName} {lastName}
    </strong>
  ),
  Plans: null,
  protectedOrder: (order) => order,
  // TODO: its own rules, and their page.
  rulesOf: () => [{ id: 'refund', icon: 'refund', text: m.card_rule_refund({ days: FREE_DAYS }) }],
  rulesHref: pathTo.terms(),
  review: {
    rules: m.card_review_rules,
    rulesLink: m.card_review_rules_link,
    rulesMissing: m.problems_field_rules,
    contact: m.card_review_contact,
    starting: m.card_review_starting,
    atBank: m.card_review_at_bank,
    exhausted: m.card_review_exhausted,
    blocked: m.card_review_blocked,
  },
};
