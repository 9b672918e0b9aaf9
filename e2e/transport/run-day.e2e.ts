import { mailTo, newEmail } from '../support/account.ts';
import { test } from '../support/own-clock.ts';
import { expect, expectAccessible } from '../support/test.ts';
import { daysLater, goTo, heading } from './support/rides.ts';
import { ANNA_KELLER, haveTickets, LENA_KELLER } from './support/runs.ts';

// Moving the clock affects the whole server, so these journeys have their own site and run one after the other.
test.use({ siteName: 'transport-run-day' });
test.describe.configure({ mode: 'serial' });

const berths = (...places: readonly string[]) => places.map((place) => ({ place, rider: 'woman' as const }));
const NIGHT = { kind: 'train', number: 'SIM 115', class: 'b4' } as const;

test('one of two gives back her berth, the other keeps hers; a wrong letter is put right for nothing', async ({
  page,
}) => {
  const day = await daysLater(page, 9);
  const people = [ANNA_KELLER, { ...LENA_KELLER, lastName: 'Kellr' }];
  await haveTickets(page, { ...NIGHT, day, places: berths('1-2-3', '1-2-4'), cents: 2700, people });
  await page.getByRole('link', { name: 'Change or cancel' }).click();
  const change = page.getByRole('region', { name: 'Change something' });
  await change.getByRole('button', { name: 'Correct a name or a passport' }).click();
  await change.getByLabel('Whose ticket?').selectOption('Lena Kellr');
  await change.getByLabel('Family name').fill('Keller');
  await expectAccessible(page);
  await change.getByRole('button', { name: 'Check it' }).click();
  await change.getByRole('button', { name: 'Correct it' }).click();
  const rows = page.getByRole('table', { name: 'Who travels where' });
  const lena = rows.getByRole('row', { name: /^Lena Keller / });
  await expect(lena).toContainText(/Carriage 1, compartment 2, lower berth \d\s*SIM /);

  const cancel = page.getByRole('region', { name: 'Cancel and get money back' });
  await cancel.getByRole('button', { name: 'How much do I get back?' }).click();
  await cancel.getByRole('checkbox', { name: /Lena/ }).uncheck();
  const confirm = cancel.getByRole('button', { name: 'Cancel and get €12.15 back' });
  await expect(confirm).not.toHaveAttribute('aria-busy');
  await confirm.click();
  await expect(cancel.getByText('Cancelled. You get back €12.15 to the card.')).toBeVisible();
  await expect(rows.getByRole('row', { name: /^Anna Keller / })).toContainText('Given back');
  await expect(lena).toContainText('SIM ');
  await expectAccessible(page);
});

test('a train that does not run: told by mail, and another train is taken for the same places', async ({ page }) => {
  const day = await daysLater(page, 2);
  const guest = newEmail('no-train');
  await haveTickets(page, {
    ...{ ...NIGHT, day, places: berths('1-2-3'), cents: 1350, people: [ANNA_KELLER] },
    ...{ scenario: 'runCancelled', email: guest },
  });
  await goTo(page, day, '14:00');
  expect(await mailTo(page, guest, /not run/i)).toContain('SIM 115');
  await page.reload();
  await expect(heading(page)).toContainText('does not run');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Choose what to do' }).click();
  const change = page.getByRole('region', { name: 'Change something' });
  await change.getByRole('button', { name: 'Take another one' }).click();
  await change.getByRole('button', { name: 'Check it' }).click();
  await expect(change.getByRole('radio').first()).toBeFocused();
  await change
    .getByRole('radio', { name: /SIM 113/ })
    .first()
    .check();
  await expectAccessible(page);
  await change.getByRole('button', { name: 'Check it' }).click();
  await change.getByRole('button', { name: 'Change, and get €0.50 back' }).click();
  await expect(page.getByRole('main')).toContainText(/Departs .*, 17:40/);
});
