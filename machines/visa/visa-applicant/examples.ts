import { VISA_PAGE_ORDER, type VisaPage } from '#domain/visa/visa-application.ts';
import { ok, problem } from '#machines/core/testing/scripted.ts';
import { defineExamples, factsOf } from '#machines/trace/examples.ts';
import { applicantInput } from '#machines/visa/visa-applicant/fixtures.ts';
import type { visaApplicantMachine } from '#machines/visa/visa-applicant/machine.ts';
import type { VisaApplicantEvent, VisaFault } from '#machines/visa/visa-applicant/types.ts';

const settle = (isStored: boolean, faults: readonly VisaFault[] = []): VisaApplicantEvent => ({
  ...{ type: 'picture.settle', position: 0, page: 'photo', isStored, faults, left: ['declarations'] },
});
const submit = (left: readonly VisaPage[]): VisaApplicantEvent => ({ type: 'page.submit', faults: [], left });

const visaApplicantEvents: readonly VisaApplicantEvent[] = [
  submit(VISA_PAGE_ORDER.slice(1)),
  submit([]),
  {
    type: 'page.submit',
    faults: [{ field: 'passportNumber', code: 'required' }],
    left: VISA_PAGE_ORDER,
  },
  { type: 'page.submit', faults: [], left: ['photo'], isPictureComing: true },
  settle(true),
  { type: 'requestee.change', requestee: { position: 0, left: ['declarations'] } },
  { type: 'requestee.change', requestee: { position: 1, left: [] } },
  settle(false),
  settle(true, [{ field: 'photo', code: 'picture_needed' }]),
  ...VISA_PAGE_ORDER.map((page): VisaApplicantEvent => ({ type: 'page.show', page })),
];

export const saveAnswersOutcomes = [ok(), problem('unavailable'), problem('hold_expired')];

export const visaApplicantExamples = defineExamples<typeof visaApplicantMachine>({
  inputs: [applicantInput],
  events: visaApplicantEvents,
  outcomes: { saveAnswers: saveAnswersOutcomes },
  says: {},
  facets: {
    visaApplicant: factsOf<typeof visaApplicantMachine>({
      page: ({ page }) => page,
      left: ({ left }) => left.length,
      faults: ({ faults }) => faults.length > 0,
      problem: ({ problem }) => problem?.code ?? null,
    }),
  },
});
