import { m } from '#src/copy/generated/messages.js';
import css from '#src/screens/core/home/RecentSearches.module.css';
import type { RecentLine } from '#src/screens/core/home/recent-line.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { Words } from '#src/ui/Words.tsx';

export type RecentSearchesProps = {
  readonly searches: readonly (RecentLine & { readonly id: string })[];
  readonly onForget: (id: string) => void;
  readonly onForgetAll: () => void;
};

export const RecentSearches = ({ searches, onForget, onForgetAll }: RecentSearchesProps) =>
  searches.length > 0 ? (
    <section className={css.recent} aria-labelledby="recent">
      <h2 id="recent">{m.site_recent()}</h2>
      <ul>
        {searches.map(({ id, href, icon, text }) => (
          <li key={id}>
            <a href={href}>
              <Icon name={icon} />
              <Words>{text}</Words>
            </a>
            <button type="button" aria-label={m.site_recent_forget({ search: text })} onClick={() => onForget(id)}>
              <Icon name="x" />
            </button>
          </li>
        ))}
        <li data-all="">
          <button type="button" onClick={onForgetAll}>
            {m.site_recent_forget_all()}
          </button>
        </li>
      </ul>
    </section>
  ) : null;
