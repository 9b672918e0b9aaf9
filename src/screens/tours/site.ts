import { pathTo } from '#domain/core/page-paths.ts';
import type { ProductSite } from '#src/ui/product-site.ts';

/** Between hotels and the visa, as one plans a trip. */
export const site: ProductSite = { place: 2.5, icon: 'users', search: pathTo.tours(), pages: pathTo.tours() };
