import { OWNER_HEADER, ownerOf, PAPERS, papersCacheOf, READING_CACHE } from '#src/platform/core/offline/names.ts';

/** Caches of papers on this device, those of accounts first: signed-in users kept theirs last. */
export const papersCaches = async (): Promise<readonly string[]> =>
  (await caches.keys())
    .filter((name) => name.startsWith(PAPERS))
    .sort((one, two) => Number(isOfGuest(one)) - Number(isOfGuest(two)));

const isOfGuest = (name: string) => name === papersCacheOf(ownerOf(null));

/** All kept pages, papers before articles. */
export const keptPages = async (): Promise<readonly Cache[]> =>
  Promise.all([...(await papersCaches()), READING_CACHE].map((name) => caches.open(name)));

/** Removes papers of other accounts. Those of guests stay: this browser opens them for any user. */
export async function forgetOthers(owner: string): Promise<void> {
  const mine = papersCacheOf(owner);
  const others = (await papersCaches()).filter((name) => name !== mine && !isOfGuest(name));
  await Promise.all(others.map((name) => caches.delete(name)));
}

/** Does the same for the owner named in a response; a response without an owner changes nothing. */
export async function forgetOthersThan({ headers }: Pick<Response, 'headers'>): Promise<void> {
  const owner = headers.get(OWNER_HEADER);
  if (owner !== null) await forgetOthers(owner);
}
