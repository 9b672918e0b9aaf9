import { codeDaysOf } from '#server/products/visa/code-days.ts';
import { needyOf, type VisaDetail } from '#server/products/visa/detail.ts';

/** The earliest deadlines of a request for a trip. YYYY-MM-DD in Tehran; null: none. */
export function termsOf(detail: VisaDetail): { readonly answerBy: string | null; readonly enterBy: string | null } {
  const people = detail.review?.people ?? [];
  const needy = needyOf(detail);
  const earliest = (days: readonly string[]) => days.toSorted()[0] ?? null;
  return {
    answerBy: earliest(people.flatMap(({ correction }) => correction?.answerBy ?? [])),
    enterBy: earliest(people.flatMap((person, index) => codeDaysOf(person, needy[index]?.verdict)?.enterBy ?? [])),
  };
}
