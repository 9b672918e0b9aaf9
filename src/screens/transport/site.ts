import { pathTo } from '#domain/core/page-paths.ts';
import { m } from '#src/copy/generated/messages.js';
import type { ProductSite } from '#src/ui/product-site.ts';

/** After what a whole journey needs: one rides when one is there. */
export const site: ProductSite = {
  place: 5,
  icon: 'car',
  search: pathTo.transport(),
  pages: pathTo.transport(),
  rules: { href: pathTo.transportRules(), text: () => m.transportrules_title() },
};
