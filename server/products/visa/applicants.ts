import type { VisaAnswers } from '#domain/visa/visa-application.ts';
import type { Config } from '#server/config.ts';
import type { Queryable } from '#server/db/database.ts';
import { decrypt, encrypt } from '#server/db/encrypt.ts';
import { forgetPictures } from '#server/pictures/stored.ts';

type Secret = Pick<Config, 'secret'>;
const context = (orderId: string, position: number) => `visa applicant ${orderId} ${position}`;

/** Answers by position in the group; no entry without answers. */
export async function answersOf(
  db: Queryable,
  { secret }: Secret,
  orderId: string,
): Promise<ReadonlyMap<number, VisaAnswers>> {
  const rows = await db
    .selectFrom('visa_applicant')
    .select(['position', 'sealed'])
    .where('order_id', '=', orderId)
    .execute();
  // Only keepAnswers writes it, and only values that passed the contract.
  return new Map(
    rows.map(({ position, sealed }) => [
      position,
      JSON.parse(decrypt(secret, context(orderId, position), sealed)) as VisaAnswers,
    ]),
  );
}

/** Deletes all data of people removed from a draft: answers, pictures, unfinished uploads. */
export async function forgetApplicants(tx: Queryable, orderId: string, positions: readonly number[]): Promise<void> {
  if (positions.length === 0) return;
  await tx.deleteFrom('visa_applicant').where('order_id', '=', orderId).where('position', 'in', positions).execute();
  await forgetPictures(tx, orderId, positions);
}

/** Stores one applicant's answers encrypted; the last write wins. */
export async function keepAnswers(
  db: Queryable,
  { secret }: Secret,
  of: { readonly orderId: string; readonly position: number; readonly now: number },
  answers: VisaAnswers,
): Promise<void> {
  const { orderId, position, now } = of;
  const row = { sealed: encrypt(secret, context(orderId, position), JSON.stringify(answers)), saved_at: now };
  await db
    .insertInto('visa_applicant')
    .values({ order_id: orderId, position, ...row })
    .onConflict((conflict) => conflict.columns(['order_id', 'position']).doUpdateSet(row))
    .execute();
}
