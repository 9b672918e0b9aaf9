import { useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * A data block: its type is no JavaScript, so nothing runs and the script policy lets it stand without a nonce. It comes
 * with the page or not at all: to make a script element React writes HTML, which the page's Trusted Types forbid. So a browser
 * never reads `json`: where writing it weighs something, only the server does (`import.meta.env.SSR`).
 */
export function DataBlock({ json }: { readonly json: string }) {
  const isFromHtml = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [isKept] = useState(isFromHtml);
  if (!isKept) return null;
  return (
    <script
      type="application/ld+json"
      // Comparing would write HTML too.
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of ours with every "<" escaped.
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}
