import { pathTo } from '#domain/core/page-paths.ts';
import { m } from '#src/copy/generated/messages.js';
import { type HelpAnswer, placesOf } from '#src/screens/core/help/answer.ts';

const rules = (part?: 'count' | 'refunds') => ({ href: pathTo.hotelRules({}, part), text: m.help_hotel_rules });
const { isHere, isChosen, isBought } = placesOf('hotels');

export const answers: readonly HelpAnswer[] = [
  {
    id: 'hotel-late',
    question: m.help_late,
    text: m.hotels_rules_times_late,
    link: rules(),
    words: 'arrive night evening check-in no show',
    isFor: isBought,
  },
  {
    id: 'hotel-times',
    question: m.help_times,
    text: m.hotels_rules_times_text,
    link: rules(),
    words: 'check-in check-out hour early room ready ساعت',
    isFor: isHere,
  },
  {
    id: 'hotel-refunds',
    question: m.help_stay_refunds,
    text: m.hotels_rules_refunds_where,
    link: rules('refunds'),
    words: 'refund money back free cancellation لغو',
    isFor: isHere,
  },
  {
    id: 'hotel-desk',
    question: m.help_desk,
    text: m.hotels_rules_payment_desk,
    link: rules(),
    words: 'city tax cash pay at the hotel',
    isFor: isHere,
  },
  {
    id: 'hotel-count',
    question: m.help_count,
    text: m.hotels_rules_count_text,
    link: rules('count'),
    words: 'rooms left number hurry available',
    isFor: isChosen,
  },
  {
    id: 'hotel-passport',
    question: m.help_passport,
    text: m.hotels_rules_desk_text,
    link: { href: pathTo.post('what-hotels-ask'), text: m.help_passport_link },
    words: 'couple marriage certificate guest desk گذرنامه',
    isFor: isHere,
  },
];
