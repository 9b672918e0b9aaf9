import { isEmail } from '../domain/core/contact.ts';
import { invite, knownCodes } from '../server/accounts/invitation.ts';
import { readConfig } from '../server/config.ts';
import { openDatabase } from '../server/db/open.ts';

/** `npm run invite -- EMAIL [CODE,CODE]`: mails an invitation to sign up and prints its link. */
export async function inviteByMail([email, codes = '']: string[]): Promise<void> {
  const discountCodes = codes.split(',').filter(Boolean).map(Number);
  if (!email || !isEmail(email) || !discountCodes.every(Number.isInteger)) {
    throw new Error('npm run invite -- EMAIL [CODE,CODE]');
  }
  const config = readConfig(process.env);
  const { db, close } = await openDatabase(config);
  try {
    const known = await knownCodes(db, discountCodes);
    const unknown = discountCodes.filter((code) => !known.includes(code));
    if (unknown.length > 0) throw new Error(`There is no discount code ${unknown.join(', ')}.`);
    console.log(await invite(db, { email, discountCodes, publicUrl: config.publicUrl, now: Date.now() }));
  } finally {
    await close();
  }
}
