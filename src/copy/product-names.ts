import type { components } from '#openapi/generated/types.ts';
import { productWords } from '#src/copy/products.gen.ts';

/** What is sold here, as lists offer it. */
export const PRODUCT_NAMES = Object.keys(productWords) as components['schemas']['ProductName'][];
