import { pathTo } from '#domain/core/page-paths.ts';
import type { ProductSite } from '#src/ui/product-site.ts';

/** TODO: its place among the products, and its icon. */
export const site: ProductSite = { place: 9, icon: 'ticket', search: pathTo.card(), pages: pathTo.card() };
