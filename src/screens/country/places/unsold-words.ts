import type { UnsoldPart, UnsoldProduct } from '#domain/country/unsold.ts';
import { m } from '#src/copy/generated/messages.js';

const TITLES: Readonly<Record<UnsoldProduct, { readonly sold: () => string; readonly rules: () => string }>> = {
  tours: { sold: m.unsold_tours, rules: m.unsold_tours_rules },
  transport: { sold: m.unsold_transport, rules: m.unsold_transport_rules },
  card: { sold: m.unsold_card, rules: m.unsold_card_rules },
  insurance: { sold: m.unsold_insurance, rules: m.unsold_insurance_rules },
};

export const unsoldHeading = (product: UnsoldProduct, part: UnsoldPart): string =>
  TITLES[product][part === 'rules' ? 'rules' : 'sold']();

export function unsoldHead({ product, part }: { readonly product: UnsoldProduct; readonly part: UnsoldPart }) {
  const title = unsoldHeading(product, part);
  return { title: m.unsold_page_title({ title }), description: m.unsold_description({ title }) };
}
