import { airportOf } from '#domain/airports.ts';
import { EXTENSION_SECONDS } from '#domain/limits.ts';
import type { AlertView } from '#machines/alert/view.ts';
import type { FindBookingView } from '#machines/find-booking/view.ts';
import type { FlightBookingView } from '#machines/flight-booking/view.ts';
import type { Held, OrderCheckoutView } from '#machines/order-checkout/view.ts';
import type { ResultsAgeView } from '#machines/results-age/view.ts';
import type { HoldSessionView } from '#machines/shared/hold-session-view.ts';
import { flightProblemText } from '#src/copy/flight-problems.ts';
import { m } from '#src/copy/generated/messages.js';
import { problemText } from '#src/copy/problems.ts';

// What must be on a screen for what its view says, in the words and roles of the page. Written without the screens.

/** Something that is wrong with a screen, in words. */
type Fault = string;
type Asked = readonly [what: string, isRight: boolean];

const faults = (...asked: readonly Asked[]): Fault[] => asked.flatMap(([what, isRight]) => (isRight ? [] : [what]));

const headingOf = (page: HTMLElement): string => words(page.querySelector('h1'));
const words = (element: Element | null): string => (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
const says = (page: HTMLElement, text: string): boolean => words(page).includes(text.replaceAll(/\s+/g, ' ').trim());
const has = (page: HTMLElement, selector: string): boolean => page.querySelector(selector) !== null;
const hasButton = (page: HTMLElement, name: string): boolean =>
  [...page.querySelectorAll('button, a')].some((button) => words(button).includes(name));
const isBusy = (page: HTMLElement): boolean => has(page, '[aria-busy="true"], [data-busy], [aria-disabled="true"]');

/** The clock of a hold: there while it runs, with the offer of more time when there is more and it is time to ask. */
function holdFaults(page: HTMLElement, session: HoldSessionView): Fault[] {
  if (session.kind === 'expired') return [];
  const isClosing = session.phase !== 'calm' && session.canExtend;
  return faults(
    ['the time of the hold', has(page, '[data-part="clock"]')],
    ['the offer of more time', !isClosing || hasButton(page, m.ui_add_time({ minutes: EXTENSION_SECONDS / 60 }))],
  );
}

type TextOf = typeof problemText;

/** The list says it in the words of flights, the checkout in those of all products. */
const refusalFaults = (page: HTMLElement, session: HoldSessionView, textOf: TextOf = problemText): Fault[] =>
  session.kind === 'expired'
    ? []
    : faults(['why there is no more time', !session.problem || says(page, textOf(session.problem))]);

/** What the bar over the list says: that it asks again, else its age and why it could not ask. */
function ageFaults(page: HTMLElement, results: ResultsAgeView): Fault[] {
  if (results.kind !== 'shown') return [];
  const { isStale, isRefreshing, problem } = results;
  return faults(
    ['that it asks again', isRefreshing === says(page, m.results_again())],
    ['its age', isStale === says(page, m.results_old({ minutes: 10 }))],
    ['why it could not ask', isRefreshing || !problem || says(page, problemText(problem))],
  );
}

export function flightBookingFaults(page: HTMLElement, view: FlightBookingView): Fault[] {
  const heading = headingOf(page);
  switch (view.kind) {
    case 'idle':
      return faults(['the search form', has(page, 'form')]);
    case 'results': {
      const { results, search, problem, isPriceChanged, held } = view;
      const isListed = results.kind === 'shown' && results.results.departing > 0;
      return [
        ...faults(
          ['the city of departure', heading.includes(airportOf(search.origin)?.city ?? '?')],
          ['the city of arrival', heading.includes(airportOf(search.destination)?.city ?? '?')],
          ['flights', isListed === has(page, 'article')],
          ['that it loads', results.kind !== 'loading' || says(page, m.results_loading())],
          ['that it failed', results.kind !== 'failed' || says(page, m.results_failed())],
          ['the question about the price', isPriceChanged === has(page, 'dialog[open]')],
          ['the problem', !problem || isPriceChanged || says(page, flightProblemText(problem))],
          ['that seats are taken', !view.isHolding || !isListed || isBusy(page)],
          ['that the airline is slow', !view.isSupplierSlow || !isListed || says(page, m.results_slow())],
        ),
        ...ageFaults(page, results),
        ...(held ? awayFaults(page, held) : []),
      ];
    }
    default:
      return orderCheckoutFaults(page, view);
  }
}

/** What becomes of the seats that are held while the list shows. */
const awayFaults = (page: HTMLElement, { session }: Held): Fault[] => [
  ...faults(['the way to the held seats', hasButton(page, m.results_held_go())]),
  ...holdFaults(page, session),
  ...refusalFaults(page, session, flightProblemText),
];

export function orderCheckoutFaults(page: HTMLElement, view: OrderCheckoutView): Fault[] {
  const heading = headingOf(page);
  switch (view.kind) {
    case 'away':
      return awayFaults(page, view);
    case 'left':
      return faults(
        ['a list', has(page, 'article')],
        ['the problem', !view.problem || says(page, flightProblemText(view.problem))],
      );
    case 'passengers':
      return [
        ...faults(
          ['its heading', heading.includes(m.passengers_title())],
          ['the form', has(page, 'form input[name], form input[id]')],
          ['that it is being sent', !view.isSubmitting || isBusy(page)],
          ['the problem', !view.problem || view.problem.fields !== undefined || says(page, problemText(view.problem))],
          ['which field is wrong', view.problem?.fields === undefined || has(page, '[aria-invalid="true"]')],
        ),
        ...holdFaults(page, view.session),
        ...refusalFaults(page, view.session),
      ];
    case 'review':
      return [
        ...faults(
          ['its heading', heading.includes(m.review_title())],
          ['that the payment starts', view.payment !== 'starting' || says(page, m.review_starting())],
          ['that the bank is open', view.payment !== 'atBank' || says(page, m.review_at_bank())],
          ['the problem', !view.problem || view.problem.price !== undefined || says(page, problemText(view.problem))],
          ['the protection', !view.cancelPackage || has(page, 'input:checked')],
        ),
        ...holdFaults(page, view.session),
        ...refusalFaults(page, view.session),
      ];
    case 'expired': {
      const title = view.page === 'confirm' ? m.review_title() : m.passengers_title();
      const isSoldOut = view.problem?.code === 'sold_out';
      // Where everything is gone the product says so.
      const textOf = isSoldOut ? flightProblemText : problemText;
      return faults(
        ['its heading', heading.includes(title)],
        ['that the hold ended', view.isPriceChanged || isSoldOut || says(page, m.passengers_hold_ended())],
        ['the problem', !view.problem || view.isPriceChanged || says(page, textOf(view.problem))],
        ['that seats are taken again', !view.isHolding || isBusy(page)],
        ['that the airline is slow', !view.isSupplierSlow || says(page, m.results_slow())],
      );
    }
    case 'verifying':
      return faults(['its heading', heading.includes(m.issue_verifying_title())]);
    case 'issuing': {
      const title = view.issue.kind === 'refunding' ? m.issue_refunding_title() : m.issue_issuing_title();
      return faults(['its heading', heading.includes(title) || view.issue.kind === 'settled']);
    }
    case 'issued':
      return faults(['tickets', has(page, 'article, [data-part="ticket"]') || says(page, 'SIM 000')]);
    case 'refunded':
      return faults(['its heading', heading.includes(m.issue_refunded_title())]);
    case 'resuming':
      return faults(
        ['its heading', heading.includes(m.issue_resuming_title())],
        ['the problem', !view.problem || says(page, problemText(view.problem))],
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

export const alertFaults = (page: HTMLElement, view: AlertView): Fault[] =>
  faults(
    ['the banner', (view.kind === 'visible') === has(page, '[role="alert"], [role="status"]')],
    ['its text', view.kind !== 'visible' || says(page, view.text)],
  );
