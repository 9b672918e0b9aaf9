import { pathTo } from '#domain/core/page-paths.ts';
import { m } from '#src/copy/generated/messages.js';
import type { ProductSite } from '#src/ui/product-site.ts';

/** The last: one orders it once days and places are known. */
export const site: ProductSite = {
  place: 6,
  icon: 'card',
  search: pathTo.card(),
  pages: pathTo.card(),
  rules: { href: pathTo.cardRules(), text: () => m.cardrules_title() },
};
