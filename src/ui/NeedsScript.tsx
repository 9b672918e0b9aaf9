import { m } from '#src/copy/generated/messages.js';

/**
 * In a form that has no address of its own: nothing else of it is shown to who has no scripts (src/styles/global.css). What
 * stands in `noscript` comes from the server, and no browser makes it again.
 */
export const NeedsScript = ({ text }: { readonly text?: () => string }) => (
  <noscript>{import.meta.env.SSR ? <p>{(text ?? m.site_noscript_form)()}</p> : null}</noscript>
);
