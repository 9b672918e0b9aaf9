import fs from 'node:fs';
import { coverageOf } from '#machines/trace/coverage.ts';
import { type Registered, registry } from '#machines/trace/registry.ts';
import { childMachines } from '#machines/trace/wiring.ts';
import type { Files } from './generated-files.ts';
import { corpusOf } from './trace-files.ts';

const README = 'machines/README.md';
const START = '<!-- table: npm run generate -->';
const END = '<!-- /table -->';

/** What a chart cannot say of itself. */
type About = { readonly models: string; readonly deadline: string; readonly routes: string; readonly screen: string };

const ABOUT: Readonly<Record<string, About>> = {
  accountSettings: {
    models: 'the account page: one form at a time, sign-ins, export, erasure',
    deadline: '120 s between two one-time codes',
    routes: '`/profile/account`',
    screen: 'account',
  },
  alert: {
    models: 'the banner; closes by itself',
    deadline: '5 s (`after`, cosmetic); stands still while it is read',
    routes: 'any',
    screen: 'banner',
  },
  auth: {
    models: 'who is signed in here, also when another tab changes it',
    deadline: '–',
    routes: 'any',
    screen: 'header',
  },
  confirmEmail: {
    models: 'the link that confirms an address',
    deadline: '–',
    routes: '`/confirm-email`',
    screen: 'confirm e-mail',
  },
  forgotPassword: {
    models: 'asking for a one-time code',
    deadline: '500 ms to the focus (`after`, cosmetic)',
    routes: '`/forget-password`, any',
    screen: 'forgotten password, login modal',
  },
  loginModal: {
    models: 'login, a new account, a forgotten password, over any page; owns two of the others',
    deadline: '500 ms to the focus (`after`, cosmetic)',
    routes: 'any, `/login`',
    screen: 'login modal, login',
  },
  newsletter: {
    models: 'the ticked box of a sign-up; its failure is ignored',
    deadline: '–',
    routes: '–',
    screen: '–',
  },
  otpCountdown: {
    models: 'when another one-time code can be sent',
    deadline: '120 s',
    routes: '`/reset-password`',
    screen: 'part of others',
  },
  resetPassword: {
    models: 'from a one-time code to a new password',
    deadline: 'that of the countdown; 500 ms to the focus (`after`, cosmetic)',
    routes: '`/reset-password`, `/secure-password`',
    screen: 'code, new password',
  },
  signUp: {
    models: 'a new account, also by invitation, signed in at its end',
    deadline: '500 ms to the focus (`after`, cosmetic)',
    routes: '`/signup`, any',
    screen: 'sign up, login modal',
  },
  documentsMail: {
    models: 'the mail with the tickets, once more',
    deadline: '–',
    routes: '`/profile/orders/{orderId}`',
    screen: 'order',
  },
  keptPapers: {
    models: 'issued papers on this device, for a counter without a connection',
    deadline: '–',
    routes: '`/flights/issue/{orderId}`',
    screen: 'issue',
  },
  findBooking: {
    models: 'opening a booking by reference and e-mail',
    deadline: '–',
    routes: '`/find-booking`',
    screen: 'find a booking',
  },
  flightBooking: {
    models: 'a domestic flight from search to e-ticket; owns four of the others',
    deadline: 'those of the machines it owns; 3 s until a slow airline is told (`after`, cosmetic)',
    routes: '`/iran-flight`, `/flights/{ORG-DST}`, `/flights/issue/{orderId}`',
    screen: 'search, results, passengers, review, issue',
  },
  flightSession: {
    models: 'the seats of a held order',
    deadline: '1500 s, words at 5 min and 1 min; ten extensions of 5 min',
    routes: '`/flights/{ORG-DST}?order=…`',
    screen: 'hold bar',
  },
  orderCancel: {
    models: 'cancelling an issued order at the refund that was shown',
    deadline: '120 s between two one-time codes',
    routes: '`/profile/orders/{orderId}`',
    screen: 'order',
  },
  orderExtras: {
    models: 'the discount code and the balance at review; a balance that is not known is not offered',
    deadline: '–',
    routes: '`/flights/{ORG-DST}?step=confirm`',
    screen: 'review',
  },
  orderIssue: {
    models: 'a paid order until it is issued or refunded',
    deadline: 'pauses from 1 s to 15 s',
    routes: '`/flights/issue/{orderId}`',
    screen: 'issue',
  },
  passengerBook: {
    models: 'the saved passengers; a passport is shown whole after a one-time code',
    deadline: 'a shown passport is covered after 60 s',
    routes: '`/profile/passengers`',
    screen: 'passengers of the profile',
  },
  payment: {
    models: 'one attempt at the bank; its end is asked, never assumed',
    deadline: 'ten pauses of 3 s, then 15 s each',
    routes: '`/flights/{ORG-DST}?step=confirm`, `/flights/issue/{orderId}`',
    screen: 'review, verifying',
  },
  problemReport: {
    models: '“Report a problem”: shown before it is sent',
    deadline: '–',
    routes: 'any',
    screen: 'help panel',
  },
  resultsAge: {
    models: 'a list of offers, from the question until it is old',
    deadline: '600 s',
    routes: '`/flights/{ORG-DST}`',
    screen: 'results',
  },
  stepUp: {
    models: 'proving once more, by a one-time code, that it is the owner',
    deadline: '120 s between two codes',
    routes: '`/profile/…`',
    screen: 'a card in the page that asks',
  },
  payOut: {
    models: 'a balance on its way back to its owner, after a one-time code',
    deadline: '120 s between two one-time codes',
    routes: '`/profile/transactions`',
    screen: 'balance and transactions',
  },
  topUp: {
    models: 'money on the balance; its end is asked, never assumed',
    deadline: 'ten pauses of 3 s, then 15 s each',
    routes: '`/profile/transactions`',
    screen: 'balance and transactions',
  },
};

/** Throws where a machine is not described above, or something is described that is no machine. */
export function checkTable(): void {
  const missing = Object.keys(registry).filter((id) => !ABOUT[id]);
  const gone = Object.keys(ABOUT).filter((id) => !registry[id]);
  if (missing.length > 0) throw new Error(`scripts/machine-table.ts does not say what ${missing.join(', ')} models`);
  if (gone.length > 0) throw new Error(`scripts/machine-table.ts describes ${gone.join(', ')}, which is no machine`);
}

const list = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(' ') || '–';

function coverageCell(registered: Registered): string {
  const traces = corpusOf(registered);
  const own = coverageOf(registered.machine, traces).find(({ machine }) => machine === registered.machine.id);
  if (!own) throw new Error(`no coverage of ${registered.machine.id}`);
  const share = ({ covered, all }: typeof own.states) => `${covered}/${all}`;
  return `${traces.length} traces: ${share(own.states)} states, ${share(own.transitions)} transitions, ${share(own.guards)} answers of guards`;
}

function row(registered: Registered): string {
  const { machine, folder } = registered;
  const about = ABOUT[machine.id];
  if (!about) throw new Error(`scripts/machine-table.ts does not say what ${machine.id} models`);
  const events = machine.events.filter((type) => !type.startsWith('xstate.') && type !== '*');
  const owned = new Map(childMachines(machine));
  const ports = Object.keys(machine.implementations.actors).filter((name) => !owned.has(name));
  const cells = [
    `[\`${folder}\`](${folder}/chart.svg)`,
    about.models,
    about.deadline,
    list(events),
    list(ports),
    about.routes,
    about.screen,
    coverageCell(registered),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** machines/README.md with today's table. Throws where a machine is not described above. */
export function tableFiles(): Files {
  const text = fs.readFileSync(README, 'utf8');
  const [before, rest] = text.split(START);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined) throw new Error(`${README} lacks ${START} and ${END}`);
  const rows = Object.values(registry)
    .sort((a, b) => a.folder.localeCompare(b.folder))
    .map(row);
  const head =
    '| machine | what it models | deadline | events | ports | route | screen | corpus |\n|---|---|---|---|---|---|---|---|';
  return new Map([[README, `${before}${START}\n${head}\n${rows.join('\n')}\n${END}${after}`]]);
}
