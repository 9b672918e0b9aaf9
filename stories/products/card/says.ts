import type { CardCalculatorView } from '#machines/card/card-calculator/view.ts';
import type { CardOrderView } from '#machines/card/card-order/view.ts';
import type { CardTrackingView } from '#machines/card/card-tracking/stages.ts';
import type { TravelCardView } from '#machines/card/travel-card/view.ts';
import { m } from '#src/copy/generated/messages.js';
import { problemText } from '#src/copy/problems.ts';
import { ACT_WORDS } from '#src/screens/card/account/act-words.ts';
import { STATE_WORDS } from '#src/screens/card/account/state-words.ts';
import { tomanWords } from '#src/screens/card/card-words.ts';
import { STAGE_WORDS, stageOf } from '#src/screens/card/tracking/track.ts';
import {
  awayFaults,
  type CheckoutWords,
  checkoutFaults,
  type Fault,
  faults,
  has,
  hasButton,
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

function orderFaults(page: HTMLElement, view: CardOrderView): Fault[] {
  if (view.kind !== 'asking') return checkoutFaults(page, view, WORDS);
  const { problem, held, isHolding, isSupplierSlow, quote } = view;
  return [
    ...faults(
      ['the wish', headingOf(page).includes(m.card_wish_title()) && has(page, 'form')],
      ['that it is on its way', isHolding === has(page, 'button[type="submit"][aria-busy="true"]')],
      ['that it is slow', isSupplierSlow === shows(page, m.card_slow())],
      ['the problem', !problem || problem.fields !== undefined || shows(page, problemText(problem))],
    ),
    ...calculatorFaults(page, quote),
    ...(held ? awayFaults(page, held, WORDS) : []),
  ];
}

function calculatorFaults(page: HTMLElement, { kind, load, loadBefore }: CardCalculatorView): Fault[] {
  return faults(
    ['that the rate is asked for', (kind === 'asking') === shows(page, m.card_rate_asking())],
    ['that the rate did not come', (kind === 'failed') === shows(page, m.card_rate_failed())],
    ['old and new', !(load && loadBefore) || shows(page, tomanWords(loadBefore.rials))],
  );
}

function cardFaults(page: HTMLElement, view: TravelCardView): Fault[] {
  const { kind, allowed, task, problem, isOffline, lost } = view;
  const isCoding = task?.kind === 'coding' || task?.kind === 'sending';
  return faults(
    ['how it stands', shows(page, STATE_WORDS[kind].tag())],
    ['blocking at once', (allowed.includes('block') || task?.kind === 'blocking') === hasButton(page, m.card_block())],
    ['what a code is for', !isCoding || shows(page, ACT_WORDS[task.act].title())],
    ['that a code is on its way', (task?.kind === 'sending') === shows(page, m.card_code_sending())],
    ['that the code has ended', (task?.kind === 'coding' && task.isOver) === shows(page, m.card_code_over())],
    ['why it was not done', problem === null || shows(page, problemText(problem))],
    ['that nobody answers', isOffline === shows(page, m.issue_offline())],
    ['that it is lost', lost === null || shows(page, problemText(lost))],
  );
}

function trackingFaults(page: HTMLElement, view: CardTrackingView): Fault[] {
  const stage = stageOf(view);
  return faults(
    ['how it stands', shows(page, STAGE_WORDS[stage].tag())],
    ['that nobody answers', (view.isOffline && view.lost === null) === shows(page, m.issue_offline())],
  );
}

export const says: Says = {
  cardCalculator: calculatorFaults,
  cardOrder: orderFaults,
  travelCard: cardFaults,
  cardTracking: trackingFaults,
};
