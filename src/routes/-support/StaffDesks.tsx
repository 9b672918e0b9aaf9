import { useState } from 'react';
import { staffSessionView } from '#machines/staff-session/view.ts';
import { visaReviewView } from '#machines/visa-review/view.ts';
import { createFlow } from '#src/platform/flow.ts';
import {
  NOTHING_TYPED,
  type TypedByStaff,
  type TypedCredentials,
  wiredStaffSession,
  wiredVisaReview,
} from '#src/platform/staff-ports.ts';
import { MessageDesk } from '#src/routes/-support/MessageDesk.tsx';
import { useFlow } from '#src/routes/-support/useFlow.ts';
import { useFlowView } from '#src/routes/-support/useFlowView.ts';
import { useProfileDeps } from '#src/routes/-support/useProfileDeps.ts';
import { ConversationList } from '#src/screens/staff/messages/ConversationList.tsx';
import { StaffScreen } from '#src/screens/staff/StaffScreen.tsx';
import type { StaffPage, VisaDeskPage } from '#src/screens/staff/staff-page.ts';
import { VisaDesk } from '#src/screens/staff/visa/VisaDesk.tsx';

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
      return <VisaReview page={page} />;
    case 'conversations':
      return <ConversationList page={page} />;
    case 'conversation':
      return <MessageDesk key={page.staffed.conversation.conversationId} staffed={page.staffed} />;
    case 'signIn':
    case 'forbidden':
    case 'desks':
      return null;
  }
}

function VisaReview({ page }: { readonly page: VisaDeskPage }) {
  const deps = useProfileDeps();
  const [typed] = useState<TypedByStaff>(() => ({ said: {}, shown: null }));
  const actor = useFlow(() => createFlow(wiredVisaReview(deps, typed), { clock: deps.clock }));
  const view = useFlowView(actor, visaReviewView);
  return (
    <VisaDesk
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
