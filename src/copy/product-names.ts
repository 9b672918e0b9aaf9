import type { components } from '#openapi/generated/types.ts';
import { productWords } from '#src/copy/products.gen.ts';

export const PRODUCT_NAMES = Object.keys(productWords) as components['schemas']['ProductName'][];
