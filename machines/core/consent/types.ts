import type { FramedParty, KnownParty } from '#domain/core/third-parties.ts';

/**
 * The visitor's choice for one third party. A party at another host counts as another party: consent is asked again.
 */
export type Choice = KnownParty & { readonly isAgreed: boolean };

export type ConsentInput = {
  /** Third parties that the owner configured and that need consent. */
  readonly parties: readonly KnownParty[];
  /** Choices stored in this browser, also for parties that are no longer configured. */
  readonly choices: readonly Choice[];
  /** The browser sends a "do not share" signal, so consent is not asked. */
  readonly refusesAll: boolean;
};

export type ConsentContext = ConsentInput & {
  /** False when the browser stores nothing: consent is asked again on the next visit. */
  readonly isKept: boolean;
};

export type ConsentEvent =
  /** The parties that get consent; all others are refused. */
  | { type: 'consent.give'; agreed: readonly FramedParty[] }
  /** Another tab stored a choice. */
  | { type: 'consent.heard'; choices: readonly Choice[] };
