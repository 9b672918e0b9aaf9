import type { CodeEvent } from '#machines/accounts/step-up/types.ts';
import type { DeadlineEvent } from '#machines/core/deadline.ts';
import type { Faulty, FormContext } from '#machines/core/form.ts';
import type { components } from '#openapi/generated/types.ts';

/** Sections with a form; one is open at a time. All but the name require the current password. */
export type AccountSection = 'name' | 'phone' | 'email' | 'password' | 'erase';
/** Settings that are saved without a form. */
export type Preference = Pick<components['schemas']['AccountChange'], 'calendarMode' | 'currency' | 'newsletter'>;
export type Kept = components['schemas']['Erased']['kept'];

export type AccountNotice = Exclude<AccountSection, 'erase'> | 'preference' | 'session' | 'sessions' | 'export';

export type ChangeInput = { readonly section: Exclude<AccountSection, 'erase'> };
export type PreferenceInput = { readonly preference: Preference };
export type SessionInput = { readonly sessionId: string };

export type AccountSettingsContext = FormContext & {
  readonly section: AccountSection | null;
  readonly preference: Preference;
  /** The session being ended. */
  readonly sessionId: string | null;
  readonly news: AccountNotice | null;
  readonly kept: Kept | null;
};

/** Events carry no typed text, above all no passwords: the actors read it. */
export type AccountSettingsEvent =
  | DeadlineEvent
  | { type: 'section.open'; section: AccountSection }
  | { type: 'section.close' }
  /** The open form: saves it, or erases the account. */
  | ({ type: 'section.submit' } & Faulty)
  | { type: 'preference.choose'; preference: Preference }
  | { type: 'session.end'; sessionId: string }
  | { type: 'sessions.end' }
  | { type: 'data.export' }
  | CodeEvent;
