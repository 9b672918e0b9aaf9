import { parseTrace } from '#machines/trace/format.ts';
import { redactTrace } from '#machines/trace/redact-trace.ts';
import { keyFromText } from '#machines/trace/redactor.ts';
import type { Registered } from '#machines/trace/register.ts';
import { replay } from '#machines/trace/replayer.ts';
import { walk } from '#machines/trace/testing/walks.ts';

export type Proof = {
  readonly walks: number;
  readonly steps: number;
  readonly nested: number;
  /** One sentence per failure. */
  readonly failures: readonly string[];
};

/**
 * Records random walks. Each must replay identically, raw and redacted, after a JSON round trip, and contain no personal
 * data.
 */
export async function proveWalks(registered: Registered, walks: number, firstSeed = 1): Promise<Proof> {
  const { machine } = registered;
  const failures: string[] = [];
  let steps = 0;
  let nested = 0;
  for (let seed = firstSeed; seed < firstSeed + walks; seed += 1) {
    // Each fifth recording drops its beginning.
    const { trace, person } = await walk(registered, seed, 40, seed % 5 === 0 ? { limit: 12 } : {});
    steps += trace.steps.length;
    nested += trace.steps.filter(({ within }) => within !== undefined).length;
    const say = (what: string) => failures.push(`${machine.id}, seed ${seed}: ${what}`);
    const raw = replay(machine, parseTrace(JSON.stringify(trace)));
    if (raw) say(`diverges at ${raw.step}: ${raw.why}, ${JSON.stringify([raw.expected, raw.actual])}`);
    const text = JSON.stringify(redactTrace(machine, trace, keyFromText(`walk ${seed}`)));
    const redactedTrace = parseTrace(text);
    if (!redactedTrace.redaction.isVerified) say(`is not verified: ${redactedTrace.notes?.join()}`);
    const redacted = replay(machine, redactedTrace);
    if (redacted) say(`diverges redacted at ${redacted.step}: ${redacted.why}`);
    for (const secret of Object.values(person)) {
      const isTold = [secret, encodeURIComponent(secret)].some((form) =>
        text.toLowerCase().includes(form.toLowerCase()),
      );
      if (isTold) say(`tells ${secret}`);
    }
  }
  return { walks, steps, nested, failures };
}
