import { type Plain, page, pageOf, type Query } from '#domain/core/page-path.ts';
import { productPaths } from '#domain/core/product-paths.gen.ts';

/**
 * Paths of all pages, for links, mails and returns from the bank. Prefix them with the origin where they are read
 * outside the site. The router's `to` is typed by its routes and does not use this.
 */
export const pathTo = {
  home: page('/'),
  ...productPaths,

  /** The staff pages; they exist only where staff is configured. */
  staff: () => '/staff',
  /** What was written to us, a page of it; for the staff as above. */
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
  /** A message to us; `order`: the order it is about; `about`: what of it, in a word of the order's product, as `claim`. */
  contact: page<{ readonly order?: string; readonly about?: string }>('/contact'),
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
