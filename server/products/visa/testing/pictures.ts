import sharp from 'sharp';
import type { Pixels } from '#domain/picture-measures.ts';
import { drawnPage, drawnPhoto } from '#domain/testing/drawn-pictures.ts';

/** A picture of the tests as a JPEG, as a browser writes it. */
export const jpegOfPixels = ({ width, height, channels, data }: Pixels, quality = 85): Promise<Buffer> =>
  sharp(Buffer.from(data), { raw: { width, height, channels } }).jpeg({ quality }).toBuffer();

/** What the rules take, of each kind. */
export const goodPhoto = () => jpegOfPixels(drawnPhoto());
export const goodPage = () => jpegOfPixels(drawnPage());
