import type { components } from '#openapi/generated/types.ts';

/** Download link of a paper: a plain link works without JavaScript. */
export const paperHref = (orderId: string, file: components['schemas']['PaperFileName']): string =>
  `/api/orders/${orderId}/documents/${file}`;
