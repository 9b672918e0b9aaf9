import { expect, type Page } from '@playwright/test';
import { answersFor } from '#server/products/visa/testing/answers.ts';
import { goodPage, goodPhoto } from '#server/products/visa/testing/pictures.ts';
import { visit } from '../../support/test.ts';

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

const PEOPLE = [
  EVA,
  ...['Jonas', 'Mia'].map((firstName, index) => ({ ...EVA, firstName, passportNumber: `C01X00T5${index}` })),
];

type Picture = { readonly kind: 'photo' | 'passport'; readonly picture: Buffer };

async function sendPicture(
  page: Page,
  { orderId, position }: { readonly orderId: string; readonly position: number },
  { kind, picture }: Picture,
): Promise<void> {
  const { origin } = new URL(page.url());
  const begun = await page.request.post(`/api/orders/${orderId}/pictures`, {
    data: { position, kind, bytes: picture.length },
    headers: { origin },
  });
  const { uploadId } = await begun.json();
  const sent = await page.request.put(`/api/uploads/${uploadId}?offset=0`, {
    data: picture,
    headers: { origin, 'content-type': 'application/octet-stream' },
  });
  expect((await sent.json()).refused).toBeNull();
}

/** Fills in the first `count` people of the shown draft without its pages, which have their own journey. */
export async function fillByRequests(page: Page, count = 1): Promise<void> {
  const { origin, searchParams } = new URL(page.url());
  const orderId = searchParams.get('order') ?? '';
  const pictures = [
    { kind: 'photo', picture: await goodPhoto() },
    { kind: 'passport', picture: await goodPage() },
  ] as const;
  for (const [position, person] of PEOPLE.slice(0, count).entries()) {
    const applicant = `/api/visa/requests/${orderId}/applicants/${position}`;
    const saved = await page.request.put(applicant, { data: { answers: answersFor(person) }, headers: { origin } });
    expect(saved.status()).toBe(200);
    for (const picture of pictures) await sendPicture(page, { orderId, position }, picture);
  }
  await visit(page, `/iran-visa/request?order=${orderId}`);
}
