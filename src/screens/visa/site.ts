import { pathTo } from '#domain/core/page-paths.ts';
import { m } from '#src/copy/generated/messages.js';
import type { ProductSite } from '#src/ui/product-site.ts';

export const site: ProductSite = {
  place: 3,
  icon: 'stamp',
  search: pathTo.visa(),
  pages: pathTo.visa(),
  rules: { href: pathTo.visaRules(), text: () => m.visarules_title() },
};
