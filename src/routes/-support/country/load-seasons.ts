/** What each part of the year is good for, from a moment on. All places stand behind it: a browser that opens the start needs none of them, as the server has done it. */
export async function seasonsOf({ now, today }: { readonly now: number; readonly today: string }) {
  const { seasonsFrom } = await import('#domain/country/year-seasons.ts');
  return seasonsFrom(now, today);
}
