/** Replacement text for names of states and of view properties. */
export type Words = Readonly<Record<string, string>>;

/** Paths of view properties that no screen has to show (`task.focusAsked`), each with the reason. */
export type Unseen = Readonly<Record<string, string>>;

/** Facts that the chart does not contain, for the table of `machines/README.md`. In Markdown; `–` for none. */
export type About = {
  readonly models: string;
  /** Which deadlines it has, and for what. */
  readonly deadline: string;
  readonly routes: string;
  readonly screen: string;
  /**
   * Replacement text in story names where the names of chart and view are not readable: by state (`idle`), or by
   * view property and value (`hasFailed true`). '' leaves the name out.
   */
  readonly words?: Words;
  readonly unseen?: Unseen;
  /** Why no journey goes its covering path in a browser. Children of a flow that has one are gone through with it. */
  readonly withoutPath?: string;
};
