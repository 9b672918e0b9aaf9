import { fromPromise } from 'xstate';
import { staffSessionMachine } from '#machines/accounts/staff-session/machine.ts';
import type { ActorsOf } from '#machines/core/actors.ts';
import type { components } from '#openapi/generated/types.ts';
import type { ProfileDeps } from '#src/platform/accounts/step-up-actors.ts';
import { unwrap } from '#src/platform/core/api/api.ts';

/** Typed name, password and code; they never enter a machine or a trace. */
export type TypedCredentials = components['schemas']['StaffCredentials'];

export const NOTHING_TYPED: TypedCredentials = { name: '', password: '', code: '' };

export function wiredStaffSession({ api, refresh }: Pick<ProfileDeps, 'api' | 'refresh'>, typed: TypedCredentials) {
  return staffSessionMachine.provide({
    actors: {
      logIn: fromPromise<void, void>(async () => {
        const body = { ...typed };
        Object.assign(typed, NOTHING_TYPED);
        await unwrap(api.POST('/staff/session', { body }));
        await refresh();
      }),
      logOut: fromPromise<void, void>(async () => {
        await unwrap(api.DELETE('/staff/session'));
        await refresh();
      }),
    } satisfies ActorsOf<typeof staffSessionMachine>,
  });
}
