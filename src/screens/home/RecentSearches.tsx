import { m } from '#src/copy/generated/messages.js';
import css from '#src/screens/home/Home.module.css';
import { Icon } from '#src/ui/Icon.tsx';
import { Words } from '#src/ui/Words.tsx';

export type RecentSearchesProps = {
  readonly searches: readonly {
    readonly id: string;
    readonly href: string;
    readonly icon: 'plane' | 'bed';
    readonly text: string;
  }[];
  readonly onForget: (id: string) => void;
};

/** What was looked for on this device. Its line has its room from the beginning, so nothing moves when it comes. */
export const RecentSearches = ({ searches, onForget }: RecentSearchesProps) => (
  <div className={css.recent}>
    {searches.length > 0 ? (
      <section aria-labelledby="recent">
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
        </ul>
      </section>
    ) : null}
  </div>
);
