import { LIMITS } from '#server/accounts/limits.ts';
import { ownerKey } from '#server/accounts/who.ts';
import { FileAnswer, type Operation } from '#server/contract.ts';
import { countUse } from '#server/http/rate-limit.ts';
import { whileConnected } from '#server/http/while-connected.ts';
import { documentsOf } from '#server/orders/documents.ts';
import { archiveOf } from '#server/orders/papers/archive.ts';

/** A plain link: it works without scripts, and in the browser that found the order as a guest. */
export const downloadDocuments: Operation<'downloadDocuments'> = async ({ path, request, who, deps }) => {
  const { order, documents } = await documentsOf(deps, path.orderId, who);
  await countUse(deps, LIMITS.documentsFile, `${order.orderId} ${ownerKey(who)}`);
  const { publicUrl } = deps.config;
  const archive = await whileConnected(request, (signal) => archiveOf(order, documents, publicUrl, signal));
  return { status: 200, body: new FileAnswer(`${order.reference}.zip`, archive) };
};
