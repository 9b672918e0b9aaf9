import { m } from '#src/copy/generated/messages.js';
import css from '#src/ui/OfflineBar.module.css';

/**
 * Above the page, never over it. In every page from the server on, because what it tells may be that no code can come any
 * more: `data-offline` on the root element shows it. A kept page has its date in it.
 */
export const OfflineBar = () => (
  <div className={css.bar} role="status">
    <p>
      <strong>{m.site_offline_bar()}</strong> {m.site_offline_bar_text()}
      <span data-kept-note="" />
    </p>
  </div>
);
