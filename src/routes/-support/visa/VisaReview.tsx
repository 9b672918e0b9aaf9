import { useState } from 'react';
import { visaReviewView } from '#machines/visa/visa-review/view.ts';
import { createFlow } from '#src/platform/core/flow/flow.ts';
import { type TypedByStaff, wiredVisaReview } from '#src/platform/visa/visa-review-actors.ts';
import { useProfileDeps } from '#src/routes/-support/accounts/useProfileDeps.ts';
import { useFlow } from '#src/routes/-support/core/pages/useFlow.ts';
import { useFlowView } from '#src/routes/-support/core/pages/useFlowView.ts';
import { StaffVisaScreen } from '#src/screens/visa/staff/StaffVisaScreen.tsx';
import type { StaffVisaPage } from '#src/screens/visa/staff/staff-request.ts';

export function VisaReview({ page }: { readonly page: StaffVisaPage }) {
  const deps = useProfileDeps();
  const [typed] = useState<TypedByStaff>(() => ({ said: {}, shown: null }));
  const actor = useFlow(() => createFlow(wiredVisaReview(deps, typed), { clock: deps.clock }));
  const view = useFlowView(actor, visaReviewView);
  return (
    <StaffVisaScreen
      page={page}
      view={view}
      send={actor.send}
      onAct={(wanted, said) => {
        Object.assign(typed, { said, shown: page.kind === 'request' ? page.request : null });
        actor.send({ type: 'act.send', ...wanted });
      }}
    />
  );
}
