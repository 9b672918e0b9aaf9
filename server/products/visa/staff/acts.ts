import type { components } from '#openapi/generated/types.ts';
import type { Review, Reviewed, VisaRefusal, VisaStage } from '#server/products/visa/review.ts';

type ActName = components['schemas']['StaffVisaActName'];

export type Act =
  | { readonly act: 'begin' | 'send' }
  | { readonly act: 'askCorrection'; readonly field: string; readonly note: string }
  | { readonly act: 'issue'; readonly code: string | undefined }
  | { readonly act: 'refuse'; readonly reason: VisaRefusal };

/** Stages in which each step is possible. An unanswered question may end in a refusal. */
const STAGES: Readonly<Record<ActName, readonly VisaStage[]>> = {
  begin: ['submitted'],
  askCorrection: ['submitted', 'underReview'],
  send: ['submitted', 'underReview'],
  issue: ['sentToMinistry'],
  refuse: ['submitted', 'underReview', 'actionNeeded', 'sentToMinistry'],
};
export const ACTS = Object.keys(STAGES) as readonly ActName[];

export const actsFor = ({ stage }: Pick<Reviewed, 'stage'>): ActName[] =>
  ACTS.filter((name) => stage !== null && STAGES[name].includes(stage));

export const acted = ({ people }: Review, index: number, act: Act): Review => ({
  people: people.map((person, at) => (at === index ? { ...person, ...changeOf(act), nextAt: null } : person)),
});

const DECIDED = { stage: null, correction: null } as const;

function changeOf(act: Act): Partial<Reviewed> {
  switch (act.act) {
    case 'begin':
      return { stage: 'underReview' };
    case 'askCorrection':
      return { stage: 'actionNeeded', correction: { field: act.field, note: act.note } };
    case 'send':
      return { stage: 'sentToMinistry' };
    case 'issue':
      return { ...DECIDED, outcome: 'codeIssued', ...(act.code && { code: act.code }) };
    case 'refuse':
      return { ...DECIDED, outcome: 'refused', refusal: act.reason };
  }
}
