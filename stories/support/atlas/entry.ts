/** A generated story, as far as an atlas needs it. */
export type AtlasEntry = {
  readonly story: string;
  readonly name: string;
  /** Of the view. */
  readonly kind: string;
  readonly input: number;
  readonly way: readonly string[];
  /** Ids of the states in which the flow's own machine is. */
  readonly active: readonly string[];
};
