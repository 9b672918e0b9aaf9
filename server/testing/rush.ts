import { afterAll, beforeAll } from 'vitest';
import type { testApp } from '#server/db/testing/test-app.ts';
import { type ServerProcess, startServer } from './processes.ts';

export type Rush = {
  readonly got: number;
  /** Refused as sold out or, on a busy machine, asked to retry. */
  readonly refused: number;
  /** At least one refusal was sold out. */
  readonly isSoldOut: boolean;
  /** Unexpected answers, each once. */
  readonly others: readonly string[];
};

const REFUSALS = ['409 sold_out', '503 unavailable'];

/**
 * Concurrent buyers. On PostgreSQL every other one uses another process; the embedded database has only this one.
 * `path`: of the operation, below /api. `bodyOf`: what asks for an offer.
 */
export function rushOf(
  server: ReturnType<typeof testApp>,
  path: string,
  bodyOf: (offerId: string) => object = (offerId) => ({ offerIds: [offerId] }),
) {
  const processes: ServerProcess[] = [];
  beforeAll(async () => {
    if (server.url) processes.push(await startServer(server.url), await startServer(server.url));
  });
  afterAll(async () => {
    await Promise.all(processes.map(({ stop }) => stop()));
  });

  /** `key`: idempotency key; the same key would give the same hold. */
  const buy = async (offerId: string, key: string, buyer: number): Promise<string> => {
    const payload = JSON.stringify(bodyOf(offerId));
    const headers = {
      'idempotency-key': key,
      'content-type': 'application/json',
      origin: server.deps.config.publicUrl,
    };
    const process = processes[buyer % Math.max(processes.length, 1)];
    if (process) {
      const answer = await fetch(`${process.origin}/api${path}`, { method: 'POST', headers, body: payload });
      return said(answer.status, (await answer.json()) as Answer);
    }
    const answer = await server.app.inject({ method: 'POST', url: `/api${path}`, headers, payload });
    return said(answer.statusCode, answer.json());
  };

  /** `offerOf`: the offer for each buyer number. */
  return async (buyers: number, name: string, offerOf: (buyer: number) => string): Promise<Rush> => {
    const all = Array.from({ length: buyers }, (_, buyer) => buy(offerOf(buyer), `${name}-${buyer}`, buyer));
    return outcomeOf(await Promise.all(all));
  };
}

type Answer = { readonly error?: { readonly code: string } };
const said = (status: number, { error }: Answer): string => `${status} ${error?.code ?? ''}`.trim();

export const outcomeOf = (answers: readonly string[]): Rush => ({
  got: answers.filter((answer) => answer === '201').length,
  refused: answers.filter((answer) => REFUSALS.includes(answer)).length,
  isSoldOut: answers.includes('409 sold_out'),
  others: [...new Set(answers.filter((answer) => answer !== '201' && !REFUSALS.includes(answer)))],
});
