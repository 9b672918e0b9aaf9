import { useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * A data block: its type is not JavaScript, so it never runs and the CSP allows it without a nonce. Only the server renders it: in the
 * browser React creates script elements by innerHTML, which Trusted Types forbid. A browser never reads `json`, so pass heavy data only if
 * `import.meta.env.SSR`.
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
      // Hydration would compare by writing innerHTML.
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of ours with every "<" escaped.
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}
