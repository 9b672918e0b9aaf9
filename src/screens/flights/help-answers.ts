import { pathTo } from '#domain/core/page-paths.ts';
import { FLIGHT_HOLD_SECONDS } from '#domain/flights/flight-limits.ts';
import { m } from '#src/copy/generated/messages.js';
import { type HelpAnswer, placesOf } from '#src/screens/core/help/answer.ts';

const rules = (part?: 'holds' | 'fares' | 'refunds') => ({
  href: pathTo.flightRules({}, part),
  text: m.site_rules_link,
});
const { isHere, isChosen, isBought } = placesOf('flights');

export const answers: readonly HelpAnswer[] = [
  {
    id: 'flight-airport',
    question: m.help_airport,
    text: m.site_rules_airport_text,
    link: { href: pathTo.post('tehran-airports'), text: m.help_airport_link },
    words: 'terminal check-in counter time mehrabad imam khomeini THR IKA فرودگاه',
    isFor: isBought,
  },
  {
    id: 'flight-names',
    question: m.help_names,
    text: m.site_rules_names_text,
    link: { href: pathTo.contact(), text: m.help_contact },
    words: 'spelling mistake wrong letter passport correct نام',
    isFor: isHere,
  },
  {
    id: 'flight-refunds',
    question: m.help_refunds,
    text: m.site_rules_refunds_text,
    link: rules('refunds'),
    words: 'cancel refund money back penalty استرداد',
    isFor: isHere,
  },
  {
    id: 'flight-bags',
    question: m.help_bags,
    text: m.site_rules_bags_text,
    link: rules(),
    words: 'luggage baggage suitcase kg weight بار چمدان',
    isFor: isHere,
  },
  {
    id: 'flight-held',
    question: m.help_held,
    text: () => m.help_held_text({ minutes: FLIGHT_HOLD_SECONDS / 60 }),
    link: { href: pathTo.flightRules({}, 'holds'), text: m.help_held_link },
    words: 'hold seat time clock expired minutes',
    isFor: isChosen,
  },
  {
    id: 'flight-charter',
    question: m.help_charter,
    text: m.help_charter_text,
    link: { href: pathTo.flightRules({}, 'fares'), text: m.help_charter_link },
    words: 'systemic fare agency price چارتر',
    isFor: isChosen,
  },
];
