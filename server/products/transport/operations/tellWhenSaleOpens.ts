import { DAY_MS, HOUR_MS } from '#domain/core/time.ts';
import { mailboxOf } from '#server/accounts/contact-fields.ts';
import { refuseFields } from '#server/accounts/new-password.ts';
import { ownerKey } from '#server/accounts/who.ts';
import type { Operation } from '#server/contract.ts';
import { countUse, isUsedUp, type Limit } from '#server/http/rate-limit.ts';
import { isKnown, isOwnAddress, openingOf, waitForSale } from '#server/products/transport/runs/openings.ts';

const PER_IP: Limit = { name: 'sale-opens-address', max: 10, windowMs: HOUR_MS };
const PER_BROWSER: Limit = { name: 'sale-opens-browser', max: 10, windowMs: DAY_MS };
const PER_MAILBOX: Limit = { name: 'sale-opens-mailbox', max: 3, windowMs: DAY_MS };

/**
 * The same answer for a new and a known address, and for one that has enough of such wishes. An account that has confirmed the address is
 * not held back by what strangers asked for with it.
 */
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
  const isOwn = await isOwnAddress(db, who.accountId, body.email);
  // Each new wish is a mail to its address, whoever asks.
  const isMailed = !(await isKnown(db, wish)) && (isOwn || !(await isUsedUp(deps, PER_MAILBOX, mailboxOf(body.email))));
  if (isMailed)
    await db.transaction().execute((tx) => waitForSale(tx, wish, { opens, isOwn, publicUrl: config.publicUrl, now }));
  return { status: 204, body: undefined };
};
