import sharp from 'sharp';
import type { Pixels } from '#domain/core/picture-measures.ts';

export const jpegOfPixels = ({ width, height, channels, data }: Pixels, quality = 85): Promise<Buffer> =>
  sharp(Buffer.from(data), { raw: { width, height, channels } }).jpeg({ quality }).toBuffer();
