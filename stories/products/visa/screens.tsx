import type { VisaEligibilityView } from '#machines/visa-eligibility/view.ts';
import { VisaScreen } from '#src/screens/visa/VisaScreen.tsx';
import type { Screens } from '../../support/stage/screens.tsx';

export const screens: Screens = {
  visaEligibility: ({ view, send }) => <VisaScreen view={view as VisaEligibilityView} send={send} />,
};
