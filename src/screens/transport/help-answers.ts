import { FREE_LETTERS } from '#domain/core/name-correction.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import { FREE_HOURS, HALF_HOURS } from '#domain/transport/back.ts';
import { CORRECTED_UNTIL_HOURS } from '#domain/transport/runs/correcting.ts';
import { ALL_BACK_MINUTES } from '#domain/transport/runs/railway.ts';
import { m } from '#src/copy/generated/messages.js';
import { type HelpAnswer, type HelpPlace, placesOf } from '#src/screens/core/help/answer.ts';
import { busStepsText, trainStepsText } from '#src/screens/transport/rules/run-steps-words.ts';

const rules = { href: pathTo.transportRules(), text: m.transport_help_rules };
const { isHere, isBought } = placesOf('transport');

/** Trains and buses have no driver to wait for, and other steps of money. */
const isRun = ({ kind }: HelpPlace): boolean => kind === 'train' || kind === 'bus';
const isRunHere = (place: HelpPlace): boolean => isHere(place) && isRun(place);
const isRideHere = (place: HelpPlace): boolean => isHere(place) && !isRun(place);

export const answers: readonly HelpAnswer[] = [
  {
    id: 'transport-missing',
    question: m.transport_help_missing,
    text: m.transportrules_missing_text,
    link: rules,
    words: 'nobody driver not there sign lost missing راننده',
    isFor: (place) => isBought(place) && !isRun(place),
  },
  {
    id: 'transport-late',
    question: m.transportride_late,
    text: m.transportrules_late_press,
    link: rules,
    words: 'flight late delay landing wait تاخیر',
    isFor: isRideHere,
  },
  {
    id: 'transport-refunds',
    question: m.transport_help_refunds,
    text: () => m.transportrules_cancel_steps({ free: FREE_HOURS, half: HALF_HOURS }),
    link: rules,
    words: 'cancel refund money back لغو',
    isFor: isRideHere,
  },
  {
    id: 'transport-paid',
    question: m.transport_help_paid,
    text: m.transportrules_price_paid,
    link: rules,
    words: 'tip cash taxi driver pay fare کرایه',
    isFor: isRideHere,
  },
  {
    id: 'transport-run-refunds',
    question: m.transport_help_run_refunds,
    text: () => `${trainStepsText()} ${busStepsText()}`,
    link: rules,
    words: 'cancel refund money back ticket train bus لغو بلیط قطار اتوبوس',
    isFor: isRunHere,
  },
  {
    id: 'transport-run-late',
    question: m.transport_help_run_late,
    text: () => `${m.transportrules_runs_late({ minutes: ALL_BACK_MINUTES })} ${m.transportrules_runs_cancelled()}`,
    link: rules,
    words: 'late delay cancelled train bus railway تاخیر قطار اتوبوس',
    isFor: isRunHere,
  },
  {
    id: 'transport-run-names',
    question: m.transport_help_run_names,
    text: () => m.transportrules_runs_names({ hours: CORRECTED_UNTIL_HOURS, letters: FREE_LETTERS }),
    link: rules,
    words: 'name passport number wrong correct ticket train bus نام گذرنامه',
    isFor: isRunHere,
  },
];
