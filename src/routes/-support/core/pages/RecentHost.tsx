import { type ComponentType, useEffect, useState } from 'react';
import { keepsSearches, RECENT_SEARCHES } from '#src/platform/core/device/recent-key.ts';
import css from '#src/screens/core/home/RecentSearches.module.css';

type ListProps = { readonly today: string };

/** The server knows of no search: where this browser keeps some, the page wakes by itself. Their list comes after it. */
export function RecentHost({ today }: ListProps) {
  const [List, setList] = useState<ComponentType<ListProps> | null>(null);
  useEffect(() => {
    if (!keepsSearches()) return;
    // What is lost here, only these lines lack.
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
