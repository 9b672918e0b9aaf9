import type { FramedParty, KnownParty } from '#domain/core/third-parties.ts';

/** What a visitor said of one third party. Another host is another party, and is asked for anew. */
export type Choice = KnownParty & { readonly isAgreed: boolean };

export type ConsentInput = {
  /** Those that the owner has named and that must be agreed to. */
  readonly parties: readonly KnownParty[];
  /** What this browser remembers, also of parties that are not named any more. */
  readonly choices: readonly Choice[];
  /** The browser says for its visitor that nothing is to be shared: nobody is asked. */
  readonly refusesAll: boolean;
};

export type ConsentContext = ConsentInput & {
  /** False where the browser keeps nothing: it is asked again on the next visit. */
  readonly isKept: boolean;
};

export type ConsentEvent =
  /** Who is agreed to; all others are refused. */
  | { type: 'consent.give'; agreed: readonly FramedParty[] }
  /** Another tab has it decided. */
  | { type: 'consent.heard'; choices: readonly Choice[] };
