import type { Problem } from '#domain/core/problem.ts';
import type { ContactSnapshot } from '#machines/core/contact/machine.ts';
import type { ContactFault, KeptMessage } from '#machines/core/contact/types.ts';

export type ContactView =
  | {
      kind: 'writing';
      isSending: boolean;
      faults: readonly ContactFault[];
      /** Counts how often the form was refused: each time the focus goes to what is wrong. */
      focusAsked: number;
      problem: Problem | null;
    }
  | { kind: 'sent'; kept: KeptMessage };

/** Total: every state of the chart has a view. */
export function contactView(snapshot: ContactSnapshot): ContactView {
  const { kept, faults, focusAsked, problem } = snapshot.context;
  if (kept) return { kind: 'sent', kept };
  return { kind: 'writing', isSending: snapshot.matches('sending'), faults, focusAsked, problem };
}
