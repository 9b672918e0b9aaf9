import { pathTo } from '#domain/core/page-paths.ts';
import { m } from '#src/copy/generated/messages.js';
import type { ProductSite } from '#src/ui/product-site.ts';

export const site: ProductSite = {
  place: 1,
  icon: 'plane',
  search: pathTo.searchFlights(),
  pages: pathTo.flights(),
  rules: { href: pathTo.flightRules(), text: () => m.pages_nav_flight_rules() },
};
