import { m } from '#src/copy/generated/messages.js';
import css from '#src/ui/OfflineBar.module.css';

/**
 * Shown above the page by `data-offline` on the root element. Part of all server HTML, because offline no code may load. A kept page has
 * its date in it.
 */
export const OfflineBar = () => (
  <div className={css.bar} role="status">
    <p>
      <strong>{m.site_offline_bar()}</strong> {m.site_offline_bar_text()}
      <span data-kept-note="" />
    </p>
  </div>
);
