import { useState } from 'react';
import { staffSessionView } from '#machines/accounts/staff-session/view.ts';
import { NOTHING_TYPED, type TypedCredentials, wiredStaffSession } from '#src/platform/accounts/staff-ports.ts';
import { createFlow } from '#src/platform/core/flow/flow.ts';
import { messageDesk, visaDesk } from '#src/routes/-support/accounts/staff-screens.ts';
import { useProfileDeps } from '#src/routes/-support/accounts/useProfileDeps.ts';
import { useFlow } from '#src/routes/-support/core/pages/useFlow.ts';
import { useFlowView } from '#src/routes/-support/core/pages/useFlowView.ts';
import { StaffScreen } from '#src/screens/accounts/staff/StaffScreen.tsx';
import type { StaffPage } from '#src/screens/accounts/staff/staff-page.ts';

/** Staff pages: the sign-in, or the desk in the address. */
export function StaffDesks({ page }: { readonly page: StaffPage }) {
  const deps = useProfileDeps();
  const [typed] = useState<TypedCredentials>(() => ({ ...NOTHING_TYPED }));
  const actor = useFlow(() => createFlow(wiredStaffSession(deps, typed), { clock: deps.clock }));
  const view = useFlowView(actor, staffSessionView);
  return (
    <StaffScreen
      page={page}
      view={view}
      send={actor.send}
      onEnter={(said) => {
        Object.assign(typed, said);
        actor.send({ type: 'staff.enter' });
      }}
    >
      <Desk page={page} />
    </StaffScreen>
  );
}

function Desk({ page }: { readonly page: StaffPage }) {
  switch (page.kind) {
    case 'list':
    case 'request':
      return <visaDesk.Screen page={page} />;
    case 'conversations':
    case 'conversation':
      return <messageDesk.Screen page={page} />;
    case 'signIn':
    case 'forbidden':
    case 'desks':
      return null;
  }
}
