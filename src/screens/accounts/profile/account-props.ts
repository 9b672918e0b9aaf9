import type { AccountSettingsEvent } from '#machines/accounts/account-settings/types.ts';
import type { AccountSettingsView } from '#machines/accounts/account-settings/view.ts';
import type { AppClock } from '#machines/core/clock.ts';
import type { components } from '#openapi/generated/types.ts';
import type { OnSaveAccount } from '#src/screens/accounts/profile/AccountForms.tsx';
import type { OnVerify } from '#src/screens/accounts/profile/StepUpCard.tsx';

type Schemas = components['schemas'];

export type Settings = Extract<AccountSettingsView, { kind: 'settings' }>;

export type AccountScreenProps = {
  readonly view: AccountSettingsView;
  readonly account: Schemas['Account'];
  /** null: could not be read. */
  readonly sessions: readonly Schemas['Session'][] | null;
  readonly clock: AppClock;
  readonly send: (event: AccountSettingsEvent) => void;
  readonly onSave: OnSaveAccount;
  readonly onVerify: OnVerify;
};

export type SettingsProps = AccountScreenProps & { readonly view: Settings };
