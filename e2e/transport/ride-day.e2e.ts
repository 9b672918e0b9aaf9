import { mailTo, newEmail } from '../support/account.ts';
import { test } from '../support/own-clock.ts';
import { expect, expectAccessible, visit } from '../support/test.ts';
import { at, daysLater, goTo, haveRide, heading, readOrder, seeStage } from './support/rides.ts';

// Moving the clock affects the whole server, so these journeys have their own site and run one after the other.
test.use({ siteName: 'transport-ride-day' });
test.describe.configure({ mode: 'serial' });

test('IKA by night: who lands three hours late says so in one press, and the driver comes then for the same price', async ({
  page,
}) => {
  const day = await daysLater(page, 4);
  const guest = newEmail('late');
  const orderId = await haveRide(page, { ride: at(day, '00:10', 'TK 874'), cents: 2640, email: guest });
  await goTo(page, await daysLater(page, 3), '18:05');
  await seeStage(page, orderId, 'driverNamed');
  const { driver } = (await readOrder(page, orderId)).item.rides[0] ?? {};
  await expect(heading(page)).toHaveText(`${driver?.name} will wait for you at Imam Khomeini International Airport.`);
  expect(await mailTo(page, guest, /driver/i)).toContain(driver?.name);
  await expect(page.getByText('We cannot see flight TK 874. If it is late, tell us here.')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'My flight is late' }).click();
  const lands = page.getByLabel('It lands at');
  await expect(lands).toBeFocused();
  await lands.fill('quarter to four');
  await page.getByRole('button', { name: 'Tell the driver' }).click();
  await expect(lands).toHaveAccessibleDescription(/clock of 24 hours/);
  await expect(lands).toBeFocused();
  await lands.fill('03:40');
  await page.getByRole('button', { name: 'Tell the driver' }).click();
  await expect(page.getByText('You told us that it is later than 00:10. The price stays.')).toBeVisible();
  await expect(page.getByText('Until 04:40 the driver waits free of charge.')).toBeVisible();

  // At the booked time and two hours after it the driver has not come for nothing.
  await goTo(page, day, '02:30');
  await expect.poll(async () => (await readOrder(page, orderId)).item.rides[0]?.stage).not.toBe('driverNamed');
  await seeStage(page, orderId, 'onTheWay');
  await goTo(page, day, '03:45');
  await seeStage(page, orderId, 'waiting');
  await expect(heading(page)).toHaveText('Your driver stands in the arrivals hall.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'I am in the car' }).click();
  await expect(heading(page)).toHaveText('You are on the way to Mehrabad Airport (THR).');
  await expect(page.getByText('You were in the car at 03:45. Have a good journey.')).toBeVisible();
  expect((await readOrder(page, orderId)).total.amount).toBe(2640);
});

test('no driver comes: one button sends another car, which comes and costs nothing', async ({ page }) => {
  const day = await daysLater(page, 3);
  const guest = newEmail('another');
  const ride = at(day, '14:00');
  const orderId = await haveRide(page, { ride, cents: 2200, scenario: 'driverMissing', email: guest });
  await goTo(page, day, '14:30');
  await seeStage(page, orderId, 'onTheWay');
  // The free time is not over.
  await expect(page.getByRole('button', { name: 'Nobody is here' })).toHaveCount(0);
  await goTo(page, day, '15:05');
  await seeStage(page, orderId, 'driverMissing');
  await expect(heading(page)).toHaveText('Your driver did not come.');
  await expectAccessible(page);
  const missing = (await readOrder(page, orderId)).item.rides[0]?.driver?.name ?? '';

  await page.getByRole('button', { name: 'Nobody is here' }).click();
  await expect(page.getByRole('radio', { name: 'Another car' })).toBeChecked();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send another car' }).click();
  await expect(page.getByText(/^Another car comes: .*, about 15:\d\d\. Nothing more to pay\.$/)).toBeVisible();
  const another = (await readOrder(page, orderId)).item.rides[0]?.driver?.name ?? '';
  expect([another === '', another === missing]).toEqual([false, false]);
  expect(await mailTo(page, guest, /car/i)).toContain(another);

  await goTo(page, day, '15:45');
  await seeStage(page, orderId, 'waiting');
  await page.getByRole('button', { name: 'I am in the car' }).click();
  await expect(heading(page)).toHaveText('You are on the way to Mehrabad Airport (THR).');
  expect((await readOrder(page, orderId)).total.amount).toBe(2200);
});

test('no driver comes: with the keyboard alone all the money is asked back, and the order says where it is', async ({
  page,
}) => {
  const day = await daysLater(page, 3);
  const orderId = await haveRide(page, { ride: at(day, '14:00'), cents: 2200, scenario: 'driverMissing' });
  await goTo(page, day, '15:05');
  await seeStage(page, orderId, 'driverMissing');
  await page.getByRole('button', { name: 'Nobody is here' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('radio', { name: 'Another car' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'All the money back' })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Nobody came. Your money goes back.');
  await expect(page.getByText('Nobody came. All of €22.00 goes back to you.')).toBeVisible();
  await expect(page.getByText(/SIM/)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Change or cancel' })).toHaveCount(0);
  await expectAccessible(page);
  await page.goto(`/find-booking/${orderId}`);
  await expect(page.getByRole('region', { name: 'Your money back' })).toContainText('€22.00');
  await expect(page.getByText('No driver came')).toBeVisible();
});

test('the traveller does not come: nothing comes back, and the order has the times of both', async ({ page }) => {
  const day = await daysLater(page, 3);
  const guest = newEmail('absent');
  const ride = at(day, '14:00');
  const orderId = await haveRide(page, { ride, cents: 2200, scenario: 'travellerMissing', email: guest });
  await goTo(page, day, '14:59');
  await seeStage(page, orderId, 'waiting');
  await goTo(page, day, '15:01');
  await seeStage(page, orderId, 'noShow');
  await expect(heading(page)).toHaveText('The driver left without you.');
  const told = 'The driver waited from 14:00 to 15:00 and left without you. Nothing comes back.';
  await expect(page.getByText(told)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Was it otherwise? Write to us' })).toBeVisible();
  await expectAccessible(page);
  expect(await mailTo(page, guest, /Your driver has left/)).toContain('14:00');
  await visit(page, `/find-booking/${orderId}`);
  await expect(page.getByText(told)).toBeVisible();
  // Nothing is promised of a ride that has begun.
  await expect(page.getByRole('heading', { name: 'If you cancel' })).toHaveCount(0);
  await page.getByRole('button', { name: 'How much do I get back?' }).click();
  await expect(page.getByText('You cannot cancel this order here any more.')).toBeVisible();
  await expectAccessible(page);
});
