import { fromPromise } from 'xstate';
import { conversationCloseMachine } from '#machines/core/conversation-close/machine.ts';
import type { PortsOf } from '#machines/core/ports.ts';
import { refreshed } from '#src/platform/accounts/staff-act.ts';
import type { ProfileDeps } from '#src/platform/accounts/step-up-ports.ts';
import { unwrap } from '#src/platform/core/api/api.ts';

export type ReadTexts = { readonly conversationId: string; readonly texts: number };

/** Closes a conversation without an answer; `read` is called when the request is sent. */
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
