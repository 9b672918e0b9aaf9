import { m } from '#src/copy/generated/messages.js';

/**
 * Above each page, for who has no scripts. What needs them is not shown then: src/styles/global.css says what that is, and
 * how this looks, as the component itself is on the server alone.
 */
export const NoScriptBar = () => (
  <p>
    <strong>{m.site_noscript()}</strong> {m.site_noscript_text()}
  </p>
);
