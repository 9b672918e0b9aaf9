import { drawnPage } from '#domain/core/testing/drawn-pictures.ts';
import { jpegOfPixels } from '#server/pictures/testing/jpeg.ts';

type Ask = (method: 'POST' | 'PUT', url: string, body: object, headers?: Record<string, string>) => Promise<Answer>;
type Answer = { readonly statusCode: number; readonly body: string; json<T>(): T };

// Drawn once: a suite orders many cards.
let drawn: Promise<Buffer> | undefined;

/** Sends a page like the studio does; throws when the server refuses it. */
export async function sendPaper(ask: Ask, orderId: string, kind = 'passport'): Promise<string> {
  drawn ??= jpegOfPixels(drawnPage());
  const page = await drawn;
  const begun = await ask('POST', `/orders/${orderId}/pictures`, { position: 0, kind, bytes: page.length });
  const { uploadId } = begun.json<{ uploadId: string }>();
  const sent = await ask('PUT', `/uploads/${uploadId}?offset=0`, page, { 'content-type': 'application/octet-stream' });
  const { picture } = sent.json<{ picture: { pictureId: string } | null }>();
  if (!picture) throw new Error(`The picture was not taken: ${begun.body} ${sent.body}`);
  return picture.pictureId;
}
