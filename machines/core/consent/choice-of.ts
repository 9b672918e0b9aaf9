import type { KnownParty } from '#domain/core/third-parties.ts';
import type { Choice } from '#machines/core/consent/types.ts';

/** The visitor's choice for a party at this host; undefined when there is none. */
export const choiceOf = (choices: readonly Choice[], { party, host }: KnownParty): Choice | undefined =>
  choices.find((choice) => choice.party === party && choice.host === host);
