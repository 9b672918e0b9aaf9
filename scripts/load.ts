import http from 'node:http';
import autocannon, { type Options, type Result } from 'autocannon';

export type Request = { readonly path: string; readonly method?: string; readonly body?: string };
export type Load = { readonly port: number; readonly request: Request; readonly seconds: number };
export type Answers = { readonly count: number; readonly failures: number; readonly latenciesMs: readonly number[] };

const ENCODINGS = { 'accept-encoding': 'gzip, deflate, br, zstd' };

/** Sends requests as fast as `connections` allow, one at a time on each. Only to this machine. */
export async function flood({
  connections,
  port,
  request: { path, method = 'GET' },
  seconds,
}: Load & { connections: number }): Promise<Answers> {
  const url = `http://127.0.0.1:${port}${path}`;
  const results: (number | null)[] = [];
  const { errors } = await new Promise<Result>((resolve, reject) => {
    const options: Options = { url, method: method as 'GET', connections, duration: seconds, headers: ENCODINGS };
    const run = autocannon(options, (error, result) => (error ? reject(error) : resolve(result)));
    // autocannon's own histogram counts whole milliseconds.
    run.on('response', (_client, status, _bytes, ms) => void results.push(status === 200 ? ms : null));
  });
  return sum([...results, ...Array.from({ length: errors }, () => null)]);
}

/**
 * A fixed number of requests per second, evenly spaced, even when the server is slower: waiting counts as latency.
 * autocannon would send all requests of a second at its beginning.
 */
export async function trickle({
  perSecond,
  requestOf,
  ...load
}: Omit<Load, 'request'> & { perSecond: number; requestOf: (n: number) => Request }): Promise<Answers> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 64 });
  const pending: Promise<number | null>[] = [];
  const start = performance.now();
  for (let n = 0; n < perSecond * load.seconds; n += 1) {
    const wait = start + (n * 1000) / perSecond - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    pending.push(ask(agent, load.port, requestOf(n)));
  }
  const results = await Promise.all(pending);
  agent.destroy();
  return sum(results);
}

/** Milliseconds to the complete answer; null unless it is a 200. */
export function ask(agent: http.Agent, port: number, { path, method = 'GET', body }: Request): Promise<number | null> {
  const start = performance.now();
  return new Promise((resolve) => {
    const request = http.request(
      {
        agent,
        host: '127.0.0.1',
        port,
        path,
        method,
        headers: body
          ? {
              ...ENCODINGS,
              origin: `http://127.0.0.1:${port}`,
              'content-type': 'application/json',
              'content-length': Buffer.byteLength(body),
            }
          : ENCODINGS,
      },
      (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode === 200 ? performance.now() - start : null));
      },
    );
    request.on('error', () => resolve(null));
    request.end(body);
  });
}

export const sum = (results: readonly (number | null)[]): Answers => {
  const latenciesMs = results.filter((result) => result !== null).sort((a, b) => a - b);
  return { count: latenciesMs.length, failures: results.length - latenciesMs.length, latenciesMs };
};

export const percentile = ({ latenciesMs }: Answers, share: number): number =>
  latenciesMs[Math.min(latenciesMs.length - 1, Math.floor(latenciesMs.length * share))] ?? Number.NaN;
