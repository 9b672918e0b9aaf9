import { DAY_MS, HOUR_MS } from '#domain/core/time.ts';
import type { Limit } from '#server/http/rate-limit.ts';

export const PICTURE_LIMITS = {
  /** Uploads begun, per order and per IP address. Nine people with two pictures need eighteen. */
  uploadByOrder: { name: 'picture-upload-order', max: 100, windowMs: HOUR_MS },
  uploadByIp: { name: 'picture-upload-address', max: 200, windowMs: HOUR_MS },
  /** Kilobytes of uploads for unpaid orders, per network: eighty files of the largest size. */
  bytesByIp: { name: 'picture-bytes-address', max: 40_000, windowMs: DAY_MS },
} as const satisfies Record<string, Limit>;
