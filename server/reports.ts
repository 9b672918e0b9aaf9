import { createHash } from 'node:crypto';

/** Who sent a report, as the database knows it: it can be recognised, but not followed to the visitor's orders. */
export const senderOf = (reportId: string, visitor: string): string =>
  createHash('sha256').update(`${reportId}:${visitor}`).digest('hex');
