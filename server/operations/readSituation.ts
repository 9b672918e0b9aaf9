import { situationOn } from '#domain/core/facts/situation.ts';
import { dayOf } from '#domain/core/time.ts';
import type { Operation } from '#server/contract.ts';
import { currentCorrections } from '#server/facts/current.ts';

/** Events in the country that matter to travellers, newest first. */
export const readSituation: Operation<'readSituation'> = async ({ query, deps }) => {
  const all = situationOn(dayOf(deps.now()), await currentCorrections(deps.db));
  const items = all.slice(0, query.most).map(({ pages, ...one }) => ({ ...one, pages: [...pages] }));
  return { status: 200, body: { items } };
};
