import { VISA_PAGE_ORDER, type VisaPage } from '#domain/visa/visa-application.ts';

/** The page that follows: the next one on which something is missing, from the top again after the last; null: none is. */
export function pageAfter(page: VisaPage, left: readonly VisaPage[]): VisaPage | null {
  const at = VISA_PAGE_ORDER.indexOf(page);
  const order = [...VISA_PAGE_ORDER.slice(at + 1), ...VISA_PAGE_ORDER.slice(0, at + 1)];
  return order.find((next) => left.includes(next)) ?? null;
}
