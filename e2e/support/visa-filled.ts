import { expect, type Page } from '@playwright/test';
import { answersFor } from '#server/products/visa/testing/answers.ts';
import { goodPage, goodPhoto } from '#server/products/visa/testing/pictures.ts';
import { visit } from './test.ts';

const EVA = {
  ageClass: 'adult',
  title: 'MS',
  firstName: 'Eva',
  lastName: 'Keller',
  birthDate: '1988-03-14',
  nationality: 'DE',
  passportNumber: 'C01X00T47',
  passportCountry: 'DE',
  passportExpiry: '2034-08-21',
} as const;

/** As the page does it, in one part. */
async function sendPicture(page: Page, orderId: string, kind: 'photo' | 'passport', picture: Buffer): Promise<void> {
  const { origin } = new URL(page.url());
  const begun = await page.request.post(`/api/visa/requests/${orderId}/applicants/0/uploads`, {
    data: { kind, bytes: picture.length },
    headers: { origin },
  });
  const { uploadId } = await begun.json();
  const sent = await page.request.put(`/api/visa/uploads/${uploadId}?offset=0`, {
    data: picture,
    headers: { origin, 'content-type': 'application/octet-stream' },
  });
  expect(await sent.json()).toMatchObject({ refused: null });
}

/** Everything of the one person of the draft that shows, without its pages: how they are filled in is a journey of its own. */
export async function fillByRequests(page: Page): Promise<void> {
  const orderId = new URL(page.url()).searchParams.get('order') ?? '';
  const saved = await page.request.put(`/api/visa/requests/${orderId}/applicants/0`, {
    data: { answers: answersFor(EVA) },
    headers: { origin: new URL(page.url()).origin },
  });
  expect(saved.status()).toBe(200);
  await sendPicture(page, orderId, 'photo', await goodPhoto());
  await sendPicture(page, orderId, 'passport', await goodPage());
  await visit(page, `/iran-visa/request?order=${orderId}`);
}
