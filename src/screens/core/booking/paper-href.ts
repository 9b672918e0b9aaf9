import type { components } from '#openapi/generated/types.ts';

/** Where a file of an issued order is downloaded: a plain link, which works without scripts. */
export const paperHref = (orderId: string, file: components['schemas']['PaperFileName']): string =>
  `/api/orders/${orderId}/documents/${file}`;
