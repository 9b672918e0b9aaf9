import type { Tables } from '#server/db/database.ts';
import type { Product } from '#server/orders/product.ts';
import { flights } from '#server/products/flights/product.ts';

const PRODUCTS: Readonly<Record<Tables['orders']['product'], Product>> = { flights };

export const productOf = (name: Tables['orders']['product']): Product => PRODUCTS[name];
