import { EXTENSION_SECONDS } from '#domain/core/limits.ts';
import type { StaffSessionView } from '#machines/accounts/staff-session/view.ts';
import type { AlertView } from '#machines/core/alert/view.ts';
import type { ConsentView } from '#machines/core/consent/view.ts';
import type { ContactView } from '#machines/core/contact/view.ts';
import type { ConversationView } from '#machines/core/conversation/view.ts';
import type { ConversationCloseView } from '#machines/core/conversation-close/view.ts';
import type { FindBookingView } from '#machines/core/find-booking/view.ts';
import type { HoldSessionView } from '#machines/core/hold-session/view.ts';
import type { InquiryAddressView } from '#machines/core/inquiry-address/view.ts';
import type { CheckoutPageView, Held } from '#machines/core/order-checkout/view.ts';
import type { ThirdPartyView } from '#machines/core/third-party/view.ts';
import type { CountryMapView } from '#machines/country/country-map/view.ts';
import { m } from '#src/copy/generated/messages.js';
import { problemText } from '#src/copy/problems.ts';
import { closeProblemText } from '#src/screens/accounts/staff/messages/CloseConversation.tsx';
import { staffProblem } from '#src/screens/accounts/staff/staff-words.ts';
import { replyProblemText } from '#src/screens/core/contact/conversation/ReplyForm.tsx';

// What a screen must show for a view, in the words and roles of the page. Written independently of the screens.

export type Fault = string;
type Expectation = readonly [what: string, isRight: boolean];

export const faults = (...asked: readonly Expectation[]): Fault[] =>
  asked.flatMap(([what, isRight]) => (isRight ? [] : [what]));

export const headingOf = (page: HTMLElement): string => words(page.querySelector('h1'));
const words = (element: Element | null): string => (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
export const shows = (page: HTMLElement, text: string): boolean =>
  words(page).includes(text.replaceAll(/\s+/g, ' ').trim());
export const has = (page: HTMLElement, selector: string): boolean => page.querySelector(selector) !== null;
export const hasButton = (page: HTMLElement, name: string): boolean =>
  [...page.querySelectorAll('button, a')].some((button) => words(button).includes(name));
const BUSY = '[aria-busy="true"], [data-busy], [aria-disabled="true"]';
export const isBusy = (page: HTMLElement): boolean => has(page, BUSY);
/** True for this button only; another button may be busy too. */
export const isBusyButton = (page: HTMLElement, name: string): boolean =>
  [...page.querySelectorAll('button')].some((button) => words(button).includes(name) && button.matches(BUSY));

/** The countdown of a hold: visible while it runs, with an extension offered near the end when one is left. */
function holdFaults(page: HTMLElement, session: HoldSessionView): Fault[] {
  if (session.kind === 'expired') return [];
  const isClosing = session.phase !== 'calm' && session.canExtend;
  return faults(
    ['the time of the hold', has(page, '[data-part="clock"]')],
    // The page's own clock ends no hold: it says that the server is asked, which alone knows of extensions.
    ['that the server is asked', !session.isAsking || shows(page, m.ui_hold_asking())],
    [
      'the offer of more time',
      !isClosing ||
        hasButton(page, m.ui_add_time({ minutes: EXTENSION_SECONDS / 60 })) ||
        shows(page, m.ui_hold_asking()),
    ],
  );
}

type TextOf = typeof problemText;

/** A product's words on the shared pages. */
export type CheckoutWords = {
  readonly people: () => string;
  readonly starting: () => string;
  readonly atBank: () => string;
  readonly ended: () => string;
  readonly slow: () => string;
  readonly issuing: () => string;
  readonly wayToHeld: () => string;
  /** When everything is sold out. */
  readonly soldOut: TextOf;
  /** On the product's own pages. */
  readonly textOf: TextOf;
  readonly hasPapers: (page: HTMLElement) => boolean;
};

/** The list uses the texts of flights, the checkout the shared ones. */
const refusalFaults = (page: HTMLElement, session: HoldSessionView, textOf: TextOf = problemText): Fault[] =>
  session.kind === 'expired'
    ? []
    : faults(['why there is no more time', !session.problem || shows(page, textOf(session.problem))]);

/** What happens to the hold while the list shows. */
export const awayFaults = (page: HTMLElement, { session }: Held, words: CheckoutWords): Fault[] => [
  ...faults(['the way to what is held', hasButton(page, words.wayToHeld())]),
  ...holdFaults(page, session),
  ...refusalFaults(page, session, words.textOf),
];

/** The pages shared by all products, from the details to the documents. */
export function checkoutFaults(page: HTMLElement, view: CheckoutPageView, words: CheckoutWords): Fault[] {
  const heading = headingOf(page);
  switch (view.kind) {
    case 'passengers':
      return [
        ...faults(
          ['its heading', heading.includes(words.people())],
          ['the form', has(page, 'form input[name], form input[id]')],
          ['that it is being sent', !view.isSubmitting || isBusy(page)],
          ['the problem', !view.problem || view.problem.fields !== undefined || shows(page, problemText(view.problem))],
          ['which field is wrong', view.problem?.fields === undefined || has(page, '[aria-invalid="true"]')],
        ),
        ...holdFaults(page, view.session),
        ...refusalFaults(page, view.session),
      ];
    case 'review':
      return [
        ...faults(
          ['its heading', heading.includes(m.review_title())],
          ['that the payment starts', view.payment !== 'starting' || shows(page, words.starting())],
          ['that the bank is open', view.payment !== 'atBank' || shows(page, words.atBank())],
          ['the problem', !view.problem || view.problem.price !== undefined || shows(page, problemText(view.problem))],
          ['the protection', !view.cancelPackage || has(page, 'input:checked')],
        ),
        ...holdFaults(page, view.session),
        ...refusalFaults(page, view.session),
      ];
    case 'expired': {
      const title = view.page === 'confirm' ? m.review_title() : words.people();
      const isSoldOut = view.problem?.code === 'sold_out';
      // Without access to the order, nobody knows whether the hold has ended.
      const isLost = view.problem?.code === 'order_unknown';
      const textOf = isSoldOut ? words.soldOut : problemText;
      return faults(
        ['its heading', heading.includes(title)],
        ['that the hold ended', view.isPriceChanged || isSoldOut || isLost || shows(page, words.ended())],
        ['the problem', !view.problem || view.isPriceChanged || shows(page, textOf(view.problem))],
        ['that it is taken again', !view.isHolding || isBusy(page)],
        ['that the supplier is slow', !view.isSupplierSlow || shows(page, words.slow())],
      );
    }
    case 'verifying':
      return faults(['its heading', heading.includes(m.issue_verifying_title())]);
    case 'issuing': {
      const title = view.issue.kind === 'refunding' ? m.issue_refunding_title() : words.issuing();
      return faults(['its heading', heading.includes(title) || view.issue.kind === 'settled']);
    }
    case 'issued':
      return faults(['the papers', words.hasPapers(page)]);
    case 'refunded':
      return faults(['its heading', heading.includes(m.issue_refunded_title())]);
    case 'resuming':
      return faults(
        ['its heading', heading.includes(m.issue_resuming_title())],
        ['the problem', !view.problem || shows(page, problemText(view.problem))],
      );
  }
}

export const findBookingFaults = (page: HTMLElement, view: FindBookingView): Fault[] =>
  faults(
    ['its heading', headingOf(page).includes(m.issue_find_title())],
    ['that it is looking', view.kind !== 'finding' || isBusy(page)],
    [
      'the problem',
      view.kind !== 'asking' || (view.problem !== null) === has(page, '[role="status"] *, [role="alert"] *'),
    ],
  );

export const inquiryAddressFaults = (page: HTMLElement, view: InquiryAddressView): Fault[] =>
  faults(
    ['the field', has(page, '#inquiry-email')],
    ['that it is sent', (view.kind === 'leaving') === isBusyButton(page, m.inquiry_email_send())],
    ['what is wrong', view.faults.length > 0 === has(page, '#inquiry-email[aria-invalid]')],
    [
      'where it goes',
      !view.isLeft ||
        view.problem !== null ||
        view.faults.length > 0 ||
        shows(page, m.inquiry_email_left({ email: 'anna.keller@example.org' })),
    ],
    ['the problem', !view.problem || view.faults.length > 0 || shows(page, problemText(view.problem))],
  );

export const countryMapFaults = (page: HTMLElement, view: CountryMapView): Fault[] =>
  faults(
    ['the map', headingOf(page).includes(m.countrymap_title())],
    ['that its code comes', view.kind !== 'loading' || isBusy(page)],
    ['that it did not come', (view.kind === 'failed') === shows(page, m.countrymap_failed())],
    ['each layer', view.layers.length === page.querySelectorAll('input[type="checkbox"]:checked').length],
    ['the sites', view.layers.includes('unesco') === has(page, '#map-unesco')],
    ['the card of the place', (view.chosen !== null) === hasButton(page, m.countrymap_place())],
  );

export const contactFaults = (page: HTMLElement, view: ContactView): Fault[] =>
  view.kind === 'sent'
    ? faults(
        ['the number', shows(page, view.kept.number)],
        ['whether somebody reads it', view.kept.isRead !== shows(page, m.contact_sent_unread())],
      )
    : faults(
        ['what is missing', page.querySelectorAll('[role="alert"] li').length === view.faults.length],
        ['what went wrong', view.problem === null || shows(page, problemText(view.problem))],
        ['that it is on its way', view.isSending === isBusy(page)],
      );

export const consentFaults = (page: HTMLElement, view: ConsentView): Fault[] =>
  faults(
    ['the question', (view.kind === 'asking') === hasButton(page, m.thirdparties_agree())],
    ['a no as near as the yes', (view.kind === 'asking') === hasButton(page, m.thirdparties_refuse())],
    ['each that is named', view.parties.every(({ host }) => shows(page, host))],
    [
      'who is agreed to',
      view.kind === 'asking' ||
        [...page.querySelectorAll<HTMLInputElement>('input[type=checkbox]')].map(({ checked }) => checked).join() ===
          view.parties.map(({ isAgreed }) => isAgreed).join(),
    ],
    [
      'that the browser refuses',
      (view.kind === 'settled' && view.isRefusedByBrowser) === shows(page, m.thirdparties_by_browser()),
    ],
  );

export const thirdPartyFaults = (page: HTMLElement, { kind }: ThirdPartyView): Fault[] =>
  faults(
    ['that it comes', (kind === 'loading') === shows(page, m.thirdparties_chat_loading())],
    ['that it does not come', (kind === 'failed') === shows(page, m.thirdparties_chat_failed())],
    ['another way', (kind === 'failed') === hasButton(page, m.help_contact())],
    ['another try', (kind === 'failed') === hasButton(page, m.thirdparties_chat_again())],
  );

export const conversationFaults = (page: HTMLElement, view: ConversationView): Fault[] =>
  faults(
    ['that a text is missing', (view.fault !== null) === has(page, '[aria-invalid="true"]')],
    ['what went wrong', view.problem === null || shows(page, replyProblemText(view.problem))],
    ['that it is on its way', (view.kind === 'sending') === isBusy(page)],
    // During sending the field may already contain the next text.
    [
      'that it is sent',
      (view.sent > 0 && view.problem === null && view.kind !== 'sending') === shows(page, m.conversation_sent()),
    ],
  );

export const conversationCloseFaults = (page: HTMLElement, view: ConversationCloseView): Fault[] =>
  faults(
    ['what went wrong', view.kind !== 'idle' || !view.problem || shows(page, closeProblemText(view.problem))],
    ['that it is on its way', (view.kind === 'closing') === isBusy(page)],
    ['that it is done', (view.kind === 'idle' && view.isDone) === shows(page, m.staff_done())],
  );

export const staffSessionFaults = (page: HTMLElement, view: StaffSessionView): Fault[] =>
  faults(
    ['what went wrong', view.problem === null || shows(page, staffProblem(view.problem))],
    ['that it is on its way', (view.kind !== 'asking') === isBusy(page)],
  );

export const alertFaults = (page: HTMLElement, view: AlertView): Fault[] =>
  faults(
    ['the banner', (view.kind === 'visible') === has(page, '[role="alert"], [role="status"]')],
    ['its text', view.kind !== 'visible' || shows(page, view.text)],
  );
