import { isWithin } from '#domain/core/page-paths.ts';
import { productWords } from '#src/copy/products.gen.ts';
import { productSites } from '#src/screens/product-sites.gen.ts';

/** Products with pages, in display order. Unsold products are not listed. */
export const productLinks = (Object.keys(productSites) as (keyof typeof productSites)[])
  .map((id) => ({ id, text: productWords[id], ...productSites[id] }))
  .sort((a, b) => a.place - b.place);

export type ProductLink = (typeof productLinks)[number];

export const productRules = productLinks.flatMap(({ id, rules }) => (rules ? [{ id: `${id}-rules`, ...rules }] : []));

export const isOf = ({ search, pages }: ProductLink, path: string): boolean => path === search || isWithin(path, pages);
