type Query = Readonly<Record<string, string | number | boolean | undefined>>;
type Plain = Readonly<Record<string, never>>;

/** Builds a page path. Undefined query values are left out; `part` is the fragment. */
const page =
  <Search extends Query = Plain, Part extends string = never>(path: string) =>
  (query?: Search, part?: Part): string => {
    const known = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
    const search = known.map(([name, value]) => `${name}=${encodeURIComponent(value ?? '')}`).join('&');
    return path + (search && `?${search}`) + (part ? `#${part}` : '');
  };
const pageOf = (path: string) => (id: string) => `${path}/${id}`;

/**
 * Paths of all pages, for links, mails and returns from the bank. Prefix them with the origin where they are read
 * outside the site. The router's `to` is typed by its routes and does not use this.
 */
export const pathTo = {
  home: page('/'),

  searchFlights: page('/iran-flight'),
  /** Results and steps of a flight booking; without a route, its search form. */
  flights: (route?: Readonly<{ origin: string; destination: string }>, query?: Query) =>
    page<Query>(route ? `/flights/${route.origin}-${route.destination}` : '/flights')(query),
  /** Where a flight booking becomes tickets; without an order, the common path prefix. */
  issue: (orderId?: string) => (orderId ? `/flights/issue/${orderId}` : '/flights/issue'),
  searchHotels: page<Query>('/hotel'),
  hotels: page<Query>('/hotel/search/results'),
  /** A hotel by its link, such as `isfahan/abbasi-hotel`; or the hotels of a city or country. */
  hotel: (link: string, query?: Query) => page<Query>(`/hotel/${link}`)(query),
  /** A step of a hotel order. */
  hotelStep: (step: 'passengers' | 'confirm', query?: Query) => page<Query>(`/hotel/reserve/${step}`)(query),
  /** Where a hotel order becomes a voucher; without an order, the common path prefix. */
  voucher: (orderId?: string) => (orderId ? `/hotel/issue/${orderId}` : '/hotel/issue'),
  hotelRules: page<Plain, 'count' | 'refunds'>('/hotel-rules'),
  flightRules: page<Plain, 'holds' | 'fares' | 'refunds'>('/flight-rules'),

  /** Whether a group needs a visa; with a query, the answer. */
  visa: page<Query>('/iran-visa'),
  /** A visa request: start page, tasks and their pages. */
  visaRules: page<Plain>('/visa-rules'),
  visaRequest: page<Query>('/iran-visa/request'),
  visaConfirm: pageOf('/iran-visa/confirm'),
  /** The tracker of a visa request; without an order, the common path prefix. */
  visaIssue: (orderId?: string) => (orderId ? `/iran-visa/issue/${orderId}` : '/iran-visa/issue'),

  /** Bookings for the days of a visa request, as a document for the consulate. */
  visaItinerary: pageOf('/iran-visa/itinerary'),

  /** The staff desks; they exist only where staff is configured. */
  staff: () => '/staff',
  /** The staff's visa queue, or one request; exists only where staff is configured. */
  staffVisa: (orderId?: string) => (orderId ? `/staff/visa/${orderId}` : '/staff/visa'),
  /** One page of the messages to us; exists only where staff is configured. */
  staffMessages: page<{ readonly state?: string | undefined; readonly cursor?: string | undefined }>('/staff/messages'),
  staffMessage: pageOf('/staff/messages'),

  /**
   * Opens an order by reference and e-mail. `order`: where to go next, if this browser may read it; `arrival`: back
   * from the bank.
   */
  findBooking: page<{
    readonly reference?: string | undefined;
    readonly order?: string | undefined;
    readonly arrival?: string | undefined;
  }>('/find-booking'),
  foundOrder: pageOf('/find-booking'),

  login: page<{ readonly redirect?: string; readonly again?: true }>('/login'),
  signUp: page<Query>('/signup'),
  forgetPassword: page('/forget-password'),
  resetPassword: page<{ readonly token?: string }>('/reset-password'),
  securePassword: page('/secure-password'),
  confirmEmail: page<{ readonly token: string }>('/confirm-email'),

  destinations: page<Query>('/destinations'),
  place: (slug: string) => `/${slug}`,

  /** A guest's bookings and drafts; a signed-in user sees them among the orders. */
  trip: page('/trip'),
  /** Cards in Persian to show on the way: to a driver, at a desk, to a doctor. */
  tripCards: page<Plain, 'driver' | 'desk' | 'doctor'>('/trip/cards'),
  /** A message to us; `order`: the order it is about. */
  contact: page<{ readonly order?: string }>('/contact'),
  conversation: (conversationId: string) => `/contact/${conversationId}`,
  help: page('/help'),
  about: page('/about'),
  countryMap: page<{ readonly place?: string }>('/geeevmap'),

  profile: page('/profile'),
  orders: page<Query>('/profile/orders'),
  order: pageOf('/profile/orders'),
  messages: page<Query>('/profile/messages'),
  message: pageOf('/profile/messages'),
  savedPassengers: page('/profile/passengers'),
  transactions: page<Query, 'pay-out'>('/profile/transactions'),
  account: page('/profile/account'),

  blog: page('/blog'),
  /** The blog search; with `q`, its results. */
  blogSearch: page<{ readonly q?: string }>('/blog/search'),
  post: pageOf('/blog'),
  /** The blog sitemap; rendered by the server. */
  blogSitemap: page('/blog/sitemap.xml'),
  blogFeed: page('/blog/feed.xml'),

  terms: page('/terms'),
  privacy: page('/privacy'),
  offline: page('/offline'),

  /** Unsubscribes from the newsletter; rendered by the server. */
  newsletter: pageOf('/newsletter'),
};

/** True for the page itself and all pages below it. */
export const isWithin = (path: string, page: string): boolean => path === page || path.startsWith(`${page}/`);

/** Sign-in pages: never used as the page to return to. */
const SIGN_IN = [
  pathTo.login(),
  pathTo.signUp(),
  pathTo.forgetPassword(),
  pathTo.resetPassword(),
  pathTo.securePassword(),
];
export const isSignInPage = (path: string): boolean => SIGN_IN.some((page) => isWithin(path, page));
