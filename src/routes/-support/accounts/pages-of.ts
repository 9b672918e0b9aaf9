/** How much of a list is shown, as its address says: `?pages=2`. One page is the address without it. */
export function pagesOf({ pages }: Record<string, unknown>): { pages?: number } {
  const count = Number(pages);
  return Number.isInteger(count) && count > 1 && count < 100 ? { pages: count } : {};
}
