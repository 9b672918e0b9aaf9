import { createHash } from 'node:crypto';

/** Identifies the sender of a report: comparable, but does not lead to the visitor's orders. */
export const senderOf = (reportId: string, visitor: string): string =>
  createHash('sha256').update(`${reportId}:${visitor}`).digest('hex');
