import type { CardOrderView } from '#machines/card/card-order/view.ts';
import { m } from '#src/copy/generated/messages.js';
import { problemText } from '#src/copy/problems.ts';
import {
  awayFaults,
  type CheckoutWords,
  checkoutFaults,
  type Fault,
  faults,
  has,
  headingOf,
  shows,
} from '../../support/model/screen-says.ts';
import type { Says } from '../../support/model/walking.ts';

const WORDS: CheckoutWords = {
  people: m.card_people_title,
  starting: m.card_review_starting,
  atBank: m.card_review_at_bank,
  ended: m.card_hold_ended,
  slow: m.card_slow,
  issuing: m.card_paper_issuing,
  wayToHeld: m.card_held_go,
  soldOut: m.card_hold_sold,
  textOf: problemText,
  hasPapers: (page) => shows(page, 'SIM 1A2B3C4D'),
};

function bookingFaults(page: HTMLElement, view: CardOrderView): Fault[] {
  if (view.kind !== 'asking') return checkoutFaults(page, view, WORDS);
  const { problem, held, isHolding, isSupplierSlow } = view;
  return [
    ...faults(
      ['the question', headingOf(page).includes(m.card_title()) && has(page, 'form')],
      ['that it is on its way', isHolding === has(page, 'form [aria-busy="true"]')],
      ['that it is slow', isSupplierSlow === shows(page, m.card_slow())],
      ['the problem', !problem || problem.fields !== undefined || shows(page, problemText(problem))],
      ['which field is wrong', problem?.fields === undefined || has(page, '[aria-invalid="true"]')],
    ),
    ...(held ? awayFaults(page, held, WORDS) : []),
  ];
}

export const says: Says = { cardBooking: bookingFaults };
