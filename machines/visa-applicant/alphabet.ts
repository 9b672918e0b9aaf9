import { VISA_PAGE_ORDER, type VisaPage } from '#domain/visa-application.ts';
import { ok, problem } from '#machines/shared/testing/scripted.ts';
import { defineAlphabet, factsOf } from '#machines/trace/alphabet.ts';
import { applicantInput } from '#machines/visa-applicant/fixtures.ts';
import type { visaApplicantMachine } from '#machines/visa-applicant/machine.ts';
import type { VisaApplicantEvent } from '#machines/visa-applicant/types.ts';

const submit = (left: readonly VisaPage[]): VisaApplicantEvent => ({ type: 'page.submit', faults: [], left });

export const visaApplicantEvents: readonly VisaApplicantEvent[] = [
  submit(VISA_PAGE_ORDER.slice(1)),
  submit([]),
  {
    type: 'page.submit',
    faults: [{ field: 'passportNumber', code: 'required' }],
    left: VISA_PAGE_ORDER,
  },
  ...VISA_PAGE_ORDER.map((page): VisaApplicantEvent => ({ type: 'page.show', page })),
];

export const saveAnswersOutcomes = [ok(), problem('unavailable'), problem('hold_expired')];

export const visaApplicantAlphabet = defineAlphabet<typeof visaApplicantMachine>({
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
