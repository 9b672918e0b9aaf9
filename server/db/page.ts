/** Of one row more than a page has: the page, and its last row when there are more after it. */
export function pageOf<T>(rows: readonly T[], limit: number): { page: readonly T[]; last: T | undefined } {
  const page = rows.slice(0, limit);
  return { page, last: rows.length > limit ? page.at(-1) : undefined };
}
