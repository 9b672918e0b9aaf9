import { useState } from 'react';
import { staffSessionView } from '#machines/staff-session/view.ts';
import { createFlow } from '#src/platform/flow.ts';
import { NOTHING_TYPED, type TypedCredentials, wiredStaffSession } from '#src/platform/staff-ports.ts';
import { messageDesk, visaDesk } from '#src/routes/-support/staff-screens.ts';
import { useFlow } from '#src/routes/-support/useFlow.ts';
import { useFlowView } from '#src/routes/-support/useFlowView.ts';
import { useProfileDeps } from '#src/routes/-support/useProfileDeps.ts';
import { StaffScreen } from '#src/screens/staff/StaffScreen.tsx';
import type { StaffPage } from '#src/screens/staff/staff-page.ts';

/** The pages of the staff: the entrance, and behind it the desk that the address names. */
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
