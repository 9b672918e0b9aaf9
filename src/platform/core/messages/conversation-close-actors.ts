import { fromPromise } from 'xstate';
import type { ActorsOf } from '#machines/core/actors.ts';
import { conversationCloseMachine } from '#machines/core/conversation-close/machine.ts';
import { refreshed } from '#src/platform/accounts/staff-act.ts';
import type { ProfileDeps } from '#src/platform/accounts/step-up-actors.ts';
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
    } satisfies ActorsOf<typeof conversationCloseMachine>,
  });
}
