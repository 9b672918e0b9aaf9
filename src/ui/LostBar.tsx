import { m } from '#src/copy/generated/messages.js';
import css from '#src/ui/LostBar.module.css';

/**
 * Shown by `data-lost` on the root element, below the header at any scroll position. Part of all server HTML, because the missing chunk may
 * be the page's own code.
 */
export const LostBar = () => (
  <div className={css.bar} role="status">
    <p>
      <strong>{m.site_lost_bar()}</strong> {m.site_lost_bar_text()}{' '}
      {/* The target forces a page load: the router would only render the page again. */}
      {/* biome-ignore lint/a11y/useValidAnchor: an empty URL is this page with its query. */}
      <a href="" target="_self">
        {m.site_lost_bar_again()}
      </a>
    </p>
  </div>
);
