import { pathTo } from '#domain/core/page-paths.ts';
import type { ProductSite } from '#src/ui/product-site.ts';

/** After what a whole journey needs: one rides when one is there. */
export const site: ProductSite = { place: 5, icon: 'car', search: pathTo.transport(), pages: pathTo.transport() };
