import { pathTo } from '#domain/addresses.ts';
import type { ProductSite } from '#src/ui/product-site.ts';

export const site: ProductSite = {
  place: 3,
  icon: 'stamp',
  search: pathTo.visa(),
  pages: pathTo.visa(),
};
