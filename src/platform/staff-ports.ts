import { fromPromise } from 'xstate';
import { ProblemError } from '#domain/problem.ts';
import { conversationCloseMachine } from '#machines/conversation-close/machine.ts';
import type { PortsOf } from '#machines/shared/ports.ts';
import { staffSessionMachine } from '#machines/staff-session/machine.ts';
import { visaReviewMachine } from '#machines/visa-review/machine.ts';
import type { ActWanted } from '#machines/visa-review/types.ts';
import type { components } from '#openapi/generated/types.ts';
import { unwrap } from '#src/platform/api.ts';
import type { ProfileDeps } from '#src/platform/step-up-ports.ts';

export type SaidInAct = Omit<components['schemas']['StaffVisaAct'], 'act' | 'position' | 'version'>;

/** Name, password and code as they were typed: they go through no machine and into no trace. */
export type TypedCredentials = components['schemas']['StaffCredentials'];

export const NOTHING_TYPED: TypedCredentials = { name: '', password: '', code: '' };

/** What was typed, and the request that it was typed for; as above. */
export type TypedByStaff = {
  said: SaidInAct;
  shown: { readonly orderId: string; readonly version: number } | null;
};

/** After these the page is not what it showed: it is read anew, and the problem is told beside it. */
const OUTDATED = ['conflict', 'not_allowed', 'not_found', 'login_required'];

/** Signing in and out on the pages of the staff. */
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
    } satisfies PortsOf<typeof staffSessionMachine>,
  });
}

/** A conversation, and how many of its texts a member has on the page. */
export type ReadTexts = { readonly conversationId: string; readonly texts: number };

/** Closing a conversation without an answer; `read` is asked when it is sent. */
export function wiredConversationClose(
  { api, refresh }: Pick<ProfileDeps, 'api' | 'refresh'>,
  read: { readonly current: ReadTexts },
) {
  return conversationCloseMachine.provide({
    actors: {
      closeConversation: fromPromise<void, void>(async () => {
        const { conversationId, texts } = read.current;
        const params = { path: { conversationId } };
        const closed = api.POST('/staff/messages/{conversationId}/close', { params, body: { texts } });
        await refreshed(unwrap(closed), refresh);
      }),
    } satisfies PortsOf<typeof conversationCloseMachine>,
  });
}

/** After an act the page is read anew, also where it was not what it showed. */
async function refreshed(act: Promise<unknown>, refresh: ProfileDeps['refresh']): Promise<void> {
  try {
    await act;
  } catch (error) {
    if (error instanceof ProblemError && OUTDATED.includes(error.problem.code)) await refresh();
    throw error;
  }
  await refresh();
}

export function wiredVisaReview({ api, refresh }: Pick<ProfileDeps, 'api' | 'refresh'>, typed: TypedByStaff) {
  return visaReviewMachine.provide({
    actors: {
      sendAct: fromPromise<void, ActWanted>(async ({ input }) => {
        const { said, shown } = typed;
        if (!shown) throw new Error('A step without a request');
        const { orderId, version } = shown;
        const params = { path: { orderId } };
        const body = { ...said, ...input, version };
        await refreshed(unwrap(api.POST('/staff/visa/requests/{orderId}/acts', { params, body })), refresh);
      }),
    } satisfies PortsOf<typeof visaReviewMachine>,
  });
}
