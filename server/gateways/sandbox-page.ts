import type { FastifyInstance, FastifyReply } from 'fastify';
import { plainly } from '#domain/core/clean-input.ts';
import type { Config } from '#server/config.ts';
import type { DeclineReason } from '#server/gateways/payment.ts';
import type { Decision, Sandbox } from '#server/gateways/sandbox.ts';
import { type CardForm, cardProblems, outcomeOf } from '#server/gateways/sandbox-card.ts';
import { BANK_POLICY, decidedPage, EMPTY_CARD, noticePage, paymentPage } from '#server/gateways/sandbox-html.ts';
import { isSameOrigin } from '#server/http/headers.ts';

type Options = {
  readonly sandbox: Sandbox;
  readonly config: Pick<Config, 'publicUrl'>;
  readonly now: () => number;
  /** Called after a decision: background work is due. */
  readonly onDecided: () => void;
};

const PATH = '/sandbox-bank/:chargeId';
const FORM_LIMIT = 8 * 1024;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const REASONS: readonly DeclineReason[] = [
  'insufficient_funds',
  'card_expired',
  'do_not_honour',
  'limit_exceeded',
  'cancelled_by_cardholder',
];

/** The bank's side of a payment: plain HTML that works without JavaScript. No card data is stored or logged. */
export async function sandboxPages(app: FastifyInstance, { sandbox, config, now, onDecided }: Options): Promise<void> {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: FORM_LIMIT },
    async (_request: unknown, text: string) => new URLSearchParams(text),
  );
  const chargeOf = async (params: unknown) => {
    const { chargeId } = params as { chargeId: string };
    return UUID.test(chargeId) ? sandbox.read(chargeId) : undefined;
  };

  app.get(PATH, async (request, reply) => {
    const charge = await chargeOf(request.params);
    if (!charge) return notFound(reply);
    return html(reply, 200, charge.status === 'pending' ? paymentPage(charge, EMPTY_CARD, {}) : decidedPage(charge));
  });

  app.post(PATH, async (request, reply) => {
    if (!isSameOrigin(request, config)) {
      return html(reply, 403, noticePage('Not accepted', 'This form was not sent from this page.'));
    }
    const charge = await chargeOf(request.params);
    if (!charge) return notFound(reply);
    const fields = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
    const action = fields.get('action');
    if (charge.status === 'pending' && action !== 'decline' && action !== 'cancel') {
      const form = cardOf(fields);
      const problems = cardProblems(form, now());
      if (Object.keys(problems).length > 0) return html(reply, 422, paymentPage(charge, form, problems));
    }
    // Decided once; a second click redirects in the same way.
    await sandbox.decide(charge.charge_id, decisionOf(action, fields));
    onDecided();
    return reply.redirect(charge.return_url, 303);
  });
}

const cardOf = (fields: URLSearchParams): CardForm =>
  plainly({
    number: fields.get('number') ?? '',
    validUntil: fields.get('validUntil') ?? '',
    securityCode: fields.get('securityCode') ?? '',
    name: fields.get('name') ?? '',
  });

function decisionOf(action: string | null, fields: URLSearchParams): Decision {
  if (action === 'cancel') return { status: 'declined', reason: 'cancelled_by_cardholder' };
  if (action === 'decline') {
    const reason = REASONS.find((known) => known === fields.get('reason')) ?? 'do_not_honour';
    return { status: 'declined', reason };
  }
  const outcome = outcomeOf(cardOf(fields));
  return outcome === 'approved' ? { status: 'succeeded' } : { status: 'declined', reason: outcome };
}

const html = (reply: FastifyReply, status: number, text: string) =>
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', BANK_POLICY)
    .header('cache-control', 'private, no-store')
    .send(text);

const notFound = (reply: FastifyReply) =>
  html(reply, 404, noticePage('No such payment', 'Go back to your order and start the payment again.'));
