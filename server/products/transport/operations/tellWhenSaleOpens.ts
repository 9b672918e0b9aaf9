import { DAY_MS, HOUR_MS } from '#domain/core/time.ts';
import { refuseFields } from '#server/accounts/new-password.ts';
import { ownerKey } from '#server/accounts/who.ts';
import type { Operation } from '#server/contract.ts';
import { countUse, type Limit } from '#server/http/rate-limit.ts';
import { openingOf, waitForSale } from '#server/products/transport/runs/openings.ts';

const PER_IP: Limit = { name: 'sale-opens-address', max: 20, windowMs: HOUR_MS };
const PER_BROWSER: Limit = { name: 'sale-opens-browser', max: 10, windowMs: DAY_MS };

/** The same answer for a new and a known address, and for one that has enough of such wishes. */
export const tellWhenSaleOpens: Operation<'tellWhenSaleOpens'> = async ({
  path: { kind },
  body,
  request,
  who,
  deps,
}) => {
  await countUse(deps, PER_IP, request.ip);
  const owner = ownerKey(who);
  if (owner !== '') await countUse(deps, PER_BROWSER, owner);
  const { db, config } = deps;
  const now = deps.now();
  const wish = { ...body, kind };
  const { problems, opens } = await openingOf(db, wish, now);
  refuseFields(problems);
  await db.transaction().execute((tx) => waitForSale(tx, wish, { opens, publicUrl: config.publicUrl, now }));
  return { status: 204, body: undefined };
};
