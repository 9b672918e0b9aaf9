import type { FieldProblem, Problem } from '#domain/core/problem.ts';
import type { ConversationSnapshot } from '#machines/core/conversation/machine.ts';

export type ConversationView = {
  readonly kind: 'writing' | 'sending';
  readonly fault: FieldProblem | null;
  readonly focusAsked: number;
  readonly sent: number;
  readonly problem: Problem | null;
};

export function conversationView(snapshot: ConversationSnapshot): ConversationView {
  const { fault, focusAsked, sent, problem } = snapshot.context;
  return { kind: snapshot.matches({ text: 'sending' }) ? 'sending' : 'writing', fault, focusAsked, sent, problem };
}
