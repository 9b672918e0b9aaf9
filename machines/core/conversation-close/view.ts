import type { Problem } from '#domain/core/problem.ts';
import type { ConversationCloseSnapshot } from '#machines/core/conversation-close/machine.ts';

export type ConversationCloseView =
  | { readonly kind: 'idle'; readonly isDone: boolean; readonly problem: Problem | null }
  | { readonly kind: 'closing' };

export function conversationCloseView(snapshot: ConversationCloseSnapshot): ConversationCloseView {
  const { isDone, problem } = snapshot.context;
  return snapshot.matches('closing') ? { kind: 'closing' } : { kind: 'idle', isDone, problem };
}
