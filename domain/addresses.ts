type Query = Readonly<Record<string, string | number | boolean | undefined>>;

/** What is undefined stays out. */
function withQuery(path: string, query: Query): string {
  const known = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return known.length > 0 ? `${path}?${known.join('&')}` : path;
}

/** `#holds` of a page; a reader lands there. */
const at = (part: string | undefined) => (part ? `#${part}` : '');

/**
 * Every page of the site, as links, mails and returns from the bank write it: paths, to be put behind the origin where
 * somebody reads them elsewhere. The router's own `to` is typed by its routes and needs none of this.
 */
export const pathTo = {
  home: () => '/',

  searchFlights: () => '/iran-flight',
  /** Results and steps of a booking; without a route the form's own page of them. */
  flights: (route?: Readonly<{ origin: string; destination: string }>, query: Query = {}) =>
    withQuery(route ? `/flights/${route.origin}-${route.destination}` : '/flights', query),
  issue: (orderId?: string) => (orderId ? `/flights/issue/${orderId}` : '/flights/issue'),
  flightRules: (part?: 'holds' | 'fares') => `/flight-rules${at(part)}`,

  findBooking: (query: { readonly reference?: string } = {}) => withQuery('/find-booking', query),
  foundOrder: (orderId: string) => `/find-booking/${orderId}`,

  login: (query: { readonly redirect?: string; readonly again?: true } = {}) => withQuery('/login', query),
  signUp: (query: Query = {}) => withQuery('/signup', query),
  forgetPassword: () => '/forget-password',
  resetPassword: (query: { readonly token?: string } = {}) => withQuery('/reset-password', query),
  securePassword: () => '/secure-password',
  confirmEmail: (query: { readonly token: string }) => withQuery('/confirm-email', query),

  profile: () => '/profile',
  orders: (query: Query = {}) => withQuery('/profile/orders', query),
  order: (orderId: string) => `/profile/orders/${orderId}`,
  messages: (query: Query = {}) => withQuery('/profile/messages', query),
  message: (messageId: string) => `/profile/messages/${messageId}`,
  savedPassengers: () => '/profile/passengers',
  transactions: (query: Query = {}, part?: 'pay-out') => `${withQuery('/profile/transactions', query)}${at(part)}`,
  account: () => '/profile/account',

  terms: () => '/terms',
  privacy: () => '/privacy',
  offline: () => '/offline',

  /** The end of a newsletter's mails; the server draws it. */
  newsletter: (subscriptionId: string) => `/newsletter/${subscriptionId}`,
} as const;

/** Whether a path is this page or one below it. */
export const isWithin = (path: string, page: string): boolean => path === page || path.startsWith(`${page}/`);

/** Pages of signing in: nobody is led back to one. */
const SIGN_IN = [
  pathTo.login(),
  pathTo.signUp(),
  pathTo.forgetPassword(),
  pathTo.resetPassword(),
  pathTo.securePassword(),
];
export const isSignInPage = (path: string): boolean => SIGN_IN.some((page) => isWithin(path, page));
