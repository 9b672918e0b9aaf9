export type Crumb = { readonly href: string; readonly text: string };

/** schema.org BreadcrumbList. URLs are relative to the page; the current page has none. */
export const breadcrumbData = (above: readonly Crumb[], here: string) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [
    ...above.map(({ href, text }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: text,
      item: href,
    })),
    { '@type': 'ListItem', position: above.length + 1, name: here },
  ],
});
