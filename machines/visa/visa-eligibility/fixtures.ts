import { EMPTY_DRAFT, swapped, type VisaQuestion, type VisaTraveller } from '#domain/visa/visa-question.ts';
import type { VisaEligibilityView } from '#machines/visa/visa-eligibility/view.ts';

const one = (nationality: string): VisaTraveller => ({ nationality, isIranian: false });

/** A tourist from Germany for twelve days, by air. */
export const question: VisaQuestion = {
  travellers: [one('DE')],
  residence: 'DE',
  entry: 'airport',
  purpose: 'tourism',
  days: 12,
};
const judged = (asked: VisaQuestion) => ({
  kind: 'judged' as const,
  question: asked,
  tried: null,
});
const of = (nationality: string, more: Partial<VisaQuestion> = {}) =>
  judged({ ...question, travellers: [one(nationality)], ...more });

const swap = { index: 0, nationality: 'TR' } as const;

export const visaEligibilityViews = {
  asking: { kind: 'asking', draft: EMPTY_DRAFT, problems: {} },
  incomplete: {
    kind: 'asking',
    draft: { ...EMPTY_DRAFT, days: 400 },
    problems: { nationality0: 'required', residence: 'required', days: 'days' },
  },
  airportCode: of('DE'),
  exempt: of('AE'),
  exemptionEnded: of('IN', { residence: 'IN' }),
  exemptionUsed: of('AE', { travellers: [{ ...one('AE'), hasUsedExemption: true }] }),
  exemptUnsure: of('OM', { days: 10 }),
  freeZone: of('FR', { entry: 'freeZone', days: 7 }),
  consulateCode: of('FR', { entry: 'land' }),
  guidedTour: of('GB', { residence: 'GB' }),
  impossible: of('DE', { purpose: 'press' }),
  transit: of('DE', { entry: 'transit', days: 0 }),
  israel: of('IL'),
  dualIranian: judged({ ...question, travellers: [{ nationality: 'DE', isIranian: true }] }),
  mixedGroup: judged({ ...question, travellers: [one('DE'), one('AE'), one('US'), one('VC')], days: 14 }),
  partlyHelped: judged({ ...question, travellers: [one('DE'), one('US'), one('IR'), one('TR')] }),
  tried: {
    kind: 'judged',
    question: swapped(question, swap),
    tried: { ...swap, was: 'DE' },
  },
} satisfies Record<string, VisaEligibilityView>;
