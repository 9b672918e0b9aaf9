import { afterAll, expect, test, vi } from 'vitest';
import { sized } from '#domain/core/testing/sized.ts';
import { registry } from '#machines/trace/registry.ts';
import { workshop } from '#machines/trace/testing/hard-machines.ts';
import { proveWalks } from '#machines/trace/testing/prove.ts';

// A share for each machine; `npm run bench` does 20,000 walks. XState warns about events for stopped actors; walks send
// many of them.
const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
afterAll(() => warn.mockRestore());

const WALKS = sized(30, 125);

test.each(Object.entries({ ...registry, workshop }))(
  '%s: random visits replay the same, also redacted, and tell no secret',
  async (_, registered) => {
    const proof = await proveWalks(registered, WALKS);
    expect(proof.failures).toEqual([]);
    expect(proof.walks).toBe(WALKS);
    // Machines without events from outside have short visits.
    expect(proof.steps).toBeGreaterThan(registered.examples.events.length > 0 ? WALKS : 0);
  },
  60_000,
);
