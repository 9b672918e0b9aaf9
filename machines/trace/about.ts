/** What a chart cannot say of itself, for the table of `machines/README.md`. In Markdown; `–` for none. */
export type About = {
  readonly models: string;
  /** How long it waits, and for what. */
  readonly deadline: string;
  readonly routes: string;
  readonly screen: string;
};
