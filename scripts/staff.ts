import readline from 'node:readline/promises';
import { Writable } from 'node:stream';
import { renderUnicodeCompact } from 'uqr';
import { hashPassword } from '../server/accounts/hashing.ts';
import { passwordFields } from '../server/accounts/new-password.ts';
import { codeUri, newCodeSecret, stepOfCode } from '../server/accounts/staff-code.ts';
import { STAFF_PERMISSIONS, staffLine, staffOf } from '../server/staff-setting.ts';

const USAGE = `npm run staff -- NAME ${STAFF_PERMISSIONS.join(',')}, or some of these; what a product has besides .read needs it`;
/** More than for travellers: one guessed password would open all applicants' answers. */
const LEAST_LENGTH = 12;

/**
 * Asks for a password without echo, shows a QR code for an authenticator app, and prints a line for `STAFF`. Only that
 * line goes to standard output. Stores nothing.
 */
export async function printStaff([name = '', permissions = '']: string[]): Promise<void> {
  const password = await ask(`Password of ${name}: `);
  if ([...password].length < LEAST_LENGTH) throw new Error(`Choose a password of at least ${LEAST_LENGTH} characters.`);
  const problem = passwordFields({ password, confirmPassword: password }, name).password;
  if (problem) throw new Error(`Choose another password (${problem}).`);
  const passwordHash = await hashPassword(password);
  const codeSecret = newCodeSecret();
  const [member] =
    staffOf(`${name}:${Buffer.from(passwordHash).toString('base64url')}:${codeSecret}:${permissions}`) ?? [];
  if (!member) throw new Error(USAGE);
  const uri = codeUri(name, codeSecret);
  tell(`Scan this with an authenticator app on the phone of ${name}. Who sees it can make the codes.`);
  tell(`${renderUnicodeCompact(uri)}\n${uri}\n`);
  if (process.stdin.isTTY) await proveApp(codeSecret);
  console.log(staffLine(member));
}

/** Without a working authenticator app the `STAFF` line would be useless. */
async function proveApp(codeSecret: string): Promise<void> {
  const code = await ask('Code that the app shows now: ');
  if (stepOfCode(codeSecret, code, Date.now()) !== null) return;
  throw new Error('The code is wrong. Is the clock of this machine right, and that of the phone? Start again.');
}

const tell = (text: string) => void process.stderr.write(`${text}\n`);

/** The first line typed or piped, without echo. */
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
