import { createHash } from 'node:crypto';

/** Who sent a report, as the database knows it: it can be recognised, but not followed to the visitor's orders. */
export const senderOf = (traceId: string, visitor: string): string =>
  createHash('sha256').update(`${traceId}:${visitor}`).digest('hex');
