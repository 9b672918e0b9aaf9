/**
 * Which texts of a machine (in its events, answers and context) may leave the browser, by field name. Declared in
 * `redaction.ts` of its folder. A name in no list counts as secret at run time and fails a test before that.
 */
export type RedactionFields = {
  /** Our own codes or public facts, such as a flight number. They are kept, so that guards decide the same. */
  readonly words?: readonly string[];
  /** Sentences that we wrote for people. They are kept, but secrets in them are replaced. */
  readonly texts?: readonly string[];
  readonly secrets?: readonly string[];
};
