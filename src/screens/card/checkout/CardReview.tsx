import { CARD_PRICE } from '#domain/card/limits.ts';
import { countryName } from '#domain/core/countries.ts';
import { formatMoney } from '#domain/core/money.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import { formatFullDay } from '#domain/core/time.ts';
import { m } from '#src/copy/generated/messages.js';
import { type CardOrder, cardHold, kindWords, loadWords } from '#src/screens/card/checkout/hold-slots.tsx';
import { placeWords } from '#src/screens/card/delivery-words.ts';
import type { ReviewSlots } from '#src/screens/core/booking/slots.ts';
import { ReviewScreen, type ReviewScreenProps } from '#src/screens/core/review/ReviewScreen.tsx';

export type CardReviewProps = Omit<ReviewScreenProps<CardOrder>, 'slots'>;

export const CardReview = (props: CardReviewProps) => <ReviewScreen slots={SLOTS} {...props} />;

function rulesOf({ item: { kind, load } }: CardOrder) {
  return [
    ...(load
      ? [
          { id: 'rate', icon: 'refresh', text: m.card_rule_rate({ day: formatFullDay(load.on) }) } as const,
          { id: 'fee', icon: 'wallet', text: m.card_rule_fee({ fee: formatMoney(load.fee) }) } as const,
        ]
      : []),
    ...(kind === 'new'
      ? [
          { id: 'refund', icon: 'refund', text: m.card_rule_refund({ price: formatMoney(CARD_PRICE) }) } as const,
          { id: 'codes', icon: 'mail', text: m.card_rule_codes() } as const,
        ]
      : []),
    { id: 'simulated', icon: 'info', text: m.card_simulated() } as const,
  ];
}

const SLOTS: ReviewSlots<CardOrder> = {
  ...cardHold,
  answersOf: (order) => {
    const { arrival, delivery, promise, load } = order.item;
    return [
      { id: 'kind', term: m.card_bought(), value: kindWords(order) },
      ...(load ? [{ id: 'load', term: m.card_result(), value: loadWords(order) }] : []),
      ...(arrival ? [{ id: 'arrival', term: m.card_arrival(), value: formatFullDay(arrival) }] : []),
      ...(delivery ? [{ id: 'delivery', term: m.card_delivery(), value: placeWords(delivery) }] : []),
      ...(promise ? [{ id: 'by', term: m.card_promised(), value: formatFullDay(promise.thereBy) }] : []),
    ];
  },
  personTerm: () => m.card_holder(),
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
  rulesOf,
  rulesHref: pathTo.cardRules(),
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
