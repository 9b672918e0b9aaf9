import type { TransportOpeningEvent } from '#machines/transport/transport-opening/types.ts';
import type { TransportOpeningView } from '#machines/transport/transport-opening/view.ts';
import { newEmail } from '../support/account.ts';
import { dayAhead } from '../support/days.ts';
import { expect, test, visit } from '../support/test.ts';
import { expectSameWay, type FlowTable, pathsOf, recorded, walk } from '../support/walk-path.ts';

const table: FlowTable<TransportOpeningEvent, TransportOpeningView> = {
  flow: 'transportOpening',
  events: {
    'opening.ask': {
      isOffered: (_, view) => view.kind === 'writing' && !view.isAsking,
      act: async (page, { faults }) => {
        await page.getByLabel('E-mail for one message').fill(faults.length === 0 ? newEmail('opening-path') : '');
        await page.keyboard.press('Enter');
      },
    },
  },
  answers: { 'tellOpening ok': '', 'tellOpening rate_limited': 'tooMany.tellWhenSaleOpens' },
  beyond: { tellOpening: 'the page checks the address by the same rules, and offers no day that is on sale' },
  shows: async (page, view) => {
    const email = page.getByLabel('E-mail for one message');
    await expect(email).toBeVisible({ visible: view.kind === 'writing' });
    await expect(page.getByText(/^If this address has few such wishes/)).toBeVisible({ visible: view.kind === 'told' });
    if (view.kind === 'told') return;
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(view.faults.length);
    await expect(page.getByText(/^Too many tries\./)).toBeVisible({ visible: view.problem !== null });
  },
};

test('to be told when a sale opens goes the covering path: nothing typed, asked too often, asked', async ({ page }) => {
  const [path] = pathsOf(table, [undefined]);
  if (!path) throw new Error('One page, one path');
  await visit(page, `/iran-transportation?kind=train&from=tehran&to=mashhad&day=${dayAhead(60)}&women=1&men=0`);
  await walk(page, table, path);
  const [found] = await recorded(page, 'transportOpening');
  expectSameWay(found, path);
});
