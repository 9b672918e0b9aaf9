import { pathTo } from '#domain/core/page-paths.ts';
import { daysBetween } from '#domain/core/time.ts';
import { m } from '#src/copy/generated/messages.js';
import type { ProductSite } from '#src/ui/product-site.ts';

export const site: ProductSite = {
  place: 4,
  icon: 'shield-plus',
  search: pathTo.insurance(),
  searchOn: (firstDay, lastDay) => pathTo.insurance({ firstDay, days: daysBetween(firstDay, lastDay) + 1 }),
  pages: pathTo.insurance(),
  rules: { href: pathTo.insuranceRules(), text: () => m.insurancerules_title() },
};
