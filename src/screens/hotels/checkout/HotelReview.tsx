import { pathTo } from '#domain/core/page-paths.ts';
import { m } from '#src/copy/generated/messages.js';
import type { ReviewSlots } from '#src/screens/core/booking/slots.ts';
import { ReviewScreen, type ReviewScreenProps } from '#src/screens/core/review/ReviewScreen.tsx';
import { arrivalWords } from '#src/screens/hotels/checkout/arrival-words.ts';
import { type HotelOrder, hotelHold, roomLines, stayWords } from '#src/screens/hotels/checkout/hold-slots.tsx';
import { PlansChange } from '#src/screens/hotels/checkout/PlansChange.tsx';
import { deskWords, splitWords } from '#src/screens/hotels/desk-words.ts';
import { stayRefundLines } from '#src/screens/hotels/refund-words.ts';

export const HotelReview = (props: Omit<ReviewScreenProps<HotelOrder>, 'slots'>) => (
  <ReviewScreen slots={SLOTS} {...props} />
);

const SLOTS: ReviewSlots<HotelOrder> = {
  ...hotelHold,
  answersOf: ({ item, total }) => [
    { id: 'stay', term: m.hotels_review_stay(), value: `${item.name.en}, ${stayWords(item)}` },
    { id: 'rooms', term: m.hotels_review_rooms(), value: roomLines(item).join(' · ') },
    ...splitWords({ item, total }).map((value) => ({ id: 'price', term: m.hotels_review_price(), value })),
    ...[arrivalWords(item)].flatMap((value) =>
      value === null ? [] : [{ id: 'arrival', term: m.hotels_review_arrival(), value, step: 'passengers' as const }],
    ),
    ...(item.wishes
      ? [{ id: 'wishes', term: m.hotels_review_wishes(), value: item.wishes, step: 'passengers' as const }]
      : []),
  ],
  personTerm: (index) => m.hotels_guest_n({ number: index + 1 }),
  Person: ({ passenger: { firstName, lastName } }) => (
    <strong className="strong">
      {firstName} {lastName}
    </strong>
  ),
  Plans: PlansChange,
  protectedOrder: (order) => order,
  rulesOf: (order) => [
    ...stayRefundLines(order.item, order.serverNow).map((text) => ({ id: text, icon: 'refund' as const, text })),
    { id: 'passport', icon: 'stamp', text: m.hotels_review_rule_passport() },
    { id: 'keeps', icon: 'clock', text: m.hotels_review_rule_keeps({ time: order.item.rules.keepsUntil }) },
    ...deskWords(order).map((text) => ({ id: text, icon: 'wallet' as const, text })),
  ],
  rulesHref: pathTo.hotelRules(),
  review: {
    rules: m.hotels_review_rules,
    rulesLink: m.hotels_review_rules_link,
    rulesMissing: m.problems_field_rules,
    contact: m.hotels_review_contact,
    starting: m.hotels_review_starting,
    atBank: m.hotels_review_at_bank,
    exhausted: m.hotels_review_exhausted,
    blocked: m.hotels_review_blocked,
  },
};
