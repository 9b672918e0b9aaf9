import { pathTo } from '#domain/core/page-paths.ts';
import { m } from '#src/copy/generated/messages.js';
import type { ProductSite } from '#src/ui/product-site.ts';

export const site: ProductSite = {
  place: 2,
  icon: 'bed',
  search: pathTo.searchHotels(),
  pages: pathTo.searchHotels(),
  rules: { href: pathTo.hotelRules(), text: () => m.hotels_rules_title() },
};
