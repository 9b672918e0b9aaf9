import type { Problem } from '#domain/core/problem.ts';
import type { AccountSettingsSnapshot } from '#machines/accounts/account-settings/machine.ts';
import type { AccountNews, AccountSection, Kept, Preference } from '#machines/accounts/account-settings/types.ts';
import { type StepUpView, stepUpView } from '#machines/accounts/step-up/view.ts';

/** What runs without a form. */
export type AccountBusy = 'preference' | 'session' | 'sessions' | 'export';

/** The account and its sign-ins come from the query cache. */
export type AccountSettingsView =
  | {
      kind: 'settings';
      /** The form that is open. */
      section: AccountSection | null;
      isSaving: boolean;
      busy: AccountBusy | null;
      /** What was chosen and is being saved: shown as chosen until the server says no. */
      preference: Preference;
      /** The sign-in that is being ended. */
      sessionId: string | null;
      /** The question for a code before the export. */
      stepUp: StepUpView | null;
      news: AccountNews | null;
      problem: Problem | null;
    }
  /** Nobody is signed in any more. */
  | { kind: 'erased'; kept: Kept };

export function accountSettingsView(snapshot: AccountSettingsSnapshot): AccountSettingsView {
  const { section, preference, sessionId, news, problem, kept } = snapshot.context;
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
  };
}

function busyOf(snapshot: AccountSettingsSnapshot): AccountBusy | null {
  if (snapshot.matches('preferring')) return 'preference';
  if (snapshot.matches('endingOne')) return 'session';
  if (snapshot.matches('endingOthers')) return 'sessions';
  return snapshot.matches('exporting') ? 'export' : null;
}
