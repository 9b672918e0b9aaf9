/** The lower of the two middle values for an even count; NaN for an empty list. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN;
