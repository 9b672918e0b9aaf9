import { m } from '#src/copy/generated/messages.js';

/**
 * Notice above pages for users without JavaScript. src/styles/global.css hides what needs it and styles this notice, because the component
 * exists only on the server.
 */
export const NoScriptBar = () => (
  <p>
    <strong>{m.site_noscript()}</strong> {m.site_noscript_text()}
  </p>
);
