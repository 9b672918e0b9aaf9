import { pathTo } from '#domain/core/page-paths.ts';
import { m } from '#src/copy/generated/messages.js';
import type { ReviewSlots } from '#src/screens/core/booking/slots.ts';
import { ReviewScreen, type ReviewScreenProps } from '#src/screens/core/review/ReviewScreen.tsx';
import { type TourOrder, tourHold } from '#src/screens/tours/checkout/hold-slots.tsx';
import { roomWords, wayWords } from '#src/screens/tours/checkout/order-words.ts';
import { reviewRules } from '#src/screens/tours/checkout/review-rules.ts';
import { TourPlans } from '#src/screens/tours/checkout/TourPlans.tsx';
import { TravellerAnswer } from '#src/screens/tours/checkout/TravellerAnswer.tsx';
import { tourDays } from '#src/screens/tours/tour-days.ts';

export const TourReview = (props: Omit<ReviewScreenProps<TourOrder>, 'slots'>) => (
  <ReviewScreen slots={slotsOf(props.order)} {...props} />
);

const TYPED = { step: 'passengers' } as const;

const joined = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(', ');

/** Whom we call, and who reads what was told for the guide. */
const Emergency = ({ emergency }: Pick<NonNullable<TourOrder['item']['needs']>, 'emergency'>) => (
  <>
    {emergency === null
      ? m.tours_review_open()
      : joined([
          emergency.name,
          emergency.who,
          emergency.phone,
          emergency.speaks && m.tours_review_speaks({ language: emergency.speaks }),
        ])}
    <br />
    <span className="small quiet">{m.tours_review_readers()}</span>
  </>
);

/** Each tour prints its own rules. */
const slotsOf = ({ item }: TourOrder): ReviewSlots<TourOrder> => ({
  ...SLOTS,
  rulesHref: pathTo.tour(item.tour, item.departure ? { departure: item.departure } : {}, 'rules'),
});

const SLOTS: Omit<ReviewSlots<TourOrder>, 'rulesHref'> = {
  ...tourHold,
  answersOf: ({ item }) => {
    const rooms = roomWords(item);
    const { needs } = item;
    const lands = needs ? joined([needs.arrival.flight, needs.arrival.time]) : '';
    return [
      { id: 'tour', term: m.tours_review_tour(), value: `${item.title}, ${tourDays(item)}. ${wayWords(item)}` },
      ...(rooms === null ? [] : [{ id: 'rooms', term: m.tours_review_rooms(), value: rooms }]),
      ...(item.kind === 'journey' && needs
        ? [{ id: 'arrival', term: m.tours_review_arrival(), value: lands || m.tours_review_open(), ...TYPED }]
        : []),
      ...(item.fetches && needs
        ? [{ id: 'hotel', term: m.tours_review_hotel(), value: needs.hotel || m.tours_review_open(), ...TYPED }]
        : []),
      ...(needs
        ? [{ id: 'emergency', term: m.tours_review_emergency(), value: <Emergency {...needs} />, ...TYPED }]
        : []),
    ];
  },
  personTerm: (index) => m.tours_traveller_n({ number: index + 1 }),
  Person: TravellerAnswer,
  Plans: TourPlans,
  protectedOrder: (order) => order,
  rulesOf: reviewRules,
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
