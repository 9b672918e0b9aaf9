import type { ProblemReportEvent } from '#machines/core/problem-report/types.ts';
import type { ProblemReportView } from '#machines/core/problem-report/view.ts';
import { expect, test, visit } from '../support/test.ts';
import { expectSameWay, type FlowTable, pathsOf, recorded, walk } from '../support/walk-path.ts';

const table: FlowTable<ProblemReportEvent, ProblemReportView> = {
  flow: 'problemReport',
  events: {
    'report.open': {
      isOffered: (_, { kind }) => kind === 'closed',
      act: (page) => page.getByRole('button', { name: 'Report a problem' }).click(),
    },
    'report.send': {
      isOffered: (_, { kind }) => kind === 'previewing',
      act: (page) => page.getByRole('button', { name: 'Send the report' }).click(),
    },
    'report.close': {
      isOffered: (_, { kind }) => kind === 'previewing' || kind === 'sent',
      act: (page) => page.getByRole('button', { name: /^(Back to help|Done)$/ }).click(),
    },
  },
  answers: { 'prepareReport ok': '', 'sendReport ok': '' },
  beyond: {
    'prepareReport ok without steps': 'the same to this flow',
    'prepareReport TypeError': 'a part of the site that is lost: lost-chunk.e2e.ts',
    'sendReport rate_limited': 'all journeys come from one address, which is not limited',
    'sendReport unavailable': 'no scenario loses it',
    'sendReport invalid_details': 'the server refuses what no page of ours sends',
  },
  shows: async (page, { kind }) => {
    const shown = {
      closed: page.getByRole('heading', { name: 'For this page' }),
      preparing: page.getByText('Collecting the steps').last(),
      previewing: page.getByRole('heading', { name: 'What would be sent' }),
      sent: page.getByRole('button', { name: 'Done' }),
    };
    await expect(shown[kind]).toBeVisible();
  },
};

test('a problem report goes the covering path', async ({ page }) => {
  const [path] = pathsOf(table, [undefined]);
  if (!path) throw new Error('One page, one path');
  await visit(page, '/');
  await page.getByRole('link', { name: 'Help', exact: true }).click();
  await walk(page, table, path);
  const [found] = await recorded(page, 'problemReport');
  // Reading a report requires opening the next one, which is "preparing" at that moment.
  expectSameWay(found, path, ['{"":"preparing"}']);
});
