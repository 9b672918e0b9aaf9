import type { Pixels } from '#domain/core/picture-measures.ts';
import { PICTURE_PIXELS_MAX } from '#domain/core/picture-rules.ts';

type Decoder = (bytes: Uint8Array) => Promise<Pixels | null>;

/** A good picture takes 0.1 s; a slower one was made to be slow. */
const LONGEST_S = 5;

let loading: Promise<Decoder> | undefined;

/**
 * Pixels of a JPEG; null when it cannot be decoded completely. The decoder is native code of 18 MB and loads with the
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
  // Allows only the JPEG reader, whatever the file claims to be; one thread, no cache between pictures.
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
      // Any error is caused by the untrusted bytes.
      return null;
    }
  };
}
