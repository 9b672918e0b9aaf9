import type { Transaction } from 'kysely';
import { dayOf } from '#domain/core/time.ts';
import { plainAnswers } from '#domain/visa/visa-application.ts';
import { needsCode } from '#domain/visa/visa-fees.ts';
import { type VisaTrip, visaTripProblems } from '#domain/visa/visa-trip.ts';
import type { components } from '#openapi/generated/types.ts';
import { refuseFields } from '#server/accounts/new-password.ts';
import { isMaker } from '#server/accounts/own-rows.ts';
import type { Operation } from '#server/contract.ts';
import type { Database, Tables } from '#server/db/database.ts';
import { openPassport } from '#server/db/passports.ts';
import { type BeginRequest, openOnce } from '#server/orders/begin-once.ts';
import { createOrder } from '#server/orders/create-order.ts';
import { type Giver, giverOf } from '#server/orders/gifts.ts';
import type { OrderOf, OrderRow, PassengerRow } from '#server/orders/order-row.ts';
import { ownHolds } from '#server/orders/visitor-holds.ts';
import { keepAnswers } from '#server/products/visa/applicants.ts';
import { asVisa, detailOf, faresOf, VISA, type VisaDetail } from '#server/products/visa/detail.ts';
import { serviceOf } from '#server/products/visa/fees.ts';
import { visaRulesNow } from '#server/products/visa/rules-now.ts';

type Wish = VisaTrip & Pick<components['schemas']['VisaRequestInput'], 'travellersOf'>;

/** Opens a draft for a group and its trip; returns the existing draft when it is the same. */
export const beginVisaRequest: Operation<'beginVisaRequest'> = (call) =>
  openOnce(call, 'beginVisaRequest', { product: VISA, refuse, open });

async function refuse({ body, now }: Asked, db: Database): Promise<void> {
  refuseFields(visaTripProblems(body, dayOf(now), await visaRulesNow(db, now)));
}

async function open(tx: Transaction<Tables>, asked: Asked): Promise<OrderRow> {
  const { body, now } = asked;
  const rules = await visaRulesNow(tx, now);
  refuseFields(visaTripProblems(body, dayOf(now), rules));
  const { fee } = await serviceOf(tx, body.processing);
  const giver = body.travellersOf
    ? await giverOf(tx, { owner: asked.visitor, account_id: asked.accountId }, body.travellersOf)
    : null;
  const guide = giver?.gifts.find(({ kind }) => kind === 'guide')?.guide ?? null;
  const detail: VisaDetail = {
    ...detailOf(body, fee, rules),
    ...(giver && body.travellersOf && { filled: { from: body.travellersOf, guide } }),
  };
  const { residence, entry, arrival, days, processing } = detail;
  const alike = await ownHolds(tx, VISA, { ...asked, like: { residence, entry, arrival, days, processing } });
  const drafts = alike.filter(({ status }) => status === 'draft').map(asVisa);
  const same = drafts.find((order) => isMaker(order, asked) && wishOf(order.detail) === wishOf(detail));
  if (same) return same;
  const order = await createOrder(tx, asked, { product: VISA, detail, fares: faresOf(detail).amount });
  if (giver) await fillIn(tx, asVisa(order), giver, asked);
  return order;
}

type Asked = BeginRequest<Wish>;

/** What their other order knows of these people. A passport number is only for the browser that typed it. */
async function fillIn(tx: Transaction<Tables>, order: OrderOf<VisaDetail>, giver: Giver, asked: Asked): Promise<void> {
  const left = [...giver.people];
  for (const { position, nationality, verdict } of order.detail.applicants) {
    const at = left.findIndex((one) => passportOf(one) === nationality);
    const [person] = at < 0 ? [] : left.splice(at, 1);
    if (!person || !needsCode(verdict)) continue;
    const guide = verdict === 'guidedTour' ? order.detail.filled?.guide : null;
    const mayKnow = person.typed_by === asked.visitor && person.passport_sealed !== '';
    const answers = plainAnswers({
      firstName: person.first_name,
      lastName: person.last_name,
      ...(person.title !== '' && { sex: person.title === 'MR' ? 'male' : 'female' }),
      ...(person.birth_on && { birthDate: person.birth_on }),
      passportCountry: nationality,
      ...(person.passport_expires_on && { passportExpiry: person.passport_expires_on }),
      ...(mayKnow && {
        passportNumber: openPassport(asked.config, person.order_id, person.position, person.passport_sealed),
      }),
      ...(guide && { guide }),
    });
    await keepAnswers(tx, asked.config, { orderId: order.id, position, now: asked.now }, answers);
  }
}

const passportOf = ({ passport_country, nationality }: PassengerRow): string => passport_country || nationality;

/** The wish without the fee, which we set. */
const wishOf = ({ applicants, residence, entry, arrival, days, processing, filled }: VisaDetail): string =>
  JSON.stringify([
    applicants.map(({ nationality, hasUsedExemption }) => [nationality, hasUsedExemption]),
    ...[residence, entry, arrival, days, processing],
    filled ?? null,
  ]);
