import { answersFor } from '#server/products/visa/testing/answers.ts';
import { goodPhoto } from '#server/products/visa/testing/pictures.ts';
import type { ProductRequests } from '#server/testing/product-requests.ts';
import { passenger } from '#server/testing/traveller.ts';

/** A month after the tests' first day, one German tourist by air. */
const TRIP = {
  applicants: [{ nationality: 'DE' }],
  residence: 'DE',
  entry: 'airport',
  arrival: '2027-01-20',
  days: 10,
  processing: 'normal',
} as const;

let idKeys = 0;

export const requests: ProductRequests = {
  withId: {
    readUpload: null,
    // Without bytes: permission is checked before the bytes are read.
    sendUpload: {},
    readPicture: null,
    removePicture: null,
    readStaffVisaDocument: null,
  },
  ofOrder: [
    'readVisaRequest',
    'changeVisaTrip',
    'saveVisaApplicant',
    'beginUpload',
    'readStaffVisaRequest',
    'actOnVisaRequest',
  ],
  orderBodies: {
    changeVisaTrip: () => ({ days: 12 }),
    saveVisaApplicant: () => ({ answers: { fatherName: 'Otto' } }),
    beginUpload: () => ({ position: 0, kind: 'photo', bytes: 5000 }),
    actOnVisaRequest: () => ({ act: 'begin', version: 1, position: 0 }),
  },
  idsOf: async (browser) => {
    idKeys += 1;
    const begun = await browser.ask('POST', '/visa/requests', TRIP, { 'idempotency-key': `visa-ids-${idKeys}` });
    const { orderId: ownOrderId } = begun.json<{ orderId: string }>();
    await browser.ask('PUT', `/visa/requests/${ownOrderId}/applicants/0`, { answers: answersFor(passenger()) });
    const uploads = `/orders/${ownOrderId}/pictures`;
    const begin = async (kind: string, bytes: number) =>
      (await browser.ask('POST', uploads, { position: 0, kind, bytes })).json<{ uploadId: string }>().uploadId;
    const photo = await goodPhoto();
    const sent = await browser.ask('PUT', `/uploads/${await begin('photo', photo.length)}?offset=0`, photo, {
      'content-type': 'application/octet-stream',
    });
    const { picture } = sent.json<{ picture: { pictureId: string } }>();
    return { ownOrderId, uploadId: await begin('passport', 5000), pictureId: picture.pictureId };
  },
  keyed: (newBrowser) => ({
    beginVisaRequest: async () => {
      const anna = newBrowser();
      const ask = (body: object, key: string) => anna.ask('POST', '/visa/requests', body, { 'idempotency-key': key });
      // The first answer sets the cookie that owns the key.
      await ask({ ...TRIP, days: 9 }, 'the-first-of-all');
      return { ask, bodies: [TRIP, { ...TRIP, days: 11 }] as const };
    },
  }),
};
