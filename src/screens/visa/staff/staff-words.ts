import type { components } from '#openapi/generated/types.ts';
import { m } from '#src/copy/generated/messages.js';
import type { StaffAct, StaffApplicant } from '#src/screens/visa/staff/staff-request.ts';
import { TRACK_WORDS } from '#src/screens/visa/tracking/track-words.ts';

type Schemas = components['schemas'];
type Words = () => string;

export const ACT_WORDS: Readonly<Record<StaffAct, Words>> = {
  begin: m.staff_act_begin,
  askCorrection: m.staff_act_ask,
  send: m.staff_act_send,
  issue: m.staff_act_issue,
  refuse: m.staff_act_refuse,
};

export const LOG_WORDS: Readonly<Record<Schemas['StaffVisaLogLine']['act'], Words>> = {
  ...ACT_WORDS,
  read: m.staff_log_read,
  readDocument: m.staff_log_picture,
};

export const REFUSAL_WORDS: Readonly<Record<Schemas['VisaRefusal'], Words>> = {
  ministryRefused: m.staff_refusal_ministry,
  answersNotProven: m.staff_refusal_answers,
  picturesNotGood: m.staff_refusal_pictures,
  notAnswered: m.staff_refusal_silent,
  tooLate: m.staff_refusal_late,
  tourCancelled: m.staff_refusal_tour,
};

export const PROCESSING_WORDS: Readonly<Record<Schemas['VisaProcessing'], Words>> = {
  normal: m.staff_normal,
  urgent: m.staff_urgent,
};

type Saying = { readonly text: string; readonly tone: 'accent' | 'done' | 'stop' | 'line' };

/** Progress of a person or a request; null: all is decided. */
export const stageSaying = (stage: Schemas['VisaStage'] | null): Saying =>
  stage === null
    ? { text: m.staff_decided(), tone: 'line' }
    : { text: TRACK_WORDS[stage].tag(), tone: TRACK_WORDS[stage].tone };

export function personSaying({ stage, outcome }: Pick<StaffApplicant, 'stage' | 'outcome'>): Saying {
  if (outcome === 'codeIssued') return { text: m.staff_issued(), tone: 'done' };
  return outcome === 'refused' ? { text: m.staff_refused(), tone: 'stop' } : stageSaying(stage);
}
