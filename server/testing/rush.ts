import { afterAll, beforeAll } from 'vitest';
import type { testApp } from '#server/db/testing/test-app.ts';
import { type ServerProcess, startServer } from './processes.ts';

/** What became of those who wanted the same at once. */
export type Rush = {
  /** Who has it. */
  readonly got: number;
  /** Who was told that it is gone, or, on a machine that is busy with others, to come again. */
  readonly refused: number;
  /** At least one heard that it is gone. */
  readonly isSoldOut: boolean;
  /** Answers that nobody should get, each once. */
  readonly others: readonly string[];
};

const REFUSALS = ['409 sold_out', '503 unavailable'];

/**
 * Buyers who hold at the same moment. On PostgreSQL every other one meets another process; embedded there is only this one.
 * `path`: of the operation, below /api.
 */
export function rushOf(server: ReturnType<typeof testApp>, path: string) {
  const processes: ServerProcess[] = [];
  beforeAll(async () => {
    if (server.url) processes.push(await startServer(server.url), await startServer(server.url));
  });
  afterAll(async () => {
    await Promise.all(processes.map(({ stop }) => stop()));
  });

  /** `key`: of the request; the same again would be the same hold. */
  const buy = async (offerId: string, key: string, buyer: number): Promise<string> => {
    const payload = JSON.stringify({ offerIds: [offerId] });
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

  /** `offerOf`: what each buyer wants, by their number. */
  return async (buyers: number, name: string, offerOf: (buyer: number) => string): Promise<Rush> => {
    const all = Array.from({ length: buyers }, (_, buyer) => buy(offerOf(buyer), `${name}-${buyer}`, buyer));
    return outcomeOf(await Promise.all(all));
  };
}

type Answer = { readonly error?: { readonly code: string } };
const said = (status: number, { error }: Answer): string => `${status} ${error?.code ?? ''}`.trim();

/** Counts answers, each as its status and the code of its problem. */
export const outcomeOf = (answers: readonly string[]): Rush => ({
  got: answers.filter((answer) => answer === '201').length,
  refused: answers.filter((answer) => REFUSALS.includes(answer)).length,
  isSoldOut: answers.includes('409 sold_out'),
  others: [...new Set(answers.filter((answer) => answer !== '201' && !REFUSALS.includes(answer)))],
});
