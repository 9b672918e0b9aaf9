import { useEffect, useState } from 'react';
import { pathTo } from '#domain/addresses.ts';
import { cityOf } from '#domain/cities.ts';
import { formatDay } from '#domain/time.ts';
import { m } from '#src/copy/generated/messages.js';
import { onPersonLeft } from '#src/platform/person-left.ts';
import { forgetSearch, keyOfRecent, type RecentSearch, readRecent } from '#src/platform/recent-searches.ts';
import { RecentSearches } from '#src/screens/home/RecentSearches.tsx';

/** The server knows of none: the list comes when the page wakes, and leaves with who logs out. */
export function RecentHost({ today }: { readonly today: string }) {
  const [searches, setSearches] = useState<readonly RecentSearch[]>([]);
  useEffect(() => {
    setSearches(readRecent(today));
    return onPersonLeft(() => setSearches([]));
  }, [today]);
  const onForget = (id: string) => {
    const search = searches.find((one) => keyOfRecent(one) === id);
    if (search) setSearches(forgetSearch(search).filter(({ departing }) => departing >= today));
  };
  return <RecentSearches searches={searches.map(lineOf)} onForget={onForget} />;
}

function lineOf(search: RecentSearch) {
  const { departing, returning } = search;
  const day = formatDay(departing);
  const id = keyOfRecent(search);
  if (search.product === 'flights') {
    const { origin, destination } = search;
    const way = { from: cityOf(origin), to: cityOf(destination), day };
    return {
      ...{ id, icon: 'plane' as const, text: m.results_leg(way) },
      href: pathTo.flights(search, {
        ...{ type: returning ? 'twoWay' : undefined, departing },
        returning: returning || undefined,
      }),
    };
  }
  const { type, id: place, name_en: name } = search;
  return {
    ...{ id, icon: 'bed' as const, text: m.site_recent_stay({ place: name, day }) },
    href: pathTo.hotels({ destination: `${type}/${place}/${name}`, departing, returning }),
  };
}
