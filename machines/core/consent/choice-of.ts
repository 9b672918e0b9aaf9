import type { KnownParty } from '#domain/core/third-parties.ts';
import type { Choice } from '#machines/core/consent/types.ts';

/** What was said of a party; undefined: nothing of this kind at this host. */
export const choiceOf = (choices: readonly Choice[], { party, host }: KnownParty): Choice | undefined =>
  choices.find((choice) => choice.party === party && choice.host === host);
