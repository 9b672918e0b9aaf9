import { m } from '#src/copy/generated/messages.js';
import css from '#src/ui/LostBar.module.css';

/**
 * Below the head, where one sees it wherever the page was scrolled to. In every page from the server on, because what did
 * not come may be the code of the page itself: `data-lost` on the root element shows it.
 */
export const LostBar = () => (
  <div className={css.bar} role="status">
    <p>
      <strong>{m.site_lost_bar()}</strong> {m.site_lost_bar_text()}{' '}
      {/* The target keeps it a load: the router would only show the page anew. */}
      {/* biome-ignore lint/a11y/useValidAnchor: an empty address is this page with its query. */}
      <a href="" target="_self">
        {m.site_lost_bar_again()}
      </a>
    </p>
  </div>
);
