import { useState } from 'react';
import { own } from '#domain/core/own.ts';
import { staffSessionView } from '#machines/accounts/staff-session/view.ts';
import { NOTHING_TYPED, type TypedCredentials, wiredStaffSession } from '#src/platform/accounts/staff-actors.ts';
import { createFlow } from '#src/platform/core/flow/flow.ts';
import { areas } from '#src/routes/-support/accounts/staff-areas.ts';
import { useProfileDeps } from '#src/routes/-support/accounts/useProfileDeps.ts';
import { useFlow } from '#src/routes/-support/core/pages/useFlow.ts';
import { useFlowView } from '#src/routes/-support/core/pages/useFlowView.ts';
import { StaffScreen } from '#src/screens/accounts/staff/StaffScreen.tsx';
import type { StaffPage } from '#src/screens/accounts/staff/staff-page.ts';

/** Staff pages: the sign-in, or the area in the URL. */
export function StaffAreas({ page }: { readonly page: StaffPage }) {
  const deps = useProfileDeps();
  const [typed] = useState<TypedCredentials>(() => ({ ...NOTHING_TYPED }));
  const actor = useFlow(() => createFlow(wiredStaffSession(deps, typed), { clock: deps.clock }));
  const view = useFlowView(actor, staffSessionView);
  return (
    <StaffScreen
      page={page}
      view={view}
      send={actor.send}
      onEnter={(said, faults) => {
        Object.assign(typed, said);
        actor.send({ type: 'staff.enter', faults });
      }}
    >
      <Area page={page} />
    </StaffScreen>
  );
}

/** Each area is given what it loaded itself, which the types of a lookup cannot say. */
function Area({ page }: { readonly page: StaffPage }) {
  const area = page.kind === 'area' ? own(areas, page.area) : undefined;
  if (page.kind !== 'area' || !area) return null;
  const { Screen } = area.screen;
  return <Screen page={page.page as never} />;
}
