import { NOW, ORDER_ID } from '#machines/core/testing/moment.ts';
import type { PictureCheck, PictureOf, PictureUpload } from '#machines/core/upload/types.ts';
import type { UploadView } from '#machines/core/upload/view.ts';

export const UPLOAD_ID = '8e1c9b52-0a3f-4d0c-9f2a-3a6c5b8d7e10';
export const PICTURE_ID = '2d7f6a31-5b9c-4e8d-8c1a-6f0e4b2a9d53';
export const PICTURE: PictureOf = { orderId: ORDER_ID, position: 0, kind: 'photo' };

const source = { width: 1200, height: 1620 };
const opened = { source, crop: { x: 60, y: 0, width: 1080, height: 1620 }, turns: 0 } as const;

export const checks = {
  good: { opened, reasons: [], copy: { width: 1000, height: 1500, bytes: 250_000 } },
  dark: { opened, reasons: ['tooDark', 'backgroundDark'], copy: { width: 1000, height: 1500, bytes: 120_000 } },
  none: { opened: null, reasons: ['notPicture'], copy: null },
} satisfies Record<string, PictureCheck>;

const begun: PictureUpload = {
  uploadId: UPLOAD_ID,
  kind: 'photo',
  bytes: 250_000,
  offset: 0,
  expiresAt: NOW + 86_400_000,
  picture: null,
  refused: null,
};
export const uploads = {
  begun,
  half: { ...begun, offset: 100_000 },
  taken: {
    ...begun,
    offset: 250_000,
    picture: { pictureId: PICTURE_ID, kind: 'photo', bytes: 250_000, width: 1000, height: 1500 },
  },
  refused: { ...begun, offset: 250_000, refused: ['blurred'] },
} satisfies Record<string, PictureUpload>;

const base = { pictureKind: 'photo', pictureId: null, isComing: false, problem: null } as const;

export const uploadViews = {
  empty: { ...base, kind: 'empty' },
  checking: { ...base, kind: 'checking', opened: null },
  checkingWanted: { ...base, kind: 'checking', opened: null, isComing: true },
  refused: { ...base, kind: 'refused', ...checks.dark },
  noPicture: { ...base, kind: 'refused', ...checks.none },
  cropped: { ...base, kind: 'cropped', opened, copy: checks.good.copy },
  uploading: { ...base, kind: 'uploading', isComing: true, sent: 100_000, bytes: 250_000 },
  broken: {
    ...base,
    kind: 'broken',
    sent: 100_000,
    bytes: 250_000,
    problem: { code: 'unavailable', message: 'unavailable' },
  },
  stored: { ...base, kind: 'stored', pictureId: PICTURE_ID, isRemoving: false },
} satisfies Record<string, UploadView>;
