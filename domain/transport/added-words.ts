import type { components } from '#openapi/generated/types.ts';

/** What was added to a service at an airport: "Second porter × 2, Wheelchair"; empty where nothing was. */
export const addedWords = ({ added }: Pick<components['schemas']['RideItem'], 'added'>): string =>
  added.map(({ en, count }) => (count > 1 ? `${en} × ${count}` : en)).join(', ');
