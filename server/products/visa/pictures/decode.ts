import type { Pixels } from '#domain/core/picture-measures.ts';
import { PICTURE_PIXELS_MAX } from '#domain/core/picture-rules.ts';

type Decoder = (bytes: Uint8Array) => Promise<Pixels | null>;

/** A good picture takes a tenth of a second; what takes so long is made to. */
const LONGEST_S = 5;

let loading: Promise<Decoder> | undefined;

/**
 * The pixels of a JPEG, or null for one that cannot be decoded as a whole. The decoder is native code of 18 MB and comes with the
 * first picture, not with the server.
 */
export async function decodeJpeg(bytes: Uint8Array): Promise<Pixels | null> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return (await loading)(bytes);
}

async function load(): Promise<Decoder> {
  const { default: sharp } = await import('sharp');
  // Only this one reader, whatever a file says it is; one thread each, and nothing is kept between two pictures.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer'] });
  sharp.concurrency(1);
  sharp.cache(false);
  const options = { failOn: 'warning', limitInputPixels: PICTURE_PIXELS_MAX } as const;
  return async (bytes) => {
    try {
      const decoding = sharp(bytes, options).timeout({ seconds: LONGEST_S }).toColourspace('srgb').removeAlpha().raw();
      const { data, info } = await decoding.toBuffer({ resolveWithObject: true });
      return { data, width: info.width, height: info.height, channels: 3 };
    } catch {
      // All that it throws is about these bytes, which are not ours.
      return null;
    }
  };
}
