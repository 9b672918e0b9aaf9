import type { Problem } from '#domain/core/problem.ts';
import type { ContactSnapshot } from '#machines/core/contact/machine.ts';
import type { ContactFault, KeptMessage } from '#machines/core/contact/types.ts';

export type ContactView =
  | {
      kind: 'writing';
      isSending: boolean;
      faults: readonly ContactFault[];
      /** Counts rejected submits. Each increase moves the focus to the first error. */
      focusAsked: number;
      problem: Problem | null;
    }
  | { kind: 'sent'; kept: KeptMessage };

export function contactView(snapshot: ContactSnapshot): ContactView {
  const { kept, faults, focusAsked, problem } = snapshot.context;
  if (kept) return { kind: 'sent', kept };
  return { kind: 'writing', isSending: snapshot.matches('sending'), faults, focusAsked, problem };
}
