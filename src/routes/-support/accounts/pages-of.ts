/** Number of list pages to show, from `?pages=2`; omitted for one. */
export function pagesOf({ pages }: Record<string, unknown>): { pages?: number } {
  const count = Number(pages);
  return Number.isInteger(count) && count > 1 && count < 100 ? { pages: count } : {};
}
