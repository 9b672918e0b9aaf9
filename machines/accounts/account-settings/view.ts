import type { AccountSettingsSnapshot } from '#machines/accounts/account-settings/machine.ts';
import type { AccountNotice, AccountSection, Kept, Preference } from '#machines/accounts/account-settings/types.ts';
import { type StepUpView, stepUpView } from '#machines/accounts/step-up/view.ts';
import type { FormContext } from '#machines/core/form.ts';

export type AccountBusy = 'preference' | 'session' | 'sessions' | 'export';

/** Account and sessions come from the query cache. */
export type AccountSettingsView =
  | (FormContext & {
      kind: 'settings';
      section: AccountSection | null;
      isSaving: boolean;
      busy: AccountBusy | null;
      /** The choice being saved: shown as selected until the server rejects it. */
      preference: Preference;
      sessionId: string | null;
      stepUp: StepUpView | null;
      news: AccountNotice | null;
    })
  | { kind: 'erased'; kept: Kept };

export function accountSettingsView(snapshot: AccountSettingsSnapshot): AccountSettingsView {
  const { section, preference, sessionId, news, problem, faults, focusAsked, kept } = snapshot.context;
  if (kept) return { kind: 'erased', kept };
  const child = snapshot.children.stepUp?.getSnapshot();
  return {
    kind: 'settings',
    section,
    isSaving: snapshot.matches('saving') || snapshot.matches('erasing'),
    busy: busyOf(snapshot),
    preference: snapshot.matches('preferring') ? preference : {},
    sessionId,
    stepUp: child ? stepUpView(child) : null,
    news,
    problem,
    faults,
    focusAsked,
  };
}

function busyOf(snapshot: AccountSettingsSnapshot): AccountBusy | null {
  if (snapshot.matches('preferring')) return 'preference';
  if (snapshot.matches('endingOne')) return 'session';
  if (snapshot.matches('endingOthers')) return 'sessions';
  return snapshot.matches('exporting') ? 'export' : null;
}
