import { pathTo } from '#domain/core/page-paths.ts';
import { FREE_HOURS, HALF_HOURS } from '#domain/transport/back.ts';
import { m } from '#src/copy/generated/messages.js';
import { type HelpAnswer, placesOf } from '#src/screens/core/help/answer.ts';

const rules = { href: pathTo.transportRules(), text: m.transport_help_rules };
const { isHere, isBought } = placesOf('transport');

export const answers: readonly HelpAnswer[] = [
  {
    id: 'transport-missing',
    question: m.transport_help_missing,
    text: m.transportrules_missing_text,
    link: rules,
    words: 'nobody driver not there sign lost missing راننده',
    isFor: isBought,
  },
  {
    id: 'transport-late',
    question: m.transportride_late,
    text: m.transportrules_late_press,
    link: rules,
    words: 'flight late delay landing wait تاخیر',
    isFor: isHere,
  },
  {
    id: 'transport-refunds',
    question: m.transport_help_refunds,
    text: () => m.transportrules_cancel_steps({ free: FREE_HOURS, half: HALF_HOURS }),
    link: rules,
    words: 'cancel refund money back لغو',
    isFor: isHere,
  },
  {
    id: 'transport-paid',
    question: m.transport_help_paid,
    text: m.transportrules_price_paid,
    link: rules,
    words: 'tip cash taxi driver pay fare کرایه',
    isFor: isHere,
  },
];
