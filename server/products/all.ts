import type { KeptByProducts } from '#server/accounts/retention.ts';
import type { LinkPage } from '#server/http/link-page.ts';
import { inquiryRetention } from '#server/orders/inquiries/retention.ts';
import { type ProductOf, productsOf } from '#server/orders/product.ts';
import type { ProductWork } from '#server/orders/product-work.ts';
import { pictureRetention } from '#server/pictures/retention.ts';
import {
  linkPages as foundPages,
  retentions as foundRetentions,
  works as foundWorks,
  products,
} from '#server/products/registry.gen.ts';

/** The site's products. Orders, payments and background work get this lookup as a dependency and know no product. */
export const productOf: ProductOf = productsOf(products);

export const productNames: readonly string[] = Object.keys(products);

export const works: Readonly<Record<string, ProductWork>> = foundWorks;

/** Pages behind links of their mails. */
export const productLinkPages: readonly LinkPage[] = foundPages;

/** How products delete personal data in their own tables, and pictures and inquiries in the shared ones. */
export const retentions: KeptByProducts = [...foundRetentions, pictureRetention(products), inquiryRetention];
