import { VISA_PAGE_ORDER, type VisaPage } from '#domain/visa/visa-application.ts';

/** The next incomplete page, continuing from the top after the last; null: all are complete. */
export function pageAfter(page: VisaPage, left: readonly VisaPage[]): VisaPage | null {
  const at = VISA_PAGE_ORDER.indexOf(page);
  const order = [...VISA_PAGE_ORDER.slice(at + 1), ...VISA_PAGE_ORDER.slice(0, at + 1)];
  return order.find((next) => left.includes(next)) ?? null;
}
