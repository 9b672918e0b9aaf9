import type { components } from '#openapi/generated/types.ts';

type Schemas = components['schemas'];
/** null while it is read; where that failed the way to read it again. */
type Read<T> = T | { readonly again: () => void } | null;

/** What the forms of a train or a bus read, as hooks. */
export type RunReads = {
  /** What was told about the people, in their order. */
  readonly useToldPeople: (orderId: string) => Read<readonly Schemas['ToldPassenger'][]>;
  /** What can be taken instead of a run that was cancelled. */
  readonly useOtherRuns: (orderId: string) => Read<Schemas['OtherRuns']>;
};
