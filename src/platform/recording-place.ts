/** The template of an address, without what it says about a journey, an order or a person. */
export const pageTemplate = (pathname: string): string =>
  pathname
    .replace(/^\/flights\/issue\/.+/, '/flights/issue/{orderId}')
    .replace(/^\/flights\/(?!issue\b)[^/]+\/?$/, '/flights/{route}')
    .replace(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi, '{id}')
    .slice(0, 200);

/** The entry's file name: its hash changes with everything that it brings. */
export function buildId(): string {
  if (import.meta.env.DEV) return 'development';
  const entry = performance.getEntriesByType('resource').find(({ name }) => name.includes('/entry-client-'))?.name;
  return (
    entry
      ?.split('/')
      .at(-1)
      ?.replace(/\.js.*$/, '')
      .slice(0, 64) ?? 'unknown'
  );
}
