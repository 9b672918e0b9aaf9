/** Every page of the site, as its address is written in reports. */
const PAGES = [
  '/',
  '/confirm-email',
  '/find-booking',
  '/find-booking/{orderId}',
  '/flight-rules',
  '/flights/issue/{orderId}',
  '/flights/{route}',
  '/forget-password',
  '/iran-flight',
  '/login',
  '/offline',
  '/privacy',
  '/profile',
  '/profile/account',
  '/profile/messages',
  '/profile/messages/{messageId}',
  '/profile/orders',
  '/profile/orders/{orderId}',
  '/profile/passengers',
  '/profile/transactions',
  '/reset-password',
  '/secure-password',
  '/signup',
  '/terms',
];

/**
 * The page of an address, without what the address says about a journey, an order or a person: only words of the list
 * above leave the browser. What is no page of ours may hold anything.
 */
export function pageTemplate(pathname: string): string {
  const parts = partsOf(pathname);
  const fits = (page: string) => {
    const words = partsOf(page);
    return words.length === parts.length && words.every((word, at) => word.startsWith('{') || word === parts[at]);
  };
  return PAGES.find(fits) ?? '/{unknown}';
}

const partsOf = (address: string) => address.replace(/\/+$/, '').split('/');

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
