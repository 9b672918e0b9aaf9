import type { LightMyRequestResponse } from 'fastify';
import { strFromU8, unzipSync } from 'fflate';
import { expect } from 'vitest';

/** The archive of an issued order of flights: tickets and receipt, whole. */
export function expectArchive({ statusCode, headers, rawPayload }: LightMyRequestResponse, reference: string): void {
  expect([statusCode, headers['content-type'], headers['content-disposition']]).toEqual([
    200,
    'application/zip',
    `attachment; filename="${reference}.zip"`,
  ]);
  const files = Object.entries(unzipSync(rawPayload));
  expect(files.map(([name, bytes]) => [name, strFromU8(bytes.subarray(0, 5))])).toEqual([
    [`${reference}/tickets-${reference}.pdf`, '%PDF-'],
    [`${reference}/receipt-${reference}.pdf`, '%PDF-'],
  ]);
}
