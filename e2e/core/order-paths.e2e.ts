import type { Page } from '@playwright/test';
import type { PayOutEvent } from '#machines/accounts/pay-out/types.ts';
import type { PayOutView } from '#machines/accounts/pay-out/view.ts';
import type { StepUpEvent } from '#machines/accounts/step-up/types.ts';
import type { StepUpView } from '#machines/accounts/step-up/view.ts';
import { TOP_UP_ID } from '#machines/accounts/top-up/fixtures.ts';
import type { TopUpEvent } from '#machines/accounts/top-up/types.ts';
import type { TopUpView } from '#machines/accounts/top-up/view.ts';
import type { DocumentsMailEvent } from '#machines/core/documents-mail/types.ts';
import type { DocumentsMailView } from '#machines/core/documents-mail/view.ts';
import type { KeptPapersEvent } from '#machines/core/kept-papers/types.ts';
import type { KeptPapersView } from '#machines/core/kept-papers/view.ts';
import type { OrderCancelEvent } from '#machines/core/order-cancel/types.ts';
import type { OrderCancelView } from '#machines/core/order-cancel/view.ts';
import type { OrderExtrasEvent } from '#machines/core/order-extras/types.ts';
import type { OrderExtrasView } from '#machines/core/order-extras/view.ts';
import { ORDER_ID } from '#machines/core/testing/moment.ts';
import { haveOwnAccount, signIn } from '../support/account.ts';
import { ANNA, beginAtReview, EMPTY_CARD, GOOD_CARD, payByCard, payForTickets } from '../support/booking.ts';
import { dayAhead } from '../support/days.ts';
import { expectProblem } from '../support/problems.ts';
import { childCodeAnswers, codeAnswers, codeDeeds, type Proof, proofOf, showsStepUp } from '../support/step-up.ts';
import { expect, test, visit } from '../support/test.ts';
import { expectWalked, type FlowTable, OPENING, pathOf, pathsOf, playAfter, walk } from '../support/walk-path.ts';

const ELSEWHERE = 'another tab was faster';
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

const extrasTable: FlowTable<OrderExtrasEvent, OrderExtrasView> = {
  flow: 'orderExtras',
  events: {
    'discount.apply': {
      isOffered: (_, { news }) => news !== 'applied',
      act: async (page, { faults }, answers) => {
        const isRefused = answers.includes('applyDiscount invalid_details');
        const code = faults.length > 0 ? '' : isRefused ? 'no code' : '1404';
        await page.getByLabel('Code', { exact: true }).fill(code);
        await button(page, 'Apply').click();
      },
    },
    'discount.remove': {
      isOffered: (_, { news }) => news === 'applied',
      act: (page) => button(page, 'Remove the code').click(),
    },
    'balance.use': {
      isOffered: ({ isUsed }, { balance, isBalanceUsed }) => balance !== null && isUsed !== isBalanceUsed,
      act: (page, { isUsed }) => page.getByRole('checkbox', { name: /Use my balance/ }).setChecked(isUsed),
    },
    'balance.refresh': 'a payment finds that the balance was spent elsewhere',
    'account.change': 'who logs in at the review: sign-in.e2e.ts of the journeys',
  },
  answers: {
    'applyDiscount ok': '',
    'applyDiscount invalid_details': '',
    'removeDiscount ok': '',
    'readBalance ok': '',
  },
  beyond: {
    'removeDiscount not_allowed': ELSEWHERE,
    'readBalance ok without amount': 'there is money on this balance',
    'readBalance unavailable': 'nothing is seen of it: its unit test',
  },
  shows: async (page, { news, problem, faults, balance, isBalanceUsed }) => {
    await expect(page.getByText(/^Code 1404 takes/)).toBeVisible({ visible: news === 'applied' });
    await expect(page.getByText('The code is removed')).toBeVisible({ visible: news === 'removed' });
    const isAtField = faults.length > 0;
    const invalid = page.getByLabel('Code', { exact: true }).and(page.locator('[aria-invalid="true"]'));
    await expect(invalid).toHaveCount(isAtField ? 1 : 0);
    if (!isAtField) await expectProblem(page, problem);
    const box = page.getByRole('checkbox', { name: /Use my balance/ });
    await expect(box).toHaveCount(balance ? 1 : 0);
    if (balance) await expect(box).toBeChecked({ checked: isBalanceUsed });
  },
};

const papersTable: FlowTable<KeptPapersEvent, KeptPapersView> = {
  flow: 'keptPapers',
  events: {
    'papers.forget': {
      isOffered: (_, { kind }) => kind === 'kept',
      act: (page) => button(page, 'Take it off this device').click(),
    },
    'papers.keep': {
      isOffered: (_, { kind }) => kind === 'notKept',
      act: (page) => button(page, 'Keep on this device').click(),
    },
  },
  answers: {
    'keepPapers ok': '',
    'forgetPapers ok': '',
    // The server cannot render the page, and no copy is stored.
    'keepPapers TypeError': { to: ['papers.keep'], scenario: 'outage.readOrder' },
  },
  beyond: {
    'forgetPapers TypeError': 'a browser that denies its cache',
    'keepPapers ok without keptUntil': 'a browser without a cache',
  },
  shows: async (page, view) => {
    switch (view.kind) {
      case 'kept':
        return expect(page.getByText(/^On this device until/)).toBeVisible();
      case 'notKept':
        await expect(button(page, 'Keep on this device')).toBeVisible();
        return expect(page.getByText('This device could not keep the page.')).toBeVisible({ visible: view.hasFailed });
      case 'keeping':
      case 'unavailable':
        throw new Error(`No path rests in ${view.kind}`);
    }
  },
};

const codesTable = (proof: Proof): FlowTable<StepUpEvent, StepUpView> => ({
  flow: 'stepUp',
  events: {
    ...codeDeeds<StepUpView>(proof, (view) => view),
    'deadline.reached': 'after two minutes',
  },
  answers: {
    ...codeAnswers,
    'sendStepUpCode unavailable': 'outage.sendStepUpCode',
    'verifyStepUpCode unavailable': 'outage.verifyStepUpCode',
  },
  beyond: {},
  // The numbers show after a code.
  shows: async (page, view) => {
    if (view.kind === 'asking' && view.isVerifying) await expect(page.getByText(ANNA.passport).first()).toBeVisible();
    else await showsStepUp(page, view);
  },
});

const mailTable: FlowTable<DocumentsMailEvent, DocumentsMailView> = {
  flow: 'documentsMail',
  events: {
    'documents.mail': {
      isOffered: (_, { kind }) => kind !== 'mailing',
      act: (page) => button(page, 'Send the tickets again').click(),
    },
  },
  answers: { 'mailDocuments ok': '', 'mailDocuments rate_limited': 'tooMany.mailDocuments' },
  beyond: {
    'mailDocuments not_allowed': 'an order whose address was erased',
    'mailDocuments TypeError': 'its port makes a problem of everything',
  },
  shows: async (page, view) => {
    const card = page.getByRole('region', { name: 'Documents' });
    await expect(card.getByText('We are sending them to')).toBeVisible({ visible: view.kind === 'mailed' });
    await expectProblem(card, view.kind === 'idle' ? view.problem : null);
  },
};

const cancelTable = (proof: Proof): FlowTable<OrderCancelEvent, OrderCancelView> => ({
  flow: 'orderCancel',
  events: {
    ...codeDeeds<OrderCancelView>(proof, (view) => (view.kind === 'quoted' ? view.stepUp : null)),
    'cancel.ask': {
      isOffered: (_, { kind }) => kind === 'idle',
      act: (page) => button(page, 'How much do I get back?').click(),
    },
    'refund.choose': {
      isOffered: ({ to }, view) => view.kind === 'quoted' && view.stepUp === null && view.to !== to,
      act: (page, { to }) =>
        page.getByRole('radio', { name: to === 'balance' ? /To your balance/ : /To the card/ }).check(),
    },
    'cancel.choose': 'one traveller of several: flights/one-leaves.e2e.ts',
    // A refund to the card needs no code: booking-with-account.e2e.ts.
    'cancel.confirm': {
      isOffered: (_, view) => view.kind === 'quoted' && view.stepUp === null && view.to === 'balance',
      act: async (page) => {
        await proof.forget();
        await button(page, /^Cancel and get €/).click();
      },
    },
    'cancel.drop': {
      isOffered: (_, view) => view.kind === 'quoted',
      act: (page) => page.getByRole('button', { name: /^(Keep my tickets|Not now)$/ }).click(),
    },
    'deadline.reached': 'after two minutes',
  },
  answers: {
    ...childCodeAnswers,
    'quoteCancellation ok without byProtection': { to: ['cancel.ask'] },
    'quoteCancellation unavailable': { to: ['cancel.ask'], scenario: 'outage.quoteCancellation' },
    'cancelOrder step_up_required': { to: ['cancel.confirm'] },
    'cancelOrder unavailable': 'outage.cancelOrder',
    'cancelOrder ok': { to: ['code.verify'] },
  },
  beyond: {
    'quoteCancellation ok without byProtection without toBalance': 'an order without an account',
    'quoteCancellation ok without refund without byProtection': 'a fare of which nothing comes back',
    'quoteCancellation not_allowed': ELSEWHERE,
    'quoteCancellation others_depend': 'people are chosen: flights/one-leaves.e2e.ts',
    quoteChosen: 'people are chosen: flights/one-leaves.e2e.ts',
    'cancelOrder not_allowed': ELSEWHERE,
    'cancelOrder price_changed': 'the refund falls as the day comes near',
  },
  shows: async (page, view) => {
    const card = page.getByRole('region', { name: 'Cancel and get money back' });
    switch (view.kind) {
      case 'idle':
        await expect(button(page, 'How much do I get back?')).toBeVisible();
        return expectProblem(card, view.problem);
      case 'quoted':
        await showsStepUp(page, view.stepUp);
        if (view.stepUp) return;
        await expect(button(page, /^Cancel and get €/)).toBeVisible();
        await expectProblem(card, view.problem);
        return expect(page.getByRole('radio', { name: /To your balance/ })).toBeChecked({
          checked: view.to === 'balance',
        });
      case 'cancelled':
        return expect(page.getByText(/^Cancelled\. You get back €.* to the balance\./)).toBeVisible();
    }
  },
});

/** The bank's page, which the browser does not reach: the page stays, as after Back. */
type Bank = {
  /** Pays in another tab with the given answers; does nothing without one. */
  readonly pay: (answers: readonly string[]) => Promise<void>;
  readonly close: () => Promise<void>;
};

async function bankOf(page: Page): Promise<Bank> {
  let url = '';
  await page.route('**/sandbox-bank/**', (route) => {
    url = route.request().url();
    return route.fulfill({ status: 204 });
  });
  return {
    pay: async (answers) => {
      const isDeclined = answers.includes('readTopUp declined');
      if (!isDeclined && !answers.includes('readTopUp succeeded')) return;
      const tab = await page.context().newPage();
      await tab.goto(url);
      await payByCard(tab, isDeclined ? EMPTY_CARD : GOOD_CARD);
      await tab.waitForURL(/\/profile\/transactions/);
      await tab.close();
    },
    close: () => page.unroute('**/sandbox-bank/**'),
  };
}

const topUpTable = (bank: Bank): FlowTable<TopUpEvent, TopUpView> => ({
  flow: 'topUp',
  events: {
    'amount.submit': {
      isOffered: (_, { kind }) => kind === 'choosing',
      act: async (page, { faults }) => {
        const isSmall = faults.length > 0;
        await page.getByLabel('Amount in euro').fill(isSmall ? '1' : '20');
        await button(page, isSmall ? 'Add money' : 'Add €20.00').click();
      },
    },
    'bank.returned': {
      isOffered: (_, { kind }) => kind === 'atBank',
      act: async (page, _, answers) => {
        const isDecided = answers[0] === 'readTopUp declined' || answers[0] === 'readTopUp succeeded';
        if (isDecided) await bank.pay(answers);
        await button(page, 'I am back').click();
        await expect(button(page, 'I am back')).toHaveCount(0);
        if (!isDecided) await bank.pay(answers);
      },
    },
    'topup.again': {
      isOffered: (_, { kind }) => kind === 'succeeded' || kind === 'declined',
      act: (page) => page.getByRole('button', { name: /^(Add more|Try another card)$/ }).click(),
    },
    'deadline.reached': 'no person says it',
  },
  answers: {
    'startTopUp ok': '',
    'startTopUp unavailable': 'outage.startTopUp',
    'openBankPage ok': '',
    'readTopUp started': { to: ['bank.returned'] },
    'readTopUp succeeded': { to: ['bank.returned'] },
    'readTopUp declined': { to: ['bank.returned'] },
    'readTopUp unavailable': { to: ['bank.returned'], scenario: 'outage.readTopUp' },
    'readTopUp not_found': { to: [OPENING] },
  },
  beyond: {
    'startTopUp invalid_details': 'the form checks the same rules before',
    'openBankPage TypeError': 'the address of our bank is one',
  },
  waits: ['pause'],
  shows: async (page, view) => {
    const card = page.getByRole('region', { name: 'Add money' });
    const done = card.getByText('€20.00 added.');
    const declined = card.getByText('The bank refused the payment. Nothing was charged.');
    switch (view.kind) {
      case 'choosing':
        await expect(card.getByLabel('Amount in euro')).toBeVisible();
        if (view.problem?.code !== 'not_found') return expectProblem(card, view.problem);
        return expect(card.getByText('This payment is not in your account.')).toBeVisible();
      case 'atBank':
        return expect(button(page, 'I am back')).toBeVisible();
      case 'verifying':
        // It polls automatically, and the bank may have decided meanwhile.
        return expect(verifying(page).or(done).or(declined)).toBeVisible();
      case 'succeeded':
        return expect(done).toBeVisible();
      case 'declined':
        return expect(declined).toBeVisible();
    }
  },
});

const verifying = (page: Page) => page.getByText(/^We are asking the bank\./);

const payOutTable = (proof: Proof): FlowTable<PayOutEvent, PayOutView> => ({
  flow: 'payOut',
  events: {
    ...codeDeeds<PayOutView>(proof, (view) => (view.kind === 'quoted' ? view.stepUp : null)),
    'payout.ask': {
      isOffered: (_, { kind }) => kind === 'idle',
      act: (page) => button(page, 'How would I get it back?').click(),
    },
    'payout.confirm': {
      isOffered: (_, view) => view.kind === 'quoted' && view.stepUp === null,
      act: async (page, _, answers) => {
        const isRefused = answers.includes('startPayout invalid_details');
        if (isRefused) await proof.have();
        else await proof.forget();
        await page.getByLabel('Name on the bank account').fill('Anna Keller');
        await page.getByLabel('IBAN').fill(isRefused ? 'DE00' : 'DE89370400440532013000');
        await button(page, /^Pay out €/).click();
      },
    },
    'payout.drop': {
      isOffered: (_, view) => view.kind === 'quoted',
      act: (page) => page.getByRole('button', { name: /^(Keep it on my balance|Not now)$/ }).click(),
    },
    'deadline.reached': 'after two minutes',
  },
  answers: {
    ...childCodeAnswers,
    'quotePayout ok': { to: ['payout.ask'] },
    'quotePayout unavailable': { to: ['payout.ask'], scenario: 'outage.quotePayout' },
    'startPayout step_up_required': { to: ['payout.confirm'] },
    'startPayout invalid_details': { to: ['payout.confirm'] },
    'startPayout unavailable': 'outage.startPayout',
    'startPayout ok': { to: ['code.verify'] },
  },
  beyond: {
    'quotePayout ok without byTransfer': 'of this balance a part came from a refund',
    'quotePayout ok without amount without toCards without byTransfer': 'the card is there while there is money',
    'startPayout price_changed': ELSEWHERE,
  },
  shows: async (page, view) => {
    const card = page.getByRole('region', { name: 'Pay out my balance' });
    switch (view.kind) {
      case 'idle':
        await expect(button(page, 'How would I get it back?')).toBeVisible();
        return expectProblem(card, view.problem);
      case 'quoted': {
        await showsStepUp(page, view.stepUp);
        if (view.stepUp) return;
        await expect(button(page, /^Pay out €/)).toBeVisible();
        const isAtField = view.problem?.fields !== undefined;
        const invalid = page.getByLabel('IBAN').and(page.locator('[aria-invalid="true"]'));
        await expect(invalid).toHaveCount(isAtField ? 1 : 0);
        if (!isAtField) await expectProblem(card, view.problem);
        return;
      }
      case 'paid':
        return expect(card.getByText(/goes back to your cards\./)).toBeVisible();
    }
  },
});

/** Money is added, pays for an order, is refunded and paid out to its owner. */
test('the balance, an order and what can be done about it go their covering paths', async ({ page }) => {
  const email = await haveOwnAccount(page);
  const proof = proofOf(page, email);
  await test.step('money on the balance', () => topUp(page));
  const orderId = await test.step('the price at review', () => buy(page));
  // Passport numbers are masked in any browser but the one where they were typed.
  await page.context().clearCookies();
  await signIn(page, email);
  await test.step('the tickets', () => walkTickets(page, orderId, proof));
  await test.step('the order', () => walkOrder(page, orderId, proof));
  await test.step('the balance goes back', async () => {
    const table = payOutTable(proof);
    const path = pathOf(table, { flowId: 'visit-1' });
    await visit(page, '/profile/transactions');
    await walk(page, table, path);
    await expectWalked(page, ['payOut', path]);
  });
});

async function topUp(page: Page): Promise<void> {
  const bank = await bankOf(page);
  const table = topUpTable(bank);
  const [fresh, back] = pathsOf(
    table,
    [null, TOP_UP_ID].map((topUpId) => ({ flowId: 'visit-1', topUpId })),
  );
  if (!fresh || !back) throw new Error('Two visits, two paths');
  await visit(page, '/profile/transactions');
  await walk(page, table, fresh);
  await expectWalked(page, ['topUp', fresh]);
  await playAfter(page, table, back, -1);
  await visit(page, `/profile/transactions?topUp=${TOP_UP_ID}`);
  await walk(page, table, back);
  await expectWalked(page, ['topUp', back]);
  await bank.close();
}

async function buy(page: Page): Promise<string> {
  const path = pathOf(extrasTable, { orderId: ORDER_ID, isSignedIn: true });
  await beginAtReview(page, dayAhead(156), { fare: 'systemic' }); // charter fares are not refundable
  await walk(page, extrasTable, path);
  await expectWalked(page, ['orderExtras', path]);
  await page.getByRole('checkbox', { name: /Use my balance/ }).uncheck();
  await payForTickets(page);
  return /issue\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? '';
}

async function walkTickets(page: Page, orderId: string, proof: Proof): Promise<void> {
  const papers = pathOf(papersTable);
  await playAfter(page, papersTable, papers, -1);
  await visit(page, `/flights/issue/${orderId}`);
  await walk(page, papersTable, papers);
  const codes = codesTable(proof);
  const shown = pathOf(codes);
  await playAfter(page, codes, shown, -1);
  await button(page, 'Show the numbers').click();
  await walk(page, codes, shown);
  await expectWalked(page, ['keptPapers', papers], ['stepUp', shown]);
}

async function walkOrder(page: Page, orderId: string, proof: Proof): Promise<void> {
  const mailed = pathOf(mailTable, { orderId: ORDER_ID });
  const cancel = cancelTable(proof);
  const cancelled = pathOf(cancel, { orderId: ORDER_ID, flowId: 'visit-1' });
  await visit(page, `/profile/orders/${orderId}`);
  await walk(page, mailTable, mailed);
  await walk(page, cancel, cancelled);
  await expectWalked(page, ['documentsMail', mailed], ['orderCancel', cancelled]);
}
