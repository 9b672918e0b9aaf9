import type { InsurancePurchaseView } from '#machines/insurance/insurance-purchase/view.ts';
import { m } from '#src/copy/generated/messages.js';
import { problemText } from '#src/copy/problems.ts';
import {
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
  people: m.insurance_people_title,
  starting: m.insurance_review_starting,
  atBank: m.insurance_review_at_bank,
  ended: m.insurance_hold_ended,
  slow: m.insurance_slow,
  issuing: m.insurance_paper_issuing,
  wayToHeld: m.insurance_earlier_go,
  soldOut: m.insurance_hold_sold,
  textOf: problemText,
  hasPapers: (page) => shows(page, 'SIM 4K7Q 2M9X 8TRW 6HZP'),
};

function purchaseFaults(page: HTMLElement, view: InsurancePurchaseView): Fault[] {
  if (view.kind !== 'quoting') return checkoutFaults(page, view, WORDS);
  const { problem, faults: wrong, earlier, isOpening, isSupplierSlow } = view;
  return faults(
    ['the form', headingOf(page).includes(m.insurance_title()) && has(page, 'form')],
    ['that it is on its way', isOpening === has(page, '[aria-busy="true"]')],
    ['that it is slow', isSupplierSlow === shows(page, m.insurance_slow())],
    ['the problem', !problem || problem.fields !== undefined || shows(page, problemText(problem))],
    ['which field is wrong', wrong.length === 0 || problem === null || has(page, '[aria-invalid="true"]')],
    ['the draft from before', (earlier !== null) === shows(page, m.insurance_earlier_go())],
  );
}

export const says: Says = { insurancePurchase: purchaseFaults };
