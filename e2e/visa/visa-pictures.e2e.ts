import { drawnPhoto } from '#domain/core/testing/drawn-pictures.ts';
import { expect, expectAccessible, holdBack, test } from '../support/test.ts';
import { addPicture, chooseFile, fileOf, keepPicture, PICTURE_LABELS, storedPicture } from './support/visa-pictures.ts';
import { beginRequest, heading, saveAndGoOn } from './support/visa-request.ts';

test('a page without its picture says so at its field; a good one is stored, outlives a reload, and can be removed', async ({
  page,
}) => {
  await beginRequest(page);
  await page.getByRole('link', { name: 'Photo, Person 1' }).click();
  await expect(page.getByLabel(PICTURE_LABELS.photo)).toBeVisible();
  await saveAndGoOn(page);
  await page.getByRole('alert').getByRole('link').click();
  await expect(page.getByLabel(PICTURE_LABELS.photo)).toBeFocused();
  await addPicture(page, 'photo');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'All tasks' }).click();
  await expect(page.getByText('1 of 7 done')).toBeVisible();
  await page.getByRole('link', { name: 'Photo, Person 1' }).click();
  await page.reload();
  await expect(storedPicture(page)).toHaveJSProperty('naturalWidth', 600);
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(storedPicture(page)).toBeHidden();
  await page.getByRole('link', { name: 'All tasks' }).click();
  await expect(page.getByText('0 of 7 done')).toBeVisible();
});

test('a bad picture is refused with its reason, and nothing of it is sent', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (/\/(pictures|uploads)\b/.test(request.url())) sent.push(request.url());
  });
  await beginRequest(page);
  await page.getByRole('link', { name: 'Photo, Person 1' }).click();
  const field = page.getByLabel(PICTURE_LABELS.photo);
  await field.setInputFiles(await fileOf(drawnPhoto({ background: [70, 80, 60] })));
  await expect(page.getByText('The wall behind the head is too dark or coloured.')).toBeVisible();
  await expect(keepPicture(page)).toBeHidden();
  await expectAccessible(page);
  await field.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture at all') });
  await expect(page.getByText('This file is no picture that your browser can open.')).toBeVisible();
  expect(sent).toEqual([]);
});

test('the window is dragged and moved by arrows, and a picture that lies on its side is turned', async ({ page }) => {
  await beginRequest(page);
  await page.getByRole('link', { name: 'Photo, Person 1' }).click();
  await page.getByLabel(PICTURE_LABELS.photo).setInputFiles(await fileOf(drawnPhoto()));
  const isGood = page.getByText(/^The picture is good/);
  await expect(isGood).toBeVisible();
  for (const turned of [false, false, false, true]) {
    await page.getByRole('button', { name: 'Turn', exact: true }).click();
    await expect(page.getByText('The picture is being checked.')).toBeHidden();
    if (turned) await expect(isGood).toBeVisible();
  }
  await page.getByLabel('Size of the window').fill('420');
  const [across, down] = [page.getByLabel('Window to the left or right'), page.getByLabel('Window up or down')];
  const at = async () => [Number(await across.inputValue()), Number(await down.inputValue())] as const;
  await expect.poll(at).not.toEqual([0, 0]);
  const [x, y] = await at();
  const window = page.getByRole('button', { name: /^Your picture with the window/ });
  await window.press('ArrowLeft');
  await window.press('ArrowUp');
  await expect.poll(async () => (await at()).map((value, index) => value < ([x, y][index] ?? 0))).toEqual([true, true]);
  const box = await window.boundingBox();
  if (!box) throw new Error('The window is not drawn');
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await page.mouse.move(middle.x - box.width, middle.y - box.height, { steps: 4 });
  await page.mouse.up();
  await expect.poll(at).toEqual([0, 0]);
  await expectAccessible(page);
});

test('an upload that breaks off goes on where the server says, and the page with it', async ({ page, complaints }) => {
  await beginRequest(page);
  await page.getByRole('link', { name: 'Photo, Person 1' }).click();
  const offsets: number[] = [];
  let isBroken = true;
  await page.route('**/api/uploads/*?offset=*', (route) => {
    const offset = Number(new URL(route.request().url()).searchParams.get('offset'));
    if (isBroken && offset > 0) return route.abort('connectionreset');
    offsets.push(offset);
    return route.continue();
  });
  await page.getByLabel(PICTURE_LABELS.photo).setInputFiles(await fileOf(drawnPhoto({ size: [1000, 1500] })));
  await keepPicture(page).click();
  await expect(page.getByText('The connection broke.')).toBeVisible();
  isBroken = false;
  expect(complaints.splice(0)).toEqual([expect.stringContaining('ERR_CONNECTION_RESET')]); // the browser's own message
  await page.getByRole('button', { name: 'Go on', exact: true }).click();
  await expect(storedPicture(page)).toBeVisible();
  expect(offsets.length).toBeGreaterThan(1);
  expect(offsets).toEqual([...new Set(offsets)].sort((one, other) => one - other)); // no part was sent twice
  await saveAndGoOn(page);
  await expect(heading(page)).toHaveText('Declarations');
});

test('saving the page takes over a good picture, waits while it is sent, and goes on', async ({ page }) => {
  await beginRequest(page);
  await page.getByRole('link', { name: 'Photo, Person 1' }).click();
  const arrive = await holdBack(page, '**/api/uploads/*?offset=*');
  await page.getByLabel(PICTURE_LABELS.photo).setInputFiles(await fileOf(drawnPhoto()));
  await expect(page.getByText(/^The picture is good/)).toBeVisible();
  await saveAndGoOn(page);
  await expect(page.getByText('We are waiting for the picture.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save and go on' })).toBeDisabled();
  await expectAccessible(page);
  arrive();
  await expect(heading(page)).toHaveText('Declarations');
  await page.getByRole('link', { name: 'All tasks' }).click();
  await expect(page.getByText('1 of 7 done')).toBeVisible();
});

test('saving the page while its picture is still being checked sends it as soon as it is good', async ({ page }) => {
  await beginRequest(page);
  await page.getByRole('link', { name: 'Photo, Person 1' }).click();
  const arrive = await holdBack(page, '**/assets/picture-worker-*');
  await page.getByLabel(PICTURE_LABELS.photo).setInputFiles(await fileOf(drawnPhoto()));
  await expect(page.getByText('The picture is being checked.')).toBeVisible();
  await saveAndGoOn(page);
  await expect(page.getByText('If it is good, it is sent.')).toBeVisible();
  arrive();
  await expect(heading(page)).toHaveText('Declarations');
});

test('a picture outlives its page: what was chosen is found again, and what is being sent arrives', async ({
  page,
}) => {
  await beginRequest(page);
  const photo = page.getByRole('link', { name: 'Photo, Person 1' });
  const tasks = page.getByRole('link', { name: 'All tasks' });
  await photo.click();
  const arrive = await holdBack(page, '**/api/uploads/*?offset=*');
  await page.getByLabel(PICTURE_LABELS.photo).setInputFiles(await fileOf(drawnPhoto()));
  await expect(keepPicture(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByText('0 of 7 done')).toBeVisible();
  await photo.click();
  await expect(page.getByText(/^The picture is good/)).toBeVisible();
  await saveAndGoOn(page);
  await expect(page.getByText('We are waiting for the picture.')).toBeVisible();
  await tasks.click();
  await expect(page.getByText('0 of 7 done')).toBeVisible();
  await photo.click();
  await expect(page.getByText('The picture is being sent.')).toBeVisible();
  await tasks.click();
  arrive();
  await expect(page.getByText('1 of 7 done')).toBeVisible();
  await photo.click();
  await expect(storedPicture(page)).toBeVisible();
});

test('what was chosen for somebody who is taken out is not the picture of who gets the place', async ({ page }) => {
  // Nine people use all indices, so a new person gets an index that was used before.
  await beginRequest(page, ['DE', 'FR', 'IT', 'ES', 'AT', 'NL', 'BE', 'PL', 'SE']);
  const passport = page.getByRole('link', { name: 'Passport, Person 2' });
  await passport.click();
  await chooseFile(page, 'passport');
  await expect(page.getByText(/^The picture is good/)).toBeVisible();
  await page.getByRole('link', { name: 'All tasks' }).click();
  await page.getByRole('link', { name: 'Change who goes and when' }).click();
  await page.getByRole('button', { name: 'Remove traveller 2' }).click();
  await page.getByRole('button', { name: 'Add a traveller' }).click();
  await page
    .getByLabel(/^Country of passport/)
    .last()
    .selectOption('FR');
  await page.getByRole('button', { name: 'Keep these changes' }).click();
  await passport.click();
  await expect(page.getByLabel(PICTURE_LABELS.passport)).toBeVisible();
  await expect(page.getByText(/^The picture is good/)).toBeHidden();
});

test.describe('with fingers', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('two of them make the window smaller', async ({ page }) => {
    await beginRequest(page);
    await page.getByRole('link', { name: 'Photo, Person 1' }).click();
    await page.getByLabel(PICTURE_LABELS.photo).setInputFiles(await fileOf(drawnPhoto({ size: [1000, 1500] })));
    await expect(page.getByText(/^The picture is good/)).toBeVisible();
    const size = page.getByLabel('Size of the window');
    await expect(size).toHaveValue('1000');
    const window = page.getByRole('button', { name: /^Your picture with the window/ });
    await window.scrollIntoViewIfNeeded();
    const box = await window.boundingBox();
    if (!box) throw new Error('The window is not drawn');
    const fingersAt = (apart: number) =>
      [-apart, apart].map((side, id) => ({ x: box.x + box.width / 2 + side, y: box.y + box.height / 2, id }));
    const touch = await page.context().newCDPSession(page);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingersAt(100) });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingersAt(80) });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    // The slider has steps of six.
    await expect(size).toHaveValue('802');
  });
});
