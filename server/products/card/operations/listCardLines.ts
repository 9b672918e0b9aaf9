import type { Operation } from '#server/contract.ts';
import { findOwnCard } from '#server/products/card/cards.ts';
import { linesOfCard } from '#server/products/card/lines.ts';

const LINES = 50;

export const listCardLines: Operation<'listCardLines'> = async ({ path, query, who, deps }) => {
  const { card } = await findOwnCard(deps.db, path.orderId, who);
  const lines = await linesOfCard(deps.db, card.id, { before: query.before, limit: LINES + 1 });
  const page = lines.slice(0, LINES);
  return { status: 200, body: { lines: page, next: lines.length > LINES ? (page.at(-1)?.seq ?? null) : null } };
};
