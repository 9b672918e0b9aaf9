import type { OrderStatus } from '#domain/core/order-status.ts';
import { isIssued, isUnfinished } from '#domain/core/status-questions.ts';
import { latinDigits } from '#domain/core/time.ts';
import type { components } from '#openapi/generated/types.ts';

export type HelpPlace = {
  readonly path: string;
  /** Of the page, or of the order on it. */
  readonly product: components['schemas']['ProductName'] | null;
  /** What is asked for or ordered there, where its product sells several kinds: of the order's item, else of the address. */
  readonly kind: string | null;
  /** Of the order on the page. */
  readonly status: OrderStatus | null;
};

/** A question with a short answer. Each product has its own `help-answers.ts`. */
export type HelpAnswer = {
  readonly id: string;
  readonly question: () => string;
  readonly text: () => string;
  readonly link: { readonly href: string; readonly text: () => string };
  /** Further search words, in English and Persian. */
  readonly words: string;
  /** Whether to suggest it at this place. */
  readonly isFor: (place: HelpPlace) => boolean;
};

/** Predicates for a product: anywhere on its pages, during the booking, and with papers. */
export const placesOf = (product: NonNullable<HelpPlace['product']>) => {
  const isHere = (place: HelpPlace) => place.product === product;
  return {
    isHere,
    isChosen: (place: HelpPlace) => isHere(place) && (place.status === null || isUnfinished(place.status)),
    isBought: (place: HelpPlace) => isHere(place) && place.status !== null && isIssued(place.status),
  };
};

/** Maximum number of suggested answers. */
const MOST = 7;

/** Suggested answers, those for the order's status first. */
export const answersFor = (answers: readonly HelpAnswer[], place: HelpPlace): readonly HelpAnswer[] =>
  answers.filter((answer) => answer.isFor(place)).slice(0, MOST);

/** Answers in which each typed word is a prefix of some word; none for empty input. */
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
