import { metricsText } from '#server/metrics.ts';

/** Current value of a metric by its name with labels; 0 before the first count. Tests of one process share it. */
export async function metric(name: string): Promise<number> {
  const line = (await metricsText()).split('\n').find((text) => text.startsWith(`${name} `));
  return Number(line?.slice(name.length + 1) ?? 0);
}
