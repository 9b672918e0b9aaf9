import type { ProductWork } from '#server/orders/product-work.ts';
import { settleInquiries } from '#server/products/hotels/inquiry.ts';

export const work: ProductWork = settleInquiries;
