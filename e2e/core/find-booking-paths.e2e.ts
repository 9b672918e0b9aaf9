import type { FindBookingEvent } from '#machines/core/find-booking/types.ts';
import type { FindBookingView } from '#machines/core/find-booking/view.ts';
import { beginAtReview, EMAIL } from '../support/booking.ts';
import { dayAhead } from '../support/days.ts';
import { expect, test, visit } from '../support/test.ts';
import { expectSameWay, type FlowTable, pathsOf, recorded, walk } from '../support/walk-path.ts';

const tableFor = (reference: string): FlowTable<FindBookingEvent, FindBookingView> => ({
  flow: 'findBooking',
  events: {
    'booking.find': {
      isOffered: (_, { kind }) => kind === 'asking',
      act: async (page, { faults }, answers) => {
        const isThere = answers.includes('findOrder ok');
        await page.getByLabel('Order reference').fill(isThere ? reference : 'SFR-0000-00');
        await page.getByLabel('E-mail').fill(faults.length > 0 ? '' : EMAIL);
        await page.getByRole('button', { name: 'Open the booking' }).click();
      },
    },
  },
  answers: { 'findOrder ok': '', 'findOrder not_found': '' },
  beyond: {
    'findOrder rate_limited': 'all journeys come from one address, which is not limited',
    'findOrder TypeError': 'no scenario loses it',
  },
  shows: async (page, view) => {
    switch (view.kind) {
      case 'asking':
        await expect(page.getByRole('button', { name: 'Open the booking' })).toBeVisible();
        await expect(page.locator('[aria-invalid=true]')).toHaveCount(view.faults.length);
        await expect(page.getByText('We found no booking')).toBeVisible({ visible: view.problem !== null });
        return;
      case 'found':
        return page.waitForURL(/\/flights\//);
      case 'finding':
        throw new Error('No path rests in the midst of a question');
    }
  },
});

test('the search for a booking goes the covering path', async ({ page }) => {
  await beginAtReview(page, dayAhead(153));
  const orderId = new URL(page.url()).searchParams.get('order');
  const { reference } = await (await page.request.get(`/api/orders/${orderId}`)).json();

  const table = tableFor(reference);
  const [path] = pathsOf(table, [{ problem: null }]);
  if (!path) throw new Error('One page, one path');
  await visit(page, '/find-booking');
  await walk(page, table, path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Review and pay');
  const [found] = await recorded(page, 'findBooking');
  expectSameWay(found, path);
});
