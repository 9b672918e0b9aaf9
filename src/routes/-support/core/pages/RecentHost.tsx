import { type ComponentType, useEffect, useState } from 'react';
import { keepsSearches, RECENT_SEARCHES } from '#src/platform/core/device/recent-key.ts';
import css from '#src/screens/core/home/RecentSearches.module.css';

type ListProps = { readonly today: string };

/** The server knows no searches: where this browser has some, the page hydrates early and loads the list. */
export function RecentHost({ today }: ListProps) {
  const [List, setList] = useState<ComponentType<ListProps> | null>(null);
  useEffect(() => {
    if (!keepsSearches()) return;
    // A failure costs only these lines.
    import('#src/routes/-support/core/pages/RecentList.tsx')
      .then(({ RecentList }) => setList(() => RecentList))
      .catch(() => null);
  }, []);
  return (
    <div className={css.room} data-kept={RECENT_SEARCHES}>
      {List ? <List today={today} /> : null}
    </div>
  );
}
