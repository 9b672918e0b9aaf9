import { isSignInPage, isWithin, pathTo } from '#domain/core/page-paths.ts';
import { isIssued, isUnderWay, isUnfinished } from '#domain/core/status-questions.ts';
import { EMERGENCY_NUMBERS } from '#domain/country/emergency.ts';
import { m } from '#src/copy/generated/messages.js';
import { SITUATION_ID } from '#src/screens/core/facts/situation-place.ts';
import type { HelpAnswer } from '#src/screens/core/help/answer.ts';

export const answers: readonly HelpAnswer[] = [
  {
    id: 'paid',
    question: m.help_paid,
    text: m.help_paid_text,
    link: { href: pathTo.findBooking(), text: m.help_where_link },
    words: 'payment charged money twice ticket missing پرداخت',
    isFor: ({ status }) => status !== null && isUnderWay(status),
  },
  {
    id: 'mail',
    question: m.help_mail,
    text: m.help_mail_text,
    link: { href: pathTo.findBooking(), text: m.help_where_link },
    words: 'e-mail email spam tickets voucher ایمیل',
    isFor: ({ status }) => status !== null && isIssued(status),
  },
  {
    id: 'cards',
    question: m.help_cards,
    text: m.help_cards_text,
    link: { href: pathTo.post('money-and-cards'), text: m.help_cards_link },
    words: 'pay visa mastercard cash currency کارت پول',
    isFor: ({ status }) => status !== null && isUnfinished(status),
  },
  {
    id: 'code',
    question: m.help_code,
    text: m.help_code_text,
    link: { href: pathTo.forgetPassword(), text: m.help_code_link },
    words: 'password account log in رمز کد',
    isFor: ({ path }) => isSignInPage(path),
  },
  {
    id: 'where',
    question: m.help_where,
    text: m.help_where_text,
    link: { href: pathTo.findBooking(), text: m.help_where_link },
    words: 'order reference ticket voucher lost رزرو',
    isFor: ({ status }) => status === null,
  },
  {
    id: 'data',
    question: m.help_data,
    text: m.help_data_text,
    link: { href: pathTo.privacy(), text: m.help_data_link },
    words: 'privacy delete passport account gdpr حریم',
    isFor: ({ path }) => isWithin(path, pathTo.profile()),
  },
  {
    id: 'situation',
    question: m.help_situation_question,
    text: m.help_situation_text,
    link: { href: `${pathTo.help()}#${SITUATION_ID}`, text: m.help_situation_all },
    words: 'safe safety war airspace closed danger news travel advice جنگ امن',
    isFor: ({ status }) => status === null || isUnfinished(status),
  },
  {
    id: 'emergency',
    question: m.contact_faster_emergency,
    text: () => m.contact_faster_emergency_text(EMERGENCY_NUMBERS),
    link: { href: pathTo.post('emergency-numbers'), text: m.help_emergency_link },
    words: 'police ambulance fire accident اورژانس پلیس',
    isFor: ({ product }) => product === null,
  },
];
