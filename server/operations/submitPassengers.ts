import type { Transaction } from 'kysely';
import { emailText } from '#domain/core/contact.ts';
import type { PassengerDetails } from '#domain/core/passengers.ts';
import { asOnTicket } from '#domain/core/person.ts';
import { phoneText } from '#domain/core/phone.ts';
import { emailOf } from '#server/accounts/contact-fields.ts';
import { refuseFields } from '#server/accounts/new-password.ts';
import { withSavedPassports } from '#server/accounts/passengers.ts';
import type { Config } from '#server/config.ts';
import type { Operation } from '#server/contract.ts';
import type { Tables } from '#server/db/database.ts';
import { maskPassport } from '#server/db/passports.ts';
import { adoptOrder } from '#server/orders/adopt.ts';
import { requireMayChange } from '#server/orders/authority.ts';
import { changeOwnOrder } from '#server/orders/change-own-order.ts';
import { typists } from '#server/orders/draft.ts';
import { placeDraft } from '#server/orders/hold-now.ts';
import { forgetProofs } from '#server/orders/mailbox-proof.ts';
import type { OrderRow } from '#server/orders/order-row.ts';
import { passengerColumns } from '#server/orders/passenger-columns.ts';
import type { Product } from '#server/orders/product.ts';
import { lockOrder } from '#server/orders/read-order.ts';
import { setPriced } from '#server/orders/set-priced.ts';
import { requireAllowed, transition } from '#server/orders/transition.ts';

/** Validates the people by the product's rules and stores them; adjusts price and stock, and places a draft. */
export const submitPassengers: Operation<'submitPassengers'> = async (call) => {
  const { body: sent, request, who, deps } = call;
  const body = { ...sent, passengers: sent.passengers.map(asOnTicket) };
  return changeOwnOrder(call, async (tx, order, now) => {
    const { id } = order;
    requireAllowed('submitPassengers', order.status);
    await requireMayChange(tx, order, who, now);
    const product = deps.productOf(order.product);
    const asked = { accountId: who.accountId, config: deps.config };
    const known = await product.people.knownPassports(tx, order, deps.config);
    const hidden = body.passengers.map(({ passportNumber }, index) => hiddenNumber(passportNumber, known[index]));
    const people = body.passengers.map((one, index) => ({
      ...one,
      passportNumber: hidden[index] ?? one.passportNumber,
    }));
    const details = { ...body, passengers: await withSavedPassports(tx, people, asked) };
    const typistOf = await typists(tx, order, { config: deps.config, who });
    const typedBy = body.passengers.map(({ passportNumber }, index) => {
      // A browser that sends back a masked number has not typed it, and may not see it now.
      if (hidden[index] !== undefined) return order.owner;
      return passportNumber.trim() === '' ? null : typistOf(passportNumber);
    });
    const accountId = order.account_id ?? (order.owner === who.visitor ? who.accountId : null);
    refuseFields(await product.people.check(order, details, now, { tx, config: deps.config, accountId }));
    await setPeople(tx, { config: deps.config, product }, order, details, typedBy);
    await setContact(tx, id, details);
    if (order.status !== 'draft') await setPriced(tx, order, product, await product.reprice(tx, order, details));
    if (order.email?.toLowerCase() !== emailOf(details.email)) await forgetProofs(tx, id, who);
    if (order.status === 'held') await transition(tx, id, 'submitPassengers', 'awaitingPayment', now);
    if (order.status === 'draft') await placeDraft(tx, await lockOrder(tx, id), { ...deps, ip: request.ip, now });
    await adoptOrder(tx, order, who);
  });
};

/** The product's stored number when the client sent its masked form. */
const hiddenNumber = (sent: string, known: string | undefined): string | undefined =>
  known !== undefined && sent !== known && sent === maskPassport(known) ? known : undefined;

async function setPeople(
  tx: Transaction<Tables>,
  { config, product }: { readonly config: Config; readonly product: Product },
  { id, detail }: OrderRow,
  { passengers }: PassengerDetails,
  typedBy: readonly (string | null)[],
): Promise<void> {
  await tx.deleteFrom('passenger').where('order_id', '=', id).execute();
  await tx
    .insertInto('passenger')
    .values(
      passengers.map((passenger, position) => ({
        order_id: id,
        position,
        age_class: product.people.ageClassOf(detail, passenger),
        ...passengerColumns(config, { orderId: id, position }, passenger),
        typed_by: typedBy[position] ?? null,
      })),
    )
    .execute();
}

const setContact = (tx: Transaction<Tables>, orderId: string, { email, phone }: PassengerDetails) =>
  tx
    .updateTable('orders')
    .set({ email: emailText(email), phone: phoneText(phone) })
    .where('id', '=', orderId)
    .execute();
