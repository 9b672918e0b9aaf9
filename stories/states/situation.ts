export type Situation = {
  readonly values: Readonly<Record<string, unknown>>;
  readonly value: unknown;
  readonly view: unknown;
  readonly input: number;
  readonly way: readonly string[];
  readonly given: unknown;
  readonly screen: string;
};
