/**
 * What may leave the browser of the texts that a machine hears, is told or remembers, by the names of their fields. Its
 * folder says it in `fields.ts`; a name that stands in no list is a secret when it is met, and fails a test before that.
 */
export type Fields = {
  /** One of a few words of ours, or what everybody can look up, as a flight: they stay, so that guards decide the same. */
  readonly words?: readonly string[];
  /** Sentences that we wrote for people: they stay, without the secrets in them. */
  readonly texts?: readonly string[];
  /** What belongs to a person or opens something; all below such a field is secret as well. */
  readonly secrets?: readonly string[];
};
