import { m } from '#src/copy/generated/messages.js';

/**
 * For forms without an action: without JavaScript the rest of the form is hidden (src/styles/global.css). Only the server renders
 * `noscript` content; no browser creates it.
 */
export const NeedsScript = ({ text }: { readonly text?: () => string }) => (
  <noscript>{import.meta.env.SSR ? <p>{(text ?? m.site_noscript_form)()}</p> : null}</noscript>
);
