import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { Pixels } from '#domain/core/picture-measures.ts';
import { drawnPage, drawnPhoto } from '#domain/core/testing/drawn-pictures.ts';
import { expect } from '../../support/test.ts';

export const fileOf = async ({ width, height, channels, data }: Pixels) => ({
  name: 'picture.png',
  mimeType: 'image/png',
  buffer: await sharp(Buffer.from(data), { raw: { width, height, channels } }).png().toBuffer(),
});

export const PICTURE_LABELS = { photo: 'Photo of the face', passport: 'Page of the passport with the photo' } as const;

export const keepPicture = (page: Page) => page.getByRole('button', { name: 'Use this picture' });
export const storedPicture = (page: Page) => page.getByRole('img', { name: 'The stored picture' });

/** Chooses a good picture without using it yet. */
export async function chooseFile(page: Page, kind: keyof typeof PICTURE_LABELS): Promise<void> {
  const file = await fileOf(kind === 'photo' ? drawnPhoto() : drawnPage());
  await page.getByLabel(PICTURE_LABELS[kind]).setInputFiles(file);
}

/** Adds a good picture on its page and waits until it is stored. */
export async function addPicture(page: Page, kind: keyof typeof PICTURE_LABELS): Promise<void> {
  await chooseFile(page, kind);
  await keepPicture(page).click();
  await expect(storedPicture(page)).toBeVisible();
  // The button has disappeared, and the focus is at the result.
  await expect(page.locator('body')).not.toBeFocused();
}
