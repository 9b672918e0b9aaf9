import { Suspense, useEffect, useRef } from 'react';
import { pathTo } from '#domain/core/page-paths.ts';
import type { ThirdParties } from '#domain/core/third-parties.ts';
import { m } from '#src/copy/generated/messages.js';
import type { Account } from '#src/platform/accounts/guest-session.ts';
import { loginHref } from '#src/platform/accounts/login-href.ts';
import { requestSignIn } from '#src/platform/accounts/sign-in-channel.ts';
import { fetchAhead } from '#src/platform/core/flow/lost-part.ts';
import { accountMenu, loadSignIn } from '#src/routes/-support/accounts/account-menu.ts';
import { HELP_SHELL, LOGIN_SHELL } from '#src/screens/core/dialog-shells.ts';
import { isOf, productLinks, productRules } from '#src/screens/core/product-links.ts';
import { buttonLook } from '#src/ui/Button.tsx';
import { Footer } from '#src/ui/Footer.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { Masthead } from '#src/ui/Masthead.tsx';
import { Words } from '#src/ui/Words.tsx';

// Header and footer link only to existing features.
const OTHERS = [{ id: 'find-booking', href: pathTo.findBooking(), text: () => m.pages_nav_find_booking() }];
const MAP = { id: 'map', href: pathTo.countryMap(), text: () => m.countrymap_title() };
const PLACES = { id: 'places', href: pathTo.destinations(), text: () => m.places_nav() };
const TRIP = { id: 'trip', href: pathTo.trip(), text: () => m.trip_title() };

const linkTo = ({ id, href, text }: { id: string; href: string; text: () => string }, isCurrent = false) => ({
  id,
  link: (
    <a href={href} aria-current={isCurrent ? 'page' : undefined}>
      {text()}
    </a>
  ),
});

const linksFor = (path: string) => [
  ...productLinks.map((product) => linkTo({ ...product, href: product.search }, isOf(product, path))),
  ...OTHERS.map((page) => linkTo(page, page.href === path)),
];

const READING = [
  { id: 'help', href: pathTo.help(), text: () => m.help_all_title() },
  { id: 'blog', href: pathTo.blog(), text: () => m.pages_nav_blog() },
];

const LEGAL = [
  { id: 'about', href: pathTo.about(), text: () => m.about_title() },
  { id: 'contact', href: pathTo.contact(), text: () => m.contact_nav() },
  { id: 'terms', href: pathTo.terms(), text: () => m.pages_nav_terms() },
  { id: 'privacy', href: pathTo.privacy(), text: () => m.pages_nav_privacy() },
];

type FrameProps = { readonly isBooking: boolean };

type HeaderProps = FrameProps & {
  readonly path: string;
  /** The page's query, with its "?". */
  readonly search: string;
  readonly account: Account | null;
  /** Its code is loading. */
  readonly isSignInComing: boolean;
  readonly onHelp: () => void;
  /** Prefetches its code. */
  readonly onHelpNear: () => void;
};

/** Booking steps show only brand, rules and help, so that nobody leaves by accident. */
export const SiteHeader = ({ path, search, isBooking, account, isSignInComing, onHelp, onHelpNear }: HeaderProps) => (
  <Masthead
    links={isBooking ? [] : linksFor(path)}
    tools={
      <>
        {/* A link: its shell opens before hydration, and without JavaScript it leads to the same answers. */}
        <a
          {...buttonLook({ kind: 'quiet', size: 's' })}
          href={pathTo.help()}
          aria-haspopup="dialog"
          data-opens={HELP_SHELL}
          onPointerOver={onHelpNear}
          onFocus={onHelpNear}
          onClick={(event) => {
            event.preventDefault();
            onHelp();
          }}
        >
          <Icon name="help" />
          <Words>{m.help_open()}</Words>
        </a>
        <LogInOrMenu account={account} path={path} search={search} isSignInComing={isSignInComing} />
      </>
    }
  />
);

type LogInProps = Pick<HeaderProps, 'account' | 'path' | 'search' | 'isSignInComing'>;

/** "Log in" opens the modal; without JavaScript it links to the login page, which returns here. */
function LogInOrMenu({ account, path, search, isSignInComing }: LogInProps) {
  useFocusKept(account?.accountId ?? '');
  if (account) {
    const { Screen } = accountMenu;
    return (
      <Suspense>
        <Screen account={account} />
      </Suspense>
    );
  }
  const near = () => void fetchAhead(loadSignIn);
  return (
    <a
      {...buttonLook({ kind: 'quiet', size: 's' })}
      id="account-tool"
      href={loginHref(path, search)}
      {...(path === pathTo.login() ? {} : { 'aria-haspopup': 'dialog', 'data-opens': LOGIN_SHELL })}
      aria-busy={isSignInComing ? true : undefined}
      // Not `enter`: React fires no enter events for a part that waits for its code.
      onPointerOver={near}
      onFocus={near}
      onClick={(event) => {
        // The login page shows the form already.
        if (path === pathTo.login() || event.metaKey || event.ctrlKey) return;
        event.preventDefault();
        requestSignIn({ type: 'login.open', origin: 'header', email: '', phone: '' });
      }}
    >
      {isSignInComing ? null : <Icon name="user" />}
      <Words>{m.login_submit()}</Words>
    </a>
  );
}

/** Signing in or out replaces the focused link or menu: focus its replacement. */
function useFocusKept(accountId: string): void {
  const before = useRef(accountId);
  useEffect(() => {
    if (before.current === accountId) return;
    before.current = accountId;
    if (document.activeElement === document.body) document.getElementById('account-tool')?.focus();
  }, [accountId]);
}

/** A plain link: no third-party code on our pages. */
const reviewLink = (review: ThirdParties['review'] | undefined) =>
  review
    ? [
        {
          id: 'review',
          href: review.url,
          text: () => m.thirdparties_footer({ rating: review.rating, host: new URL(review.url).host }),
        },
      ]
    : [];

export const HELP_HASH = '#help';

type FooterProps = FrameProps & {
  readonly review: ThirdParties['review'] | undefined;
};

export const SiteFooter = ({ isBooking, review }: FooterProps) => {
  const honest = (
    <>
      {m.pages_honest()} <span className="nowrap">© Safar</span>
    </>
  );
  if (isBooking) return <Footer honest={honest} />;
  const columns = [
    { title: m.pages_footer_book(), links: [...linksFor(''), linkTo(TRIP), linkTo(PLACES), linkTo(MAP)] },
    {
      title: m.pages_footer_help(),
      links: [...READING, ...productRules, ...LEGAL, ...reviewLink(review)].map((page) => linkTo(page)),
    },
  ];
  return <Footer honest={honest} about={m.pages_about()} columns={columns} slug="isfahan" />;
};
