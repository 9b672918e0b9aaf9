import { EMPTY_DRAFT, type VisaPlace } from '#domain/visa/visa-question.ts';
import { defineExamples, factsOf } from '#machines/trace/examples.ts';
import { question } from '#machines/visa/visa-eligibility/fixtures.ts';
import type { visaEligibilityMachine } from '#machines/visa/visa-eligibility/machine.ts';

const place = (more: Partial<VisaPlace> = {}): VisaPlace => ({
  draft: EMPTY_DRAFT,
  swap: null,
  isAsking: false,
  isSent: false,
  ...more,
});
const family = {
  ...question,
  travellers: [...question.travellers, { nationality: 'AE', isIranian: false }],
};

export const visaEligibilityExamples = defineExamples<typeof visaEligibilityMachine>({
  inputs: [
    place(),
    place({ draft: question }),
    place({ draft: { ...EMPTY_DRAFT, residence: 'DE' }, isSent: true }),
    place({ draft: question, isAsking: true }),
  ],
  events: [
    { type: 'draft.submit', draft: question },
    { type: 'draft.submit', draft: family },
    { type: 'draft.submit', draft: { ...question, travellers: [{ nationality: '', isIranian: false }] } },
    { type: 'answers.change' },
    { type: 'nationality.change', swap: { index: 0, nationality: 'TR' } },
    { type: 'nationality.restore' },
    { type: 'address.show', place: place({ draft: question, swap: { index: 0, nationality: 'TR' } }) },
    { type: 'address.show', place: place() },
  ],
  outcomes: {},
  says: {},
  facets: {
    visaEligibility: factsOf<typeof visaEligibilityMachine>({
      isTried: ({ swap }) => swap !== null,
      isRefused: ({ problems }) => Object.keys(problems).length > 0,
    }),
  },
});
