import { FileAnswer, type Operation } from '#server/contract.ts';
import { findOwnCard } from '#server/products/card/cards.ts';
import { linesOfCard } from '#server/products/card/lines.ts';
import { statementText } from '#server/products/card/statement.ts';

/** All lines as comma-separated values. */
export const saveCardStatement: Operation<'saveCardStatement'> = async ({ path, who, deps }) => {
  const { card } = await findOwnCard(deps.db, path.orderId, who);
  const lines = await linesOfCard(deps.db, card.id, {});
  const bytes = new TextEncoder().encode(statementText(lines));
  return { status: 200, body: new FileAnswer('text/plain; charset=utf-8', 'travel-card-statement.csv', bytes) };
};
