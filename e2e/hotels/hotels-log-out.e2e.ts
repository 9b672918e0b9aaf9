import { haveAccount, logIn, logInLink, newEmail, ownMenu } from '../support/account.ts';
import { stayAhead } from '../support/days.ts';
import { chooseRates, holdRooms } from '../support/hotels.ts';
import { expect, test, visit } from '../support/test.ts';

const link = (departing: number) =>
  `/hotel/isfahan/abbasi-hotel?${new URLSearchParams({
    ...stayAhead(departing, 2),
    rooms: '[{"adults":[30],"children":[]}]',
    passengers: '{"rooms":[[{"title":"MS","firstName":"Anna","lastName":"Keller","age":38}]],"phoneNumber":"+49151"}',
  })}`;

test('names of a link stand in the form, which says so, without the phone number', async ({ page }) => {
  await visit(page, link(60));
  await holdRooms(page);
  await expect(page.locator('[id="passengers.0.firstName"]')).toHaveValue('Anna');
  await expect(page.getByText('The names came with the link that you opened. Check them.')).toBeVisible();
  await expect(page.getByLabel('Phone')).toHaveValue('');
});

test('who comes after a log-out on the same page finds nobody of the link, and the page goes on', async ({ page }) => {
  const email = newEmail('leaves');
  await haveAccount(page, email);
  await visit(page, '/login');
  await logIn(page, email);
  await expect(ownMenu(page)).toBeVisible();
  await visit(page, link(64));
  await chooseRates(page);
  await ownMenu(page).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(logInLink(page)).toBeVisible();
  await holdRooms(page);
  await expect(page.locator('[id="passengers.0.firstName"]')).toHaveValue('');
  await expect(page.getByText('The names came with the link that you opened.')).toHaveCount(0);
});
