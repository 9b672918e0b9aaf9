import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { visaReviewView } from '#machines/visa-review/view.ts';
import { createFlow } from '#src/platform/flow.ts';
import { type TypedByStaff, wiredVisaReview } from '#src/platform/staff-ports.ts';
import { ownHead } from '#src/routes/-support/own-head.ts';
import { useFlow } from '#src/routes/-support/useFlow.ts';
import { useFlowView } from '#src/routes/-support/useFlowView.ts';
import { useProfileDeps } from '#src/routes/-support/useProfileDeps.ts';
import { StaffScreen } from '#src/screens/staff/StaffScreen.tsx';

export const Route = createFileRoute('/staff/visa/{-$orderId}')({
  // Late: what a route says itself is carried by every page.
  loader: async ({ context, params }) =>
    (await import('#src/routes/-support/load-staff.ts')).loadStaff(context, params.orderId),
  head: ownHead,
  component: Staff,
});

function Staff() {
  const { page } = Route.useLoaderData();
  const deps = useProfileDeps();
  const [typed] = useState<TypedByStaff>(() => ({ name: '', password: '', said: {}, shown: null }));
  const actor = useFlow(() => createFlow(wiredVisaReview(deps, typed), { clock: deps.clock }));
  const view = useFlowView(actor, visaReviewView);
  return (
    <StaffScreen
      page={page}
      view={view}
      send={actor.send}
      onEnter={(name, password) => {
        Object.assign(typed, { name, password });
        actor.send({ type: 'staff.enter' });
      }}
      onAct={(wanted, said) => {
        Object.assign(typed, { said, shown: page.kind === 'request' ? page.request : null });
        actor.send({ type: 'act.send', ...wanted });
      }}
    />
  );
}
