/** A reachable state as a story. */
export type Situation = {
  readonly values: Readonly<Record<string, unknown>>;
  readonly value: unknown;
  readonly view: unknown;
  readonly input: number;
  readonly way: readonly string[];
  /** The screen's input without clock digits. */
  readonly given: unknown;
  /** `given` as text: equal for equal screens. */
  readonly screen: string;
};
