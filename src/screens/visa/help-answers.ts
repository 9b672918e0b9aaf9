import { pathTo } from '#domain/core/page-paths.ts';
import { m } from '#src/copy/generated/messages.js';
import { type HelpAnswer, placesOf } from '#src/screens/core/help/answer.ts';

const rules = { href: pathTo.visaRules(), text: m.help_visa_rules };
const { isHere } = placesOf('visa');

export const answers: readonly HelpAnswer[] = [
  {
    id: 'visa-wrong',
    question: m.help_visa_wrong,
    text: m.visarules_answers_asked,
    link: { href: pathTo.contact(), text: m.help_contact },
    words: 'mistake correct answer typed field',
    isFor: isHere,
  },
  {
    id: 'visa-days',
    question: m.help_visa_days,
    text: m.visarules_time_days,
    link: rules,
    words: 'long urgent working days wait time ویزا',
    isFor: isHere,
  },
  {
    id: 'visa-refused',
    question: m.help_visa_refused,
    text: m.help_visa_refused_text,
    link: rules,
    words: 'refund money back ministry no',
    isFor: isHere,
  },
  {
    id: 'visa-desk',
    question: m.help_visa_desk,
    text: m.visarules_money_stamp,
    link: { href: pathTo.post('visa-on-arrival'), text: m.help_visa_desk_link },
    words: 'fee stamp price airport pay consulate',
    isFor: isHere,
  },
  {
    id: 'visa-passport',
    question: m.help_visa_data,
    text: m.visarules_data_kept,
    link: rules,
    words: 'pictures photo encrypted delete private',
    isFor: isHere,
  },
];
