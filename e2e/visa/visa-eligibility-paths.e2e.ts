import { EMPTY_DRAFT, type VisaDraft, type VisaPlace } from '#domain/visa/visa-question.ts';
import { urlOfVisa } from '#domain/visa/visa-url.ts';
import type { VisaEligibilityEvent } from '#machines/visa/visa-eligibility/types.ts';
import type { VisaEligibilityView } from '#machines/visa/visa-eligibility/view.ts';
import { expect, test, visit } from '../support/test.ts';
import { expectWalked, type FlowTable, pathOf, walk } from '../support/walk-path.ts';
import { answer, check } from './support/visa.ts';

const isEmpty = ({ residence }: VisaDraft) => residence === '';

const table: FlowTable<VisaEligibilityEvent, VisaEligibilityView> = {
  flow: 'visaEligibility',
  events: {
    'draft.submit': {
      isOffered: (_, { kind }) => kind === 'asking',
      act: async (page, { draft: { travellers, residence, days } }) => {
        const lines = page.getByRole('combobox', { name: /^Country of (the )?passport/ });
        const add = page.getByRole('button', { name: 'Add a traveller' });
        while ((await lines.count()) < travellers.length) await add.click();
        for (let index = 0; index < (await lines.count()); index += 1)
          await lines.nth(index).selectOption(travellers[index]?.nationality ?? '');
        await answer(page, { lives: residence, days: String(days ?? '') });
        await check(page);
      },
    },
    'answers.change': {
      isOffered: (_, { kind }) => kind === 'judged',
      act: (page) => page.getByRole('link', { name: 'Change', exact: true }).click(),
    },
    'nationality.change': {
      isOffered: (_, { kind }) => kind === 'judged',
      act: async (page, { swap: { index, nationality } }) => {
        const who = page.getByLabel('Whose passport');
        if (await who.isVisible()) await who.selectOption(String(index + 1));
        await page.getByLabel('Other passport', { exact: true }).selectOption(nationality);
        await page.getByRole('button', { name: 'Compare' }).click();
      },
    },
    'nationality.restore': {
      isOffered: (_, view) => view.kind === 'judged' && view.tried !== null,
      act: (page) => page.getByRole('link', { name: /^Back to the passport of/ }).click(),
    },
    // A link to the page itself, as in the header; other URLs come from Back and Forward, which journeys cover.
    'address.show': {
      isOffered: ({ place }, { kind }) => kind === 'judged' && isEmpty(place.draft),
      act: (page) => page.getByRole('contentinfo').getByRole('link', { name: 'Visa', exact: true }).click(),
    },
  },
  answers: {},
  beyond: {},
  shows: async (page, view) => {
    const title = page.getByRole('heading', { level: 1 });
    if (view.kind === 'asking') {
      await expect(title).toHaveText('Do you need a visa for Iran?');
      return expect(page.getByRole('alert').getByRole('listitem')).toHaveCount(Object.keys(view.problems).length);
    }
    await expect(title).toHaveText('Visa check');
    await expect(page.getByRole('article')).toHaveCount(view.question.travellers.length);
    await expect(page.getByRole('link', { name: /^Back to the passport of/ })).toHaveCount(view.tried ? 1 : 0);
  },
};

const INPUT: VisaPlace = { draft: EMPTY_DRAFT, swap: null, isAsking: false, isSent: false };

test('the visa check goes the covering path', async ({ page }) => {
  const path = pathOf(table, INPUT);
  await visit(page, '/iran-visa');
  await walk(page, table, path);
  await expectWalked(page, ['visaEligibility', path]);
});

test('an address that is whole opens with its answer', async ({ page }) => {
  const draft: VisaDraft = {
    ...EMPTY_DRAFT,
    travellers: [{ nationality: 'DE', isIranian: false }],
    residence: 'DE',
    days: 12,
  };
  const query = new URLSearchParams(Object.entries(urlOfVisa(draft)).map(([name, value]) => [name, String(value)]));
  await visit(page, `/iran-visa?${query}`);
  await expect(page.getByRole('article')).toHaveCount(1);
});
