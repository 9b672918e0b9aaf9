import { m } from '#src/copy/generated/messages.js';

/** In a form that has no address of its own: nothing else of it is shown to who has no scripts (src/styles/global.css). */
export const NeedsScript = ({ text = m.site_noscript_form() }: { readonly text?: string }) => (
  <noscript>
    <p>{text}</p>
  </noscript>
);
