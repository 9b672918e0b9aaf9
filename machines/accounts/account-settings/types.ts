import type { Problem } from '#domain/core/problem.ts';
import type { DeadlineEvent } from '#machines/core/deadline.ts';
import type { components } from '#openapi/generated/types.ts';

/** What has a form of its own; one is open at a time. All but the name need the current password. */
export type AccountSection = 'name' | 'phone' | 'email' | 'password' | 'erase';
/** What is asked of the server without a form. */
export type Preference = Pick<components['schemas']['AccountChange'], 'calendarMode' | 'currency' | 'newsletter'>;
/** What the law or an open order makes us keep. */
export type Kept = components['schemas']['Erased']['kept'];

export type AccountNews = Exclude<AccountSection, 'erase'> | 'preference' | 'session' | 'sessions' | 'export';

export type ChangeInput = { readonly section: Exclude<AccountSection, 'erase'> };
export type PreferenceInput = { readonly preference: Preference };
export type SessionInput = { readonly sessionId: string };

export type AccountSettingsContext = {
  readonly section: AccountSection | null;
  readonly preference: Preference;
  /** The sign-in that is being ended. */
  readonly sessionId: string | null;
  readonly news: AccountNews | null;
  readonly problem: Problem | null;
  readonly kept: Kept | null;
};

/** What was typed, passwords above all, is in no event: the ports know it. */
export type AccountSettingsEvent =
  | DeadlineEvent
  | { type: 'section.open'; section: AccountSection }
  | { type: 'section.close' }
  | { type: 'change.save' }
  | { type: 'preference.choose'; preference: Preference }
  | { type: 'session.end'; sessionId: string }
  | { type: 'sessions.end' }
  | { type: 'data.export' }
  | { type: 'account.erase' }
  | { type: 'code.verify' }
  | { type: 'code.resend' };
