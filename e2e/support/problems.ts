import { expect, type Locator, type Page } from '@playwright/test';
import type { Problem, ProblemCode } from '#domain/core/problem.ts';

/** How pages describe a problem. */
const SAID: Partial<Record<ProblemCode, RegExp>> = {
  unavailable: /No answer from our server/,
  rate_limited: /Too many tries/,
  not_found: /We found nothing under these details/,
  code_wrong: /That code is not right/,
};
const ANYTHING = new RegExp(
  Object.values(SAID)
    .map(({ source }) => source)
    .join('|'),
);

/** Checks that the place shows this problem; null: none. */
export async function expectProblem(place: Page | Locator, problem: Problem | null): Promise<void> {
  if (!problem) return expect(place.getByText(ANYTHING)).toHaveCount(0);
  const said = SAID[problem.code];
  if (!said) throw new Error(`Nobody knows what is said of ${problem.code}`);
  await expect(place.getByText(said).first()).toBeVisible();
}
