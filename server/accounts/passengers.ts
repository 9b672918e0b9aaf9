import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import {
  type SavedPassenger,
  type SavedPassengerInput,
  savedPassengerProblems,
} from '#domain/accounts/saved-passengers.ts';
import { asOnTicket } from '#domain/core/person.ts';
import { ProblemError } from '#domain/core/problem.ts';
import { dayOf } from '#domain/core/time.ts';
import { lockLivingAccount } from '#server/accounts/lock-account.ts';
import { refuseFields } from '#server/accounts/new-password.ts';
import type { Config } from '#server/config.ts';
import type { Database, Queryable, Tables } from '#server/db/database.ts';
import { decrypt, encrypt } from '#server/db/encrypt.ts';
import { maskPassport } from '#server/db/passports.ts';

type Row = Selectable<Tables['saved_passenger']>;
type Secret = Pick<Config, 'secret'>;
type AccountContext = { readonly accountId: string; readonly config: Secret; readonly now: number };

const MOST = 30;
/** An encrypted number opens only for this passenger of this account. */
const context = ({ id, account_id }: Pick<Row, 'id' | 'account_id'>) => `saved passport ${account_id} ${id}`;

const notFound = () => new ProblemError(404, { code: 'not_found', message: 'There is no such passenger.' });

export const toSavedPassenger = (row: Row): SavedPassenger => ({
  passengerId: row.id,
  isMe: row.is_me,
  title: row.title,
  firstName: row.first_name,
  lastName: row.last_name,
  birthDate: row.birth_on,
  nationality: row.nationality,
  passportMasked: row.passport_masked,
  passportCountry: row.passport_country,
  passportExpiry: row.passport_expires_on,
});

/** The account's saved passengers, the owner first. */
export const savedPassengersOf = (db: Queryable, accountId: string): Promise<Row[]> =>
  db
    .selectFrom('saved_passenger')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('is_me', 'desc')
    .orderBy('last_name')
    .orderBy('first_name')
    .orderBy('id')
    .execute();

/** A saved passenger of this account; throws 404 for any other. */
export async function savedPassenger(db: Queryable, id: string, accountId: string): Promise<Row> {
  const row = await findSavedPassenger(db, id, accountId);
  if (!row) throw notFound();
  return row;
}

const findSavedPassenger = (db: Queryable, id: string, accountId: string): Promise<Row | undefined> =>
  db
    .selectFrom('saved_passenger')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();

export const savedPassport = ({ secret }: Secret, row: Row): string =>
  decrypt(secret, context(row), row.passport_sealed);

/** Throws 409 `not_allowed` when the list is full, 422. */
export async function savePassenger(
  db: Database,
  sent: SavedPassengerInput,
  asked: AccountContext,
): Promise<SavedPassenger> {
  const { accountId, config, now } = asked;
  const typed = asOnTicket(sent);
  refuseFields(savedPassengerProblems(typed, { today: dayOf(now), hasNumber: false }));
  return db.transaction().execute(async (tx) => {
    await lockLivingAccount(tx, accountId);
    if ((await savedPassengersOf(tx, accountId)).length >= MOST) {
      throw new ProblemError(409, { code: 'not_allowed', message: `At most ${MOST} passengers can be saved.` });
    }
    const ids = { id: randomUUID(), account_id: accountId };
    if (typed.isMe) await nobodyIsMe(tx, accountId);
    const row = await tx
      .insertInto('saved_passenger')
      .values({ ...ids, ...columns(typed), ...numberColumns(config, ids, typed.passportNumber), created_at: now })
      .returningAll()
      .executeTakeFirstOrThrow();
    return toSavedPassenger(row);
  });
}

/** An empty passport number keeps the saved one. Throws 404, 422. */
export async function changeSavedPassenger(
  db: Database,
  id: string,
  sent: SavedPassengerInput,
  { accountId, config, now }: AccountContext,
): Promise<SavedPassenger> {
  const typed = asOnTicket(sent);
  return db.transaction().execute(async (tx) => {
    await lockLivingAccount(tx, accountId);
    const before = await savedPassenger(tx, id, accountId);
    refuseFields(savedPassengerProblems(typed, { today: dayOf(now), hasNumber: true }));
    if (typed.isMe && !before.is_me) await nobodyIsMe(tx, accountId);
    const number = typed.passportNumber === '' ? {} : numberColumns(config, before, typed.passportNumber);
    const row = await tx
      .updateTable('saved_passenger')
      .set({ ...columns(typed), ...number })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return toSavedPassenger(row);
  });
}

export async function removeSavedPassenger(db: Database, id: string, accountId: string): Promise<void> {
  const gone = await db
    .deleteFrom('saved_passenger')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning('id')
    .executeTakeFirst();
  if (!gone) throw notFound();
}

/** Fills saved passport numbers into passengers; leaves the number empty for a saved passenger of another account. */
export async function withSavedPassports<P extends { passportNumber: string; savedPassengerId?: string }>(
  db: Queryable,
  passengers: readonly P[],
  { accountId, config }: { readonly accountId: string | null; readonly config: Secret },
): Promise<Omit<P, 'savedPassengerId'>[]> {
  const filled: Omit<P, 'savedPassengerId'>[] = [];
  for (const { savedPassengerId, ...passenger } of passengers) {
    const isSaved = savedPassengerId !== undefined && accountId !== null && passenger.passportNumber.trim() === '';
    const row = isSaved ? await findSavedPassenger(db, savedPassengerId, accountId) : undefined;
    filled.push(row ? { ...passenger, passportNumber: savedPassport(config, row) } : passenger);
  }
  return filled;
}

const nobodyIsMe = (tx: Queryable, accountId: string) =>
  tx.updateTable('saved_passenger').set({ is_me: false }).where('account_id', '=', accountId).execute();

const columns = (typed: SavedPassengerInput) => ({
  is_me: typed.isMe,
  title: typed.title === 'MR' ? ('MR' as const) : ('MS' as const),
  first_name: typed.firstName,
  last_name: typed.lastName,
  birth_on: typed.birthDate,
  nationality: typed.nationality,
  passport_country: typed.passportCountry,
  passport_expires_on: typed.passportExpiry,
});

function numberColumns({ secret }: Secret, ids: Pick<Row, 'id' | 'account_id'>, typed: string) {
  return { passport_sealed: encrypt(secret, context(ids), typed), passport_masked: maskPassport(typed) };
}
