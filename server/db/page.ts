/** For rows queried with limit + 1: the page, and its last row when more rows follow. */
export function pageOf<T>(rows: readonly T[], limit: number): { page: readonly T[]; last: T | undefined } {
  const page = rows.slice(0, limit);
  return { page, last: rows.length > limit ? page.at(-1) : undefined };
}
