import type { ProductWork } from '#server/jobs.ts';
import { settleInquiries } from '#server/products/hotels/inquiry.ts';

/** What hotels do by themselves: those that are asked first answer, and what they offered ends. */
export const work: ProductWork = settleInquiries;
