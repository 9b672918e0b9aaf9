import { drawnPage, drawnPhoto } from '#domain/core/testing/drawn-pictures.ts';
import { jpegOfPixels } from '#server/pictures/testing/jpeg.ts';

export const goodPhoto = () => jpegOfPixels(drawnPhoto());
export const goodPage = () => jpegOfPixels(drawnPage());

type Ask = (method: 'POST' | 'PUT', url: string, body: object, headers?: Record<string, string>) => Promise<Answer>;
type Answer = { readonly statusCode: number; readonly body: string; json<T>(): T };

// Drawn once: a suite places many requests.
let drawn: Promise<readonly [photo: Buffer, page: Buffer]> | undefined;

/** Uploads both pictures of an applicant like the page; throws when the server refuses one. */
export async function storePictures(ask: Ask, orderId: string, position: number): Promise<void> {
  drawn ??= Promise.all([goodPhoto(), goodPage()]);
  const [photo, page] = await drawn;
  for (const [kind, picture] of Object.entries({ photo, passport: page })) {
    const path = `/orders/${orderId}/pictures`;
    const { uploadId } = (await ask('POST', path, { position, kind, bytes: picture.length })).json<{
      uploadId: string;
    }>();
    const sent = await ask('PUT', `/uploads/${uploadId}?offset=0`, picture, {
      'content-type': 'application/octet-stream',
    });
    if (!sent.json<{ picture: unknown }>().picture) throw new Error(`The picture was not taken: ${sent.body}`);
  }
}
