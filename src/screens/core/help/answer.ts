import type { OrderStatus } from '#domain/core/order-status.ts';
import { isIssued, isUnfinished } from '#domain/core/status-questions.ts';
import { latinDigits } from '#domain/core/time.ts';
import type { components } from '#openapi/generated/types.ts';

/** Where somebody asks for help. */
export type HelpPlace = {
  readonly path: string;
  /** Of the page, or of the order that it shows. */
  readonly product: components['schemas']['ProductName'] | null;
  /** Of the order that the page shows. */
  readonly status: OrderStatus | null;
};

/** One question and its short answer. Each product has its own in `help-answers.ts` of its folder. */
export type HelpAnswer = {
  readonly id: string;
  readonly question: () => string;
  readonly text: () => string;
  readonly link: { readonly href: string; readonly text: () => string };
  /** Other words for it that people type, in English and Persian. */
  readonly words: string;
  /** Whether it is what one asks here. */
  readonly isFor: (place: HelpPlace) => boolean;
};

/** Where a product is asked about: anywhere on its pages, while one chooses and pays, and once there are papers. */
export const placesOf = (product: NonNullable<HelpPlace['product']>) => {
  const isHere = (place: HelpPlace) => place.product === product;
  return {
    isHere,
    isChosen: (place: HelpPlace) => isHere(place) && (place.status === null || isUnfinished(place.status)),
    isBought: (place: HelpPlace) => isHere(place) && place.status !== null && isIssued(place.status),
  };
};

/** Answers of a page, at most: more are no help. */
const MOST = 7;

/** What one asks here, first what the state of the order brings up. */
export const answersFor = (answers: readonly HelpAnswer[], place: HelpPlace): readonly HelpAnswer[] =>
  answers.filter((answer) => answer.isFor(place)).slice(0, MOST);

/** Answers in which each typed word stands, or begins a word; none for nothing typed. */
export function findAnswers(answers: readonly HelpAnswer[], typed: string): readonly HelpAnswer[] {
  const wanted = wordsOf(typed);
  if (wanted.length === 0) return [];
  return answers.filter((answer) => {
    const words = wordsOf(`${answer.question()} ${answer.text()} ${answer.words}`);
    return wanted.every((start) => words.some((word) => word.startsWith(start)));
  });
}

const wordsOf = (text: string): readonly string[] =>
  latinDigits(text)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];
