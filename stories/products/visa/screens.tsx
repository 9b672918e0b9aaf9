import type { UploadView } from '#machines/core/upload/view.ts';
import type { VisaApplicantView } from '#machines/visa/visa-applicant/view.ts';
import type { VisaEligibilityView } from '#machines/visa/visa-eligibility/view.ts';
import type { VisaRequestView } from '#machines/visa/visa-request/view.ts';
import type { VisaReviewView } from '#machines/visa/visa-review/view.ts';
import type { VisaTrackingView } from '#machines/visa/visa-tracking/stages.ts';
import { TicketCode } from '#src/screens/core/issue/TicketCode.tsx';
import { StaffVisaScreen } from '#src/screens/visa/staff/StaffVisaScreen.tsx';
import { TrackerScreen } from '#src/screens/visa/tracking/TrackerScreen.tsx';
import { VisaScreen } from '#src/screens/visa/VisaScreen.tsx';
import type { Screens } from '../../support/stage/staged.ts';
import { PictureAsked, PictureStaged } from './PictureStaged.tsx';
import { trackedPageOf } from './request-page.ts';
import { STAGE_VISA_RULES } from './rules.ts';
import { STAFF_PAGES } from './staff-pages.ts';
import { VisaStaged } from './VisaStaged.tsx';

export const screens: Screens = {
  visaEligibility: ({ view, send }) => (
    <VisaScreen view={view as VisaEligibilityView} rules={STAGE_VISA_RULES} send={send} />
  ),
  visaRequest: ({ view, send }) => <VisaStaged view={view as VisaRequestView} send={send} />,
  visaApplicant: ({ view, send }) => {
    const applicant = view as VisaApplicantView;
    return (
      <VisaStaged
        view={{ kind: 'applicant', orderId: applicant.orderId, applicant }}
        send={(event) => (event.type === 'page.submit' || event.type === 'page.show' ? send(event) : undefined)}
      />
    );
  },
  upload: ({ view, send }) => <PictureStaged view={view as UploadView} send={send} />,
  visaReview: ({ view, send }) => (
    <StaffVisaScreen
      page={STAFF_PAGES.request}
      view={view as VisaReviewView}
      send={send}
      onAct={(wanted) => send({ type: 'act.send', ...wanted })}
    />
  ),
  visaTracking: ({ view, send }) => {
    const tracking = view as VisaTrackingView;
    return (
      <TrackerScreen
        view={tracking}
        page={trackedPageOf(tracking)}
        check={(_, field, value) => (value.trim() ? [] : [{ field, code: 'required' }])}
        typedBefore={() => null}
        onCorrection={() => {}}
        pictureOf={(_, kind) => <PictureAsked kind={kind} />}
        pageUrl="https://example.org/iran-visa/issue/1"
        Code={TicketCode}
        onPrint={() => {}}
        send={send}
      />
    );
  },
};
