import type { Operation } from '#server/contract.ts';
import { currentCorrections } from '#server/facts/current.ts';

/** What an owner corrected of the facts of one area. */
export const readFacts: Operation<'readFacts'> = async ({ query, deps }) => {
  const { facts, lives } = await currentCorrections(deps.db);
  const own = Object.entries(facts).filter(([id]) => id.startsWith(`${query.of}.`));
  return { status: 200, body: { facts: Object.fromEntries(own), lives } };
};
