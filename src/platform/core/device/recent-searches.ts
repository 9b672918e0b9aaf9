import type { components } from '#openapi/generated/types.ts';
import { deviceList } from '#src/platform/core/device/device-list.ts';
import { RECENT_SEARCHES } from '#src/platform/core/device/recent-key.ts';

/** What was looked for on this device, with who travels. */
export type RecentSearch = {
  readonly product: components['schemas']['ProductName'];
  /** One search has one line: another day of the same way takes its place. */
  readonly line: string;
  /** As the product's addresses say it; whoever shows it reads it as an address, as anybody may have written it. */
  readonly asked: Readonly<Record<string, unknown>>;
};

const MOST = 5;

const isSame = (one: RecentSearch, other: RecentSearch) => one.product === other.product && one.line === other.line;

/** The latest first. */
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

/** Whoever has this browser may have written anything there. */
function isRecent(kept: unknown): kept is RecentSearch {
  if (typeof kept !== 'object' || kept === null) return false;
  const { product, line, asked } = kept as Record<string, unknown>;
  const isText = (value: unknown) => typeof value === 'string' && value.length <= 200;
  return isText(product) && isText(line) && typeof asked === 'object' && asked !== null;
}

const searches = deviceList(RECENT_SEARCHES, isRecent);
