import { VISA_PAGE_ORDER, type VisaPage } from '#domain/visa/visa-application.ts';
import { ORDER_ID } from '#machines/core/testing/moment.ts';
import type { VisaApplicantInput } from '#machines/visa/visa-applicant/types.ts';
import type { VisaApplicantView } from '#machines/visa/visa-applicant/view.ts';

export const applicantInput: VisaApplicantInput = {
  orderId: ORDER_ID,
  position: 0,
  left: VISA_PAGE_ORDER,
  page: 'passport',
};

const at = (page: VisaPage) =>
  ({
    kind: 'page',
    orderId: ORDER_ID,
    position: 0,
    page,
    faults: [],
    focusAsked: 0,
    isAwaitingPicture: false,
    isSaving: false,
    problem: null,
  }) satisfies VisaApplicantView;

export const visaApplicantViews = {
  passport: at('passport'),
  person: at('person'),
  job: at('job'),
  trip: at('trip'),
  collect: at('collect'),
  photo: at('photo'),
  declarations: at('declarations'),
  faulty: { ...at('job'), faults: [{ field: 'jobTitle', code: 'required' }], focusAsked: 1 },
  awaitingPicture: { ...at('photo'), isAwaitingPicture: true },
  saving: { ...at('trip'), isSaving: true },
  notSaved: { ...at('trip'), problem: { code: 'unavailable', message: 'Try again in a moment.' } },
} satisfies Record<string, VisaApplicantView>;
