import type { Transaction } from 'kysely';
import type { components } from '#openapi/generated/types.ts';
import { refuseFields } from '#server/accounts/new-password.ts';
import { requireStaff } from '#server/accounts/staff.ts';
import { logStaffAct } from '#server/accounts/staff-log.ts';
import type { Operation } from '#server/contract.ts';
import type { Tables } from '#server/db/database.ts';
import type { Deps } from '#server/orders/deps.ts';
import { lockOrder } from '#server/orders/read-order.ts';
import { notAllowed } from '#server/orders/refusals.ts';
import { setWorkAt } from '#server/orders/work-at.ts';
import { lockCard } from '#server/products/card/cards.ts';
import type { Check } from '#server/products/card/detail.ts';
import { asking, writeCheck } from '#server/products/card/issue.ts';
import {
  findSubmitted,
  type Submitted,
  stageOf,
  stepsFor,
  submitted,
  toStaffOrder,
} from '#server/products/card/staff/order.ts';
import { returnCard, toStage } from '#server/products/card/work.ts';

type Decision = components['schemas']['StaffCardDecision'];

/** One step of the issuer by hand; mails, books and refunds follow as after a simulated one. */
export const decideCard: Operation<'decideCard'> = async ({ path, body, request, deps }) => {
  const { name } = await requireStaff(request, deps, 'card.check');
  const { config } = deps;
  const now = deps.now();
  const { id } = await findSubmitted(deps.db, path.orderId);
  const answer = await deps.db.transaction().execute(async (tx) => {
    const order = submitted(await lockOrder(tx, id));
    const stage = stageOf(order);
    if (stage === null || !stepsFor(order, stage).includes(body.step))
      throw notAllowed('This cannot be done at this step.');
    await decide(tx, order, body, { ...deps, at: now });
    await logStaffAct(tx, { name, act: `card.${body.step}`, at: now, orderId: id });
    return toStaffOrder(tx, submitted(await lockOrder(tx, id)), { config, now });
  });
  return { status: 200, body: answer };
};

type Context = Deps & { readonly at: number };

async function decide(tx: Transaction<Tables>, order: Submitted, { step, papers = [] }: Decision, context: Context) {
  const { check } = order.detail;
  switch (step) {
    case 'approve':
      return look(tx, order, { ...check, decided: 'approved' }, context);
    case 'reject':
      return look(tx, order, { ...check, decided: 'rejected' }, context);
    case 'askPapers':
      if (papers.length === 0) refuseFields({ papers: 'required' });
      return look(tx, order, asking(check, [...new Set(papers)], context.at), context);
    case 'return':
      return returnCard(tx, order, { ...context, now: context.at });
    default: {
      const card = await lockCard(tx, order.detail.cardId);
      const stage = ({ produce: 'producing', send: 'outForDelivery', deliver: 'delivered' } as const)[step];
      return toStage(tx, order, card, { stage }, { ...context, now: context.at });
    }
  }
}

/** The issuer is asked at once; what it says is written there. */
async function look(tx: Transaction<Tables>, order: Submitted, check: Check, { config, at }: Context): Promise<void> {
  await writeCheck(tx, order, check, { now: at, config });
  await setWorkAt(tx, order.id, at);
}
