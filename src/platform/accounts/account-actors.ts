import { fromPromise } from 'xstate';
import { accountSettingsMachine } from '#machines/accounts/account-settings/machine.ts';
import type { ChangeInput, Kept, PreferenceInput, SessionInput } from '#machines/accounts/account-settings/types.ts';
import type { ActorsOf } from '#machines/core/actors.ts';
import { type ProfileDeps, type TypedCode, wiredStepUp } from '#src/platform/accounts/step-up-actors.ts';
import { unwrap } from '#src/platform/core/api/api.ts';
import type { Api } from '#src/platform/core/api/api-client.ts';

/** Values of the open form, by the field names of the contract. */
export type AccountVault = TypedCode & { values: Readonly<Record<string, string>> };

type Deps = ProfileDeps & {
  readonly download: (name: string, text: string) => void;
  readonly onErased: () => void;
};

export function wiredAccountSettings(deps: Deps, vault: AccountVault) {
  const { api, refresh, download, onErased } = deps;
  return accountSettingsMachine.provide({
    actors: {
      stepUp: wiredStepUp(deps, vault),
      saveChange: fromPromise<void, ChangeInput>(async ({ input }) => {
        await saveChange(api, input.section, vault.values);
        vault.values = {};
        await refresh();
      }),
      updatePreference: fromPromise<void, PreferenceInput>(async ({ input }) => {
        await unwrap(api.PATCH('/account', { body: input.preference }));
        await refresh();
      }),
      endSession: fromPromise<void, SessionInput>(async ({ input }) => {
        await unwrap(api.DELETE('/sessions/{sessionId}', { params: { path: { sessionId: input.sessionId } } }));
        await refresh();
      }),
      endOtherSessions: fromPromise<void, void>(async () => {
        await unwrap(api.POST('/sessions/end-others'));
        await refresh();
      }),
      exportAccount: fromPromise<void, void>(async () => {
        const data = await unwrap(api.GET('/account/export'));
        download('safar-data.json', JSON.stringify(data, null, 2));
      }),
      eraseAccount: fromPromise<Kept, void>(async () => {
        const { currentPassword = '' } = vault.values;
        const { kept } = await unwrap(api.POST('/account/erase', { body: { currentPassword } }));
        vault.values = {};
        onErased();
        return kept;
      }),
    } satisfies ActorsOf<typeof accountSettingsMachine>,
  });
}

function saveChange(api: Api, section: ChangeInput['section'], values: AccountVault['values']): Promise<unknown> {
  const { firstName = '', lastName = '', phone = '', email = '', currentPassword = '' } = values;
  const { password = '', confirmPassword = '' } = values;
  switch (section) {
    case 'name':
      return unwrap(api.PATCH('/account', { body: { firstName, lastName } }));
    case 'phone':
      return unwrap(api.PUT('/account/phone', { body: { phone, currentPassword } }));
    case 'email':
      return unwrap(api.PUT('/account/email', { body: { email, currentPassword } }));
    case 'password':
      return unwrap(api.PUT('/account/password', { body: { currentPassword, password, confirmPassword } }));
  }
}
