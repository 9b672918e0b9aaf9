/** What to say for what a machine says. */
export type Words = Readonly<Record<string, string>>;

/** Paths of a view's parts that no screen need show (`task.focusAsked`), each with the reason. */
export type Unseen = Readonly<Record<string, string>>;

/** What a chart cannot say of itself, for the table of `machines/README.md`. In Markdown; `–` for none. */
export type About = {
  readonly models: string;
  /** How long it waits, and for what. */
  readonly deadline: string;
  readonly routes: string;
  readonly screen: string;
  /**
   * Words for the names of its stories, where those of the chart and of the view are none for a reader: of a state by its
   * name (`resting`), of something a view says by both (`hasFailed true`). '' says nothing.
   */
  readonly words?: Words;
  readonly unseen?: Unseen;
};
