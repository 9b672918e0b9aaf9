import type { UpcomingPart, UpcomingProduct } from '#domain/country/upcoming-products.ts';
import { m } from '#src/copy/generated/messages.js';

const TITLES: Readonly<Record<UpcomingProduct, { readonly sold: () => string; readonly rules: () => string }>> = {
  card: { sold: m.unsold_card, rules: m.unsold_card_rules },
};

export const upcomingHeading = (product: UpcomingProduct, part: UpcomingPart): string =>
  TITLES[product][part === 'rules' ? 'rules' : 'sold']();

export function upcomingHead({ product, part }: { readonly product: UpcomingProduct; readonly part: UpcomingPart }) {
  const title = upcomingHeading(product, part);
  return { title: m.unsold_page_title({ title }), description: m.unsold_description({ title }) };
}
