type Query = Readonly<Record<string, string | number | boolean | undefined>>;
/** A page that takes no query. */
type Plain = Readonly<Record<string, never>>;

/** A page; of its query what is undefined stays out, and `part` is where on it a reader lands. */
const page =
  <Search extends Query = Plain, Part extends string = never>(path: string) =>
  (query?: Search, part?: Part): string => {
    const known = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
    const search = known.map(([name, value]) => `${name}=${encodeURIComponent(value ?? '')}`).join('&');
    return path + (search && `?${search}`) + (part ? `#${part}` : '');
  };
const pageOf = (path: string) => (id: string) => `${path}/${id}`;

/**
 * Every page of the site, as links, mails and returns from the bank write it: paths, to be put behind the origin where
 * somebody reads them elsewhere. The router's own `to` is typed by its routes and needs none of this.
 */
export const pathTo = {
  home: page('/'),

  searchFlights: page('/iran-flight'),
  /** Results and steps of a booking; without a route the form's own page of them. */
  flights: (route?: Readonly<{ origin: string; destination: string }>, query?: Query) =>
    page<Query>(route ? `/flights/${route.origin}-${route.destination}` : '/flights')(query),
  /** Where a booking of flights becomes tickets; without an order what all such pages begin with. */
  issue: (orderId?: string) => (orderId ? `/flights/issue/${orderId}` : '/flights/issue'),
  searchHotels: page<Query>('/hotel'),
  /** The list of a search. */
  hotels: page<Query>('/hotel/search/results'),
  /** A hotel by its link, as `isfahan/abbasi-hotel`; or the hotels of a city or country. */
  hotel: (link: string, query?: Query) => page<Query>(`/hotel/${link}`)(query),
  /** A step of an order of a stay. */
  hotelStep: (step: 'passengers' | 'confirm', query?: Query) => page<Query>(`/hotel/reserve/${step}`)(query),
  /** Where a stay becomes a voucher; without an order what all such pages begin with. */
  voucher: (orderId?: string) => (orderId ? `/hotel/issue/${orderId}` : '/hotel/issue'),
  hotelRules: page<Plain, 'count' | 'refunds'>('/hotel-rules'),
  flightRules: page<Plain, 'holds' | 'fares' | 'refunds'>('/flight-rules'),

  /** Whether a group needs a visa; with a query the answer. */
  visa: page<Query>('/iran-visa'),
  /** A request: its beginning, its tasks and their pages. */
  visaRules: page<Plain>('/visa-rules'),
  visaRequest: page<Query>('/iran-visa/request'),
  visaConfirm: pageOf('/iran-visa/confirm'),
  /** The tracker of a request; without an order what all such pages begin with. */
  visaIssue: (orderId?: string) => (orderId ? `/iran-visa/issue/${orderId}` : '/iran-visa/issue'),

  /** What is booked for the days of a request, as a paper for the consulate. */
  visaItinerary: pageOf('/iran-visa/itinerary'),

  /** The desks of the staff; there only where somebody is named to be staff. */
  staff: () => '/staff',
  /** What waits for the staff, or one request; there only where somebody is named to be staff. */
  staffVisa: (orderId?: string) => (orderId ? `/staff/visa/${orderId}` : '/staff/visa'),
  /** What was written to us, a page of it; for the staff as above. */
  staffMessages: page<{ readonly state?: string | undefined; readonly cursor?: string | undefined }>('/staff/messages'),
  /** One conversation at the desk. */
  staffMessage: pageOf('/staff/messages'),

  /** Opens an order by its reference and e-mail. `order`: leads on to it where it may be read; `arrival`: back from the bank. */
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

  /** What a guest has booked and begun; who is signed in sees it among the orders. */
  trip: page('/trip'),
  /** What is held out in Persian on the way: to a driver, at a desk, to a doctor. Nothing else of the trip. */
  tripCards: page<Plain, 'driver' | 'desk' | 'doctor'>('/trip/cards'),
  /** A message to us; `order`: what it is about. */
  contact: page<{ readonly order?: string }>('/contact'),
  /** What was written to us and answered, for who wrote it. */
  conversation: (conversationId: string) => `/contact/${conversationId}`,
  /** All short answers; the panel shows those of a page. */
  help: page('/help'),
  about: page('/about'),
  /** The map of the country; `place`: whose card is open. */
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
  /** The search of the blog; with `q` what it finds. */
  blogSearch: page<{ readonly q?: string }>('/blog/search'),
  /** One page of the blog, by its slug. */
  post: pageOf('/blog'),
  /** The feed of the blog; the server draws it. */
  blogSitemap: page('/blog/sitemap.xml'),
  blogFeed: page('/blog/feed.xml'),

  terms: page('/terms'),
  privacy: page('/privacy'),
  offline: page('/offline'),

  /** The end of a newsletter's mails; the server draws it. */
  newsletter: pageOf('/newsletter'),
};

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
