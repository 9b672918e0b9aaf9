import readline from 'node:readline/promises';
import { Writable } from 'node:stream';
import { hashPassword } from '../server/accounts/hashing.ts';
import { passwordFields } from '../server/accounts/new-password.ts';
import { staffLine, staffOf } from '../server/staff-setting.ts';

const USAGE = 'npm run staff -- NAME visa.read[,visa.review][,messages.answer]';
/** More than a traveller needs: one guess would open what everybody answered. */
const LEAST_LENGTH = 12;

/** Asks for a password, which is not shown, and prints what names somebody in `STAFF`. Nothing is stored. */
export async function printStaff([name = '', permissions = '']: string[]): Promise<void> {
  const password = await ask(`Password of ${name}: `);
  if ([...password].length < LEAST_LENGTH) throw new Error(`Choose a password of at least ${LEAST_LENGTH} characters.`);
  const problem = passwordFields({ password, confirmPassword: password }, name).password;
  if (problem) throw new Error(`Choose another password (${problem}).`);
  const passwordHash = await hashPassword(password);
  const [member] = staffOf(`${name}:${Buffer.from(passwordHash).toString('base64url')}:${permissions}`) ?? [];
  if (!member) throw new Error(USAGE);
  console.log(staffLine(member));
}

/** The first line of what is typed or piped; of what is typed nothing is shown. */
async function ask(question: string): Promise<string> {
  process.stderr.write(question);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const { stdin } = process;
  const lines = readline.createInterface({ input: stdin, output: nowhere, terminal: stdin.isTTY });
  const line = await lines.question('');
  lines.close();
  process.stderr.write('\n');
  return line;
}
