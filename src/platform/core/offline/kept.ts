import { OWNER_HEADER, ownerOf, PAPERS, papersCacheOf, READING_CACHE } from '#src/platform/core/offline/names.ts';

/** The caches of papers that are on this device, those of an account first: who signed in kept them last. */
export const papersCaches = async (): Promise<readonly string[]> =>
  (await caches.keys())
    .filter((name) => name.startsWith(PAPERS))
    .sort((one, two) => Number(isOfGuest(one)) - Number(isOfGuest(two)));

const isOfGuest = (name: string) => name === papersCacheOf(ownerOf(null));

/** All kept pages, papers before what was read. */
export const keptPages = async (): Promise<readonly Cache[]> =>
  Promise.all([...(await papersCaches()), READING_CACHE].map((name) => caches.open(name)));

/** Another account's papers leave the device. A guest's stay: this browser opens them for whoever sits at it. */
export async function forgetOthers(owner: string): Promise<void> {
  const mine = papersCacheOf(owner);
  const others = (await papersCaches()).filter((name) => name !== mine && !isOfGuest(name));
  await Promise.all(others.map((name) => caches.delete(name)));
}

/** The same, of whoever an answer of this site was drawn for; an answer that does not say changes nothing. */
export async function forgetOthersThan({ headers }: Pick<Response, 'headers'>): Promise<void> {
  const owner = headers.get(OWNER_HEADER);
  if (owner !== null) await forgetOthers(owner);
}
