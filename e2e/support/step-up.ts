import { expect, type Page } from '@playwright/test';
import type { StepUpEvent } from '#machines/accounts/step-up/types.ts';
import type { StepUpView } from '#machines/accounts/step-up/view.ts';
import { codeFor, signIn, siteOrigin } from './account.ts';
import { expectProblem } from './problems.ts';
import { type FlowTable, under } from './walk-path.ts';

const card = (page: Page) => page.getByRole('region', { name: 'Please confirm that it is you' });

/** Checks that the page asks for a code as in the view; null: it does not ask. */
export async function showsStepUp(page: Page, view: StepUpView | null): Promise<void> {
  switch (view?.kind) {
    case undefined:
      return expect(card(page)).toHaveCount(0);
    case 'sending':
      throw new Error('No path rests while a code is sent');
    case 'unsent':
      await expect(card(page).getByRole('button', { name: 'Try to send it again' })).toBeVisible();
      return expectProblem(card(page), view.problem);
    case 'asking':
      await expect(card(page).getByLabel('One-time code')).toBeVisible();
      return expectProblem(card(page), view.problem);
  }
}

/** After a code the user is not asked again for a while, unless they sign in again. */
export type Proof = {
  readonly give: (isRight: boolean) => Promise<void>;
  readonly have: () => Promise<void>;
  readonly forget: () => Promise<void>;
};

export function proofOf(page: Page, email: string): Proof {
  let isProven = false;
  return {
    give: async (isRight) => {
      const code = isRight ? await codeFor(page, email) : '000000';
      await card(page).getByLabel('One-time code').fill(code);
      await card(page).getByRole('button', { name: 'Confirm' }).click();
      isProven = isRight;
    },
    have: async () => {
      const headers = { origin: siteOrigin() };
      expect((await page.request.post('/api/account/step-up', { headers })).ok()).toBe(true);
      const data = { code: await codeFor(page, email) };
      expect((await page.request.post('/api/account/step-up/verify', { headers, data })).ok()).toBe(true);
      isProven = true;
    },
    forget: async () => {
      if (isProven) await signIn(page, email);
      isProven = false;
    },
  };
}

type Table<V> = FlowTable<Extract<StepUpEvent, { type: `code.${string}` }>, V>;

export const codeDeeds = <V>(proof: Proof, stepUpOf: (view: V) => StepUpView | null): Table<V>['events'] => ({
  'code.verify': {
    isOffered: (_, view) => stepUpOf(view)?.kind === 'asking',
    act: async (page, { faults }, answers) => {
      if (faults.length === 0) return proof.give(answers.some((label) => label.endsWith('verifyStepUpCode ok')));
      await card(page).getByLabel('One-time code').fill('');
      await card(page).getByRole('button', { name: 'Confirm' }).click();
    },
  },
  // After a code was sent, the next one is available after two minutes.
  'code.resend': {
    isOffered: (_, view) => stepUpOf(view)?.kind === 'unsent',
    act: (page) => card(page).getByRole('button', { name: 'Try to send it again' }).click(),
  },
});

export const codeAnswers = {
  'sendStepUpCode ok': '',
  'sendStepUpCode rate_limited': 'tooMany.sendStepUpCode',
  'verifyStepUpCode ok': '',
  'verifyStepUpCode code_wrong': '',
} as const;

export const childCodeAnswers = under('stepUp', codeAnswers);
