import type { Problem } from '#domain/core/problem.ts';
import type { VisaPage } from '#domain/visa/visa-application.ts';
import type { VisaApplicantSnapshot } from '#machines/visa/visa-applicant/machine.ts';
import type { VisaFault } from '#machines/visa/visa-applicant/types.ts';

export type VisaApplicantView =
  | {
      kind: 'page';
      orderId: string;
      position: number;
      page: VisaPage;
      faults: readonly VisaFault[];
      focusAsked: number;
      /** Its picture is uploading; then the page is saved. */
      isAwaitingPicture: boolean;
      isSaving: boolean;
      problem: Problem | null;
    }
  | { kind: 'complete'; orderId: string; position: number };

export function visaApplicantView(snapshot: VisaApplicantSnapshot): VisaApplicantView {
  const { orderId, position, page, faults, focusAsked, problem } = snapshot.context;
  if (snapshot.matches('complete')) return { kind: 'complete', orderId, position };
  const isSaving = snapshot.matches('saving');
  const isAwaitingPicture = snapshot.matches('awaitingPicture');
  return { kind: 'page', orderId, position, page, faults, focusAsked, isAwaitingPicture, isSaving, problem };
}
