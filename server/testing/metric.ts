import { metricsText } from '#server/metrics.ts';

/** What a metric counts now, by its name with its labels; 0 before the first. Tests of one process count together. */
export async function metric(name: string): Promise<number> {
  const line = (await metricsText()).split('\n').find((text) => text.startsWith(`${name} `));
  return Number(line?.slice(name.length + 1) ?? 0);
}
