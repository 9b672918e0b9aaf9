import type { components } from '#openapi/generated/types.ts';
import { deviceList } from '#src/platform/core/device/device-list.ts';
import { RECENT_SEARCHES } from '#src/platform/core/device/recent-key.ts';

export type RecentSearch = {
  readonly product: components['schemas']['ProductName'];
  /** Identity of a search: the same route on another day replaces the entry. */
  readonly line: string;
  /** Search parameters of the product's URL. Untrusted: readers must parse them as a URL. */
  readonly asked: Readonly<Record<string, unknown>>;
};

const MOST = 5;

const isSame = (one: RecentSearch, other: RecentSearch) => one.product === other.product && one.line === other.line;

/** Newest first. */
export const readRecent = (): readonly RecentSearch[] => searches.read();

export const rememberSearch = (search: RecentSearch): void =>
  searches.write([search, ...withoutSearch(search)].slice(0, MOST));

export function forgetSearch(search: RecentSearch): void {
  const left = withoutSearch(search);
  if (left.length > 0) searches.write(left);
  else forgetSearches();
}

export const forgetSearches = (): void => searches.forget();

const withoutSearch = (search: RecentSearch) => readRecent().filter((one) => !isSame(one, search));

/** Local storage is untrusted. */
function isRecent(kept: unknown): kept is RecentSearch {
  if (typeof kept !== 'object' || kept === null) return false;
  const { product, line, asked } = kept as Record<string, unknown>;
  const isText = (value: unknown) => typeof value === 'string' && value.length <= 200;
  return isText(product) && isText(line) && typeof asked === 'object' && asked !== null;
}

const searches = deviceList(RECENT_SEARCHES, isRecent);
