import { fillContact } from '../support/booking.ts';
import { expect, holdBack, test, untilLive, visit } from '../support/test.ts';
import { fillByRequests } from './support/visa-filled.ts';
import { beginRequest, clickToBegin, heading, typeArrival } from './support/visa-request.ts';

test.use({ savesData: false });

test('a request begins with what the check was told, keeps what is typed, and its pages outlive a reload and Back', async ({
  page,
}) => {
  await visit(page, '/iran-visa?n1=DE&residence=DE&entry=airport&days=12');
  await page.getByRole('link', { name: 'Begin a request with these answers' }).click();
  await expect(page.getByLabel('Country of the passport')).toHaveValue('DE');
  await expect(page.getByLabel('Days in Iran')).toHaveValue('12');
  await typeArrival(page, 60);
  await page.getByLabel('Days in Iran').fill('13');
  await page.getByRole('button', { name: 'Add a traveller' }).click();
  await page.reload();
  await expect(page.getByLabel('Days in Iran')).toHaveValue('13');
  await expect(page.getByLabel('Year', { exact: true })).not.toHaveValue('');
  await page.getByRole('button', { name: 'Remove traveller 2' }).click();
  await page.getByRole('button', { name: 'Begin the request' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Visa request for one person');
  await expect(page.getByText('0 of 7 done')).toBeVisible();

  await page.getByRole('link', { name: 'Work, Person 1' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Work');
  await page.getByRole('button', { name: 'Save and go on' }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await page.getByRole('radio', { name: 'Employed', exact: true }).check();
  await page.getByLabel('Job title').fill('Software developer');
  await page.reload();
  await expect(page.getByLabel('Job title')).toHaveValue('Software developer');
  await page.getByLabel('Name of the employer').fill('Beispiel GmbH');
  await page.getByLabel('City where you work').fill('Berlin');
  await page.getByLabel('Address of the work').fill('Beispielweg 1, Berlin');
  await page.getByRole('button', { name: 'Save and go on' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The trip');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Work');
  await expect(page.getByLabel('Address of the work')).toHaveValue('Beispielweg 1, Berlin');
  await page.getByRole('link', { name: 'All tasks' }).click();
  await expect(page.getByText('1 of 7 done')).toBeVisible();
  await expect(page.getByText('Software developer')).toBeVisible();
});

test('what is typed before the code of the page is there is kept, box by box', async ({ page }) => {
  const arrive = await holdBack(page, '**/assets/VisaFillingStep-*');
  await page.goto('/iran-visa/request?n1=DE&residence=DE&entry=airport&days=12');
  await typeArrival(page, 60);
  await page.getByLabel('Days in Iran').fill('14');
  arrive();
  await untilLive(page);
  await page.getByRole('button', { name: 'Add a traveller' }).click();
  await page.getByLabel('Country of passport 2').selectOption('FR');
  await page.getByRole('button', { name: 'Begin the request' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Visa request for 2 people');
});

test('what is clicked while another speed is saved opens as soon as it is', async ({ page }) => {
  await clickToBegin(page);
  const arrive = await holdBack(page, '**/api/visa/requests/*');
  await page.getByRole('radio', { name: /^Urgent/ }).check();
  await page.getByRole('link', { name: 'Work, Person 1' }).click();
  arrive();
  await expect(heading(page)).toHaveText('Work');
  await page.getByRole('link', { name: 'All tasks' }).click();
  await expect(page.getByRole('radio', { name: /^Urgent/ })).toBeChecked();
});

test('a speed that is chosen before the application is there is saved, though a link is clicked at once', async ({
  page,
}) => {
  await beginRequest(page);
  const draft = page.url();
  for (const link of [
    page.getByRole('link', { name: 'Work, Person 1' }),
    page.getByRole('banner').getByRole('link', { name: /^Safar/ }),
  ]) {
    const other = page.getByRole('radio', { checked: false, name: /^(Urgent|Normal)/ });
    const arrive = await holdBack(page, '**/assets/entry-client*');
    await page.goto(draft, { waitUntil: 'commit' });
    const speed = await other.getAttribute('value');
    await other.check();
    await link.click();
    await expect(link).toHaveAttribute('aria-busy', 'true');
    arrive();
    await expect(heading(page)).not.toHaveText(/^Visa request/);
    await expect.poll(async () => (await page.request.get(draft)).text()).toContain(`checked="" value="${speed}"`);
    await page.unrouteAll({ behavior: 'wait' });
  }
});

test('who goes and when can be changed while it is a draft: what was told stays, and verdicts and price follow', async ({
  page,
}) => {
  await beginRequest(page, ['DE', 'FR']);
  await page.getByRole('link', { name: 'Work, Person 1' }).click();
  await page.getByRole('radio', { name: 'Employed', exact: true }).check();
  await page.getByLabel('Job title').fill('Software developer');
  await page.getByRole('link', { name: 'All tasks' }).click();
  await expect(page.getByText('Software developer')).toBeVisible();

  await page.getByRole('link', { name: 'Change who goes and when' }).click();
  await expect(heading(page)).toHaveText('Who goes and when');
  await page.reload();
  await expect(heading(page)).toHaveText('Who goes and when');
  await untilLive(page);
  await typeArrival(page, 1);
  await page.getByRole('button', { name: 'Keep these changes' }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await typeArrival(page, 80);
  // Turkish citizens need no visa for a stay of this length.
  await page.getByLabel('Country of passport 2').selectOption('TR');
  await expect(page.getByText('Person 2, passport of Türkiye (Turkey): No visa needed.')).toBeVisible();
  await page.getByLabel('Days in Iran').fill('9');
  await page.reload();
  await expect(page.getByText('Person 2, passport of Türkiye (Turkey): No visa needed.')).toBeVisible();
  await page.getByRole('button', { name: 'Keep these changes' }).click();
  await expect(heading(page)).toHaveText('Visa request for one person');
  await expect(page.getByText(/, 9 days\./)).toBeVisible();
  await expect(page.getByText('Software developer')).toBeVisible();
  await page.goBack();
  await expect(heading(page)).toHaveText('Who goes and when');
  await expect(page.getByLabel('Days in Iran')).toHaveValue('9');
});

test('somebody is taken out of a draft and somebody else comes along: who stays keeps what was told, and an older tab takes nobody out', async ({
  page,
  context,
}) => {
  await beginRequest(page, ['DE', 'FR', 'IT']);
  await page.getByRole('link', { name: 'Work, Person 3' }).click();
  await page.getByRole('radio', { name: 'Employed', exact: true }).check();
  await page.getByLabel('Job title').fill('Stone mason');
  await page.getByRole('link', { name: 'All tasks' }).click();
  await expect(page.getByText('Stone mason')).toBeVisible();
  await page.getByRole('link', { name: 'Change who goes and when' }).click();
  const older = await context.newPage();
  await visit(older, page.url());

  await page.getByRole('button', { name: 'Remove traveller 2' }).click();
  await expect(page.getByText('Person 2 does not go.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('Country of passport 2')).toHaveValue('FR');
  await expect(page.getByLabel('Country of passport 2')).toBeFocused();
  await page.getByRole('button', { name: 'Remove traveller 2' }).click();
  await page.getByRole('button', { name: 'Add a traveller' }).click();
  await page.getByLabel('Country of passport 4').selectOption('ES');
  await page.getByRole('button', { name: 'Keep these changes' }).click();
  await expect(heading(page)).toHaveText('Visa request for 3 people');
  await expect(page.getByText('Stone mason')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Work, Person 2' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Work, Person 4' })).toBeVisible();

  await older.getByRole('button', { name: 'Remove traveller 3' }).click();
  await older.getByRole('button', { name: 'Keep these changes' }).click();
  await expect(older.getByText('This request has changed meanwhile')).toBeVisible();
  await older.getByRole('link', { name: 'See it as it is now' }).click();
  await expect(older.getByLabel('Country of passport 4')).toHaveValue('ES');
});

test('a request that is ready to be paid gets another trip: it is a draft again, with all that was told', async ({
  page,
}) => {
  await beginRequest(page);
  await fillByRequests(page);
  const checkAndPay = async () => {
    await page.getByRole('button', { name: 'Check and pay' }).click();
    await expect(heading(page)).toHaveText('How can we reach you?');
  };
  await checkAndPay();
  await fillContact(page);
  await page.getByRole('button', { name: 'Check your answers' }).click();
  await expect(heading(page)).toHaveText('Review and pay');
  await expect(page.getByText(/Born \w+ \d/).first()).toBeVisible();
  await expect(page.getByText(/Passport valid until \w+ \d/).first()).toBeVisible();
  await expect(page.getByText('Tehran (Imam Khomeini) (IKA)')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Father’s given name: ' })).toHaveText(/: \w/);
  for (const name of [/^Photo of /, /^Passport of /]) {
    const picture = page.getByRole('img', { name });
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }
  await page.getByRole('link', { name: /^Change About you, / }).click();
  await expect(page.getByLabel('Father’s given name')).toBeVisible();
  await page.goBack();
  await expect(heading(page)).toHaveText('Review and pay');
  const orderId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await visit(page, `/iran-visa/request?order=${orderId}`);
  await page.getByRole('link', { name: 'Change who goes and when' }).click();
  await expect(page.getByText('it is a draft again')).toBeVisible();
  await page.getByLabel('Days in Iran').fill('9');
  await page.getByRole('button', { name: 'Keep these changes' }).click();
  await expect(page.getByText(/, 9 days\./)).toBeVisible();
  await expect(page.getByText('7 of 7 done')).toBeVisible();
  await page.reload();
  await untilLive(page);
  await checkAndPay();
  await expect(page.getByLabel('E-mail')).not.toHaveValue('');
  await page.getByRole('button', { name: 'Check your answers' }).click();
  await expect(heading(page)).toHaveText('Review and pay');
  await expect(page.getByText(/9 days/).first()).toBeVisible();
});

test('a tab that shows the review follows another tab that makes the request a draft again', async ({ page }) => {
  await beginRequest(page);
  await fillByRequests(page);
  await page.getByRole('button', { name: 'Check and pay' }).click();
  await fillContact(page);
  await page.getByRole('button', { name: 'Check your answers' }).click();
  await expect(heading(page)).toHaveText('Review and pay');
  const orderId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const other = await page.context().newPage();
  await visit(other, `/iran-visa/request?order=${orderId}`);
  await other.getByRole('radio', { name: /^Urgent/ }).check();
  await expect(other.getByText('With another speed it is a draft again')).toBeHidden();
  await expect(heading(page)).toHaveText('Visa request for one person');
  await expect(page.getByText('In another tab this request was changed')).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Urgent/ })).toBeChecked();
  await page.getByRole('button', { name: 'Check and pay' }).click();
  await page.getByRole('button', { name: 'Check your answers' }).click();
  await expect(heading(page)).toHaveText('Review and pay');
  await expect(page.getByText('Urgent').first()).toBeVisible();
});

test('who scrolls on a new page before its address has loaded is not taken back to the top', async ({ page }) => {
  await visit(page, '/iran-visa/request?n1=DE&n2=FR&residence=DE&entry=airport&days=12');
  await typeArrival(page, 60);
  const arrive = await holdBack(page, '**/api/orders/*/draft');
  await page.getByRole('button', { name: 'Begin the request' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Visa request for 2 people');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200);
  arrive();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(200);
  await page.getByRole('link', { name: 'Work, Person 1' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Work' })).toBeFocused();
});

test('two tabs in one field: the later one says what the other wrote, and takes it when it is wanted', async ({
  page,
}) => {
  await beginRequest(page);
  await page.getByRole('link', { name: 'Work, Person 1' }).click();
  await page.getByRole('radio', { name: 'Employed', exact: true }).check();
  await expect(page.getByLabel('Job title')).toBeVisible();
  const other = await page.context().newPage();
  await visit(other, page.url());
  await page.getByLabel('Job title').fill('Baker');
  await page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
  await other.getByRole('radio', { name: 'Employed', exact: true }).check();
  await other.getByLabel('Job title').fill('Cook');
  const note = other.getByText('Job title: Baker');
  await expect(note).toBeVisible();
  await expect(other.getByLabel('Job title')).toHaveValue('Cook');
  await other.getByRole('button', { name: 'Take what it said there' }).click();
  await expect(note).toBeHidden();
  await expect(other.getByLabel('Job title')).toHaveValue('Baker');
});
