import { fillContact, GOOD_CARD, payByCard, toReview } from '../support/booking.ts';
import { dayAhead } from '../support/days.ts';
import { readOffline } from '../support/offline.ts';
import { expect, test, visit } from '../support/test.ts';
import { at, haveRide, heading, readOrder } from './support/rides.ts';

test.describe('what a device keeps', () => {
  test.use({ savesData: false });

  test('a voucher that was opened once opens without a connection, with the sign and the sentence for the driver', async ({
    page,
    context,
    complaints,
  }) => {
    await haveRide(page, { ride: at(dayAhead(17), '14:00', 'TK 874'), cents: 2200 });
    await readOffline(page, context);
    await expect(page.getByRole('article', { name: 'Transfer voucher' })).toContainText('TK 874');
    await expect(page.getByText('Look for this sign')).toBeVisible();
    await expect(page.getByText('“Please take me to Mehrabad Airport (THR). The fare is paid.”')).toBeVisible();
    // Network errors are the point of this journey.
    complaints.splice(0);
  });
});

test('the payment is pressed twice, in two tabs, and at the bank twice: one charge, one order', async ({
  page,
  context,
}) => {
  await visit(
    page,
    `/iran-transportation?kind=transfer&airport=IKA&zone=ika-thr&day=${dayAhead(18)}&time=14:00&people=2&bags=2`,
  );
  await page.getByRole('button', { name: 'Continue' }).first().dblclick();
  await expect(heading(page)).toHaveText('Whom does the driver meet?');
  await page.getByLabel('Given names').fill('Anna');
  await page.getByLabel('Family name').fill('Keller');
  await fillContact(page);
  await toReview(page);
  const orderId = new URL(page.url()).searchParams.get('order') ?? '';

  const other = await context.newPage();
  await visit(other, page.url());
  for (const tab of [page, other]) await tab.getByRole('checkbox', { name: /I have read these/ }).check();
  const [pay, payToo] = [page, other].map((tab) => tab.getByRole('button', { name: /^Pay / }).first());
  await Promise.all([pay?.dblclick(), payToo?.dblclick()]);
  await page.waitForURL(/\/sandbox-bank\//);
  await other.waitForURL(page.url());
  const { payment: begun } = await readOrder(page, orderId);
  expect([begun?.attempt, begun?.status]).toEqual([1, 'started']);

  await payByCard(page, GOOD_CARD);
  await expect(heading(page)).toHaveText('Your transfer is booked.');
  // The other tab pays what is paid.
  await payByCard(other, GOOD_CARD);
  await expect(heading(other)).toHaveText('Your transfer is booked.');
  const { payment, total, paid, refunds = [] } = await readOrder(page, orderId);
  expect([payment?.attempt, payment?.status, payment?.amount.amount]).toEqual([1, 'succeeded', 2200]);
  expect([total.amount, paid?.amount ?? 2200, refunds]).toEqual([2200, 2200, []]);
  await expect(page.getByRole('article', { name: 'Transfer voucher' })).toHaveCount(1);
});
