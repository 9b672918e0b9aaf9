import { DAY_MS, HOUR_MS } from '#domain/core/time.ts';
import type { Limit } from '#server/http/rate-limit.ts';

export const VISA_LIMITS = {
  /** Uploads begun, per request and per IP address. Nine people need eighteen. */
  uploadByOrder: { name: 'visa-upload-order', max: 100, windowMs: HOUR_MS },
  uploadByIp: { name: 'visa-upload-address', max: 200, windowMs: HOUR_MS },
  /** Kilobytes of uploads for unpaid requests, per network: eighty files of the largest size. */
  bytesByIp: { name: 'visa-bytes-address', max: 40_000, windowMs: DAY_MS },
} as const satisfies Record<string, Limit>;
