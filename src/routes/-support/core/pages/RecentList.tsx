import { useEffect, useState } from 'react';
import { own } from '#domain/core/own.ts';
import { onSignedOut } from '#src/platform/accounts/signed-out.ts';
import {
  forgetSearch,
  forgetSearches,
  type RecentSearch,
  readRecent,
} from '#src/platform/core/device/recent-searches.ts';
import { recentReaders } from '#src/routes/-support/core/pages/recent-readers.gen.ts';
import { RecentSearches } from '#src/screens/core/home/RecentSearches.tsx';
import type { RecentLine } from '#src/screens/core/home/recent-line.ts';

/** null for a search that is no longer possible or not readable. */
export const readLine = ({ product, asked }: RecentSearch, today: string): RecentLine | null =>
  own(recentReaders, product)?.(asked, today) ?? null;

/** Searches made on this device; removed at logout. */
export function RecentList({ today }: { readonly today: string }) {
  const [searches, setSearches] = useState(readRecent);
  useEffect(() => onSignedOut(() => setSearches([])), []);
  const shown = searches.flatMap((search) => {
    const line = readLine(search, today);
    return line ? [{ ...line, id: `${search.product} ${search.line}`, search }] : [];
  });
  const onForget = (id: string) => {
    for (const { search } of shown.filter((line) => line.id === id)) forgetSearch(search);
    setSearches(readRecent());
  };
  const onForgetAll = () => {
    forgetSearches();
    setSearches([]);
  };
  return <RecentSearches searches={shown} onForget={onForget} onForgetAll={onForgetAll} />;
}
