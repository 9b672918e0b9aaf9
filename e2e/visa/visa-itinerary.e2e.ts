import { addDays, formatFullDay } from '#domain/core/time.ts';
import { dayAhead, outsideNowruz } from '../support/days.ts';
import { buyStay } from '../support/hotels.ts';
import { expect, test, untilLive, visit } from '../support/test.ts';
import { typeArrivalOn } from './support/visa-request.ts';

test('a guided traveller opens the itinerary from the tasks: what is booked here stands in its days, the other nights are named', async ({
  page,
}) => {
  const arrival = outsideNowruz(dayAhead(77));
  const booked = addDays(arrival, 2);
  await buyStay(page, booked);
  await visit(page, '/iran-visa/request?n1=US&residence=US&entry=airport&days=6');
  await typeArrivalOn(page, arrival);
  await page.getByRole('button', { name: 'Begin the request' }).click();
  await page.getByRole('link', { name: 'Open the itinerary' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Itinerary in Iran');
  await untilLive(page);

  const day = (date: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: formatFullDay(date) }) });
  for (const night of [booked, addDays(booked, 1)]) {
    await expect(day(night)).toContainText('Abbasi Hotel');
    await expect(day(night)).toContainText('Anna Maria Keller, Jonas Keller');
  }
  await expect(day(addDays(booked, 2))).toContainText('Night: not booked on this site');
  await expect(page.getByText('no airline and no hotel knows these bookings')).toBeVisible();
  const open = page.getByRole('link', { name: `${formatFullDay(arrival)} to ${formatFullDay(booked)}` });
  await open.click();
  await expect(page).toHaveURL(new RegExp(`/hotel\\?.*departing=${arrival}`));

  // Another browser cannot read it.
  await page.goBack();
  const url = page.url();
  await page.context().clearCookies();
  await page.goto(url);
  await expect(page).toHaveURL(/find-booking/);
});
