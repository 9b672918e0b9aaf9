/** A reachable state as a story tells it. */
export type Situation = {
  readonly values: Readonly<Record<string, unknown>>;
  readonly value: unknown;
  readonly view: unknown;
  readonly input: number;
  readonly way: readonly string[];
  /** What the screen is told, without the digits of clocks. */
  readonly given: unknown;
  /** The same as text: equal where the screens are. */
  readonly screen: string;
};
