import type { ProductWork } from '#server/jobs.ts';
import { settleInquiries } from '#server/products/hotels/inquiry.ts';

export const work: ProductWork = settleInquiries;
