/** The template of an address, without what it says about a journey or an order. */
export const pageTemplate = (pathname: string): string =>
  pathname
    .replace(/^\/flights\/issue\/.+/, '/flights/issue/{orderId}')
    .replace(/^\/flights\/(?!issue\b)[^/]+\/?$/, '/flights/{route}')
    .slice(0, 200);

/** The entry's file name: its hash changes with everything that it brings. */
export function buildId(): string {
  const late = document.querySelector<HTMLElement>('script[data-entry]')?.dataset.entry;
  const entry = late ?? [...document.scripts].find(({ src }) => src.includes('/entry-'))?.src ?? '';
  const name =
    entry
      .split('/')
      .at(-1)
      ?.replace(/\.(js|tsx?)$/, '') ?? '';
  return (import.meta.env.DEV ? 'development' : name || 'unknown').slice(0, 64);
}
