import { randomUUID } from 'node:crypto';
import { addDays, dayOf } from '#domain/core/time.ts';
import { hashPassword } from '#server/accounts/hashing.ts';
import { savePassenger } from '#server/accounts/passengers.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';

/** Accounts to try the site; their passwords are public. */
export const DEMO_ACCOUNTS = [
  { email: 'anna@demo.example', password: 'turquoise domes at dawn', firstName: 'Anna', lastName: 'Muster' },
  { email: 'ben@demo.example', password: 'saffron rice on fridays', firstName: 'Ben', lastName: 'Sample' },
] as const;

/** The owner of the first demo account. */
export const DEMO_PERSON = {
  title: 'MS',
  firstName: DEMO_ACCOUNTS[0].firstName,
  lastName: DEMO_ACCOUNTS[0].lastName,
  birthDate: '1988-03-14',
  nationality: 'DE',
  passportNumber: 'C01X00T47',
  passportCountry: 'DE',
} as const;

/** Creates missing demo accounts; the first one gets two saved passengers. */
export async function seedDemo(db: Database, config: Pick<Config, 'secret'>, now: number): Promise<void> {
  for (const { email, password, firstName, lastName } of DEMO_ACCOUNTS) {
    const known = await db.selectFrom('account').select('id').where('email', '=', email).executeTakeFirst();
    if (known) continue;
    const accountId = randomUUID();
    const password_hash = await hashPassword(password);
    await db
      .insertInto('account')
      .values({
        id: accountId,
        email,
        password_hash,
        phone: '+49 151 23456789',
        first_name: firstName,
        last_name: lastName,
        email_confirmed_at: now,
        pending_email: null,
        created_at: now,
        erased_at: null,
      })
      .execute();
    if (email === DEMO_ACCOUNTS[0].email) await savePeople(db, accountId, config, now);
  }
}

/** The owner, and a person whose passport expires soon. */
async function savePeople(db: Database, accountId: string, config: Pick<Config, 'secret'>, now: number): Promise<void> {
  const asked = { accountId, config, now };
  const anna = { isMe: true, ...DEMO_PERSON, passportExpiry: addDays(dayOf(now), 1500) };
  await savePassenger(db, anna, asked);
  const paul = { isMe: false, title: 'MR', firstName: 'Paul', birthDate: '1985-09-02', passportNumber: 'C01X00T55' };
  await savePassenger(db, { ...anna, ...paul, passportExpiry: addDays(dayOf(now), 60) }, asked);
}
