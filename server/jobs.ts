import { DAY_MS } from '#domain/core/time.ts';
import {
  anonymiseErased,
  anonymiseOld,
  anonymiseUnpaid,
  forgetDrafts,
  forgetEnded,
  forgetHeldFrom,
  forgetPassengers,
  forgetPassports,
  forgetPersonal,
  forgetVisitors,
} from '#server/accounts/retention.ts';
import { forgetStaffActs } from '#server/accounts/staff-log.ts';
import type { Database } from '#server/db/database.ts';
import { vacuum } from '#server/db/vacuum.ts';
import type { Mailer } from '#server/gateways/mail.ts';
import type { Sandbox } from '#server/gateways/sandbox.ts';
import { reconcileTopUps, refundDueTopUps } from '#server/ledger/top-ups.ts';
import { forgetOldMails } from '#server/mails/inbox.ts';
import { type MailLine, sendDueMails } from '#server/mails/outbox.ts';
import { holdsExpired, jobFailures, mails } from '#server/metrics.ts';
import { cancelDueOrders, lookAfterIssued } from '#server/orders/cancel.ts';
import { unmakeDue } from '#server/orders/cancel-at-supplier.ts';
import { changeDueOrders } from '#server/orders/change-at-supplier.ts';
import type { Deps } from '#server/orders/deps.ts';
import { expireHolds } from '#server/orders/expire.ts';
import { settleInquiries } from '#server/orders/inquiries/settle.ts';
import { issueDueOrders } from '#server/orders/issue.ts';
import { reconcilePayments } from '#server/orders/payments.ts';
import { refundDueParts, refundDuePayments } from '#server/orders/refunds.ts';
import { recountRoom } from '#server/pictures/storage-limit.ts';
import { retentions, works } from '#server/products/all.ts';
import { within } from '#server/within.ts';

export type JobDeps = Deps & {
  readonly sandbox: Pick<Sandbox, 'deliverDue'>;
  readonly mailer: Mailer;
  /** Reports failures, which are never fatal; with the id of the failed order or charge. */
  readonly onError: (job: string, error: unknown, id?: string) => void;
};

const PAUSE_MS = 1000;
/** Most process managers kill a process ten seconds after they ask it to end. */
const STOP_GRACE_MS = 3000;
/** An older key counts as a new request. */
const IDEMPOTENCY_MS = 2 * DAY_MS;
/** Failure counts without a new failure are deleted after this time. */
const FAILURE_MS = 7 * DAY_MS;
const CLEANUP_LIMIT = 500;
const CLEANUP_ROUNDS = 600;
/** About half a minute after the start: before that the server must serve its first guests. */
const FIRST_CLEANUP_ROUND = 30;

/**
 * One round of all background work except mails, in the order in which one step leads to the next. Each step is safe in
 * several processes, and a failed step does not stop the others.
 */
export async function runJobsOnce(deps: JobDeps): Promise<void> {
  const { db, config, gateway, sandbox, productOf, now } = deps;
  const { publicUrl } = config;
  const report = (job: string) => (error: unknown, id?: string) => {
    jobFailures.inc({ job });
    deps.onError(job, error, id);
  };
  const context = () => ({ productOf, publicUrl, now: now() });
  const step = async (job: string, work: () => Promise<unknown>) => {
    await work().catch(report(job));
  };
  await step('callbacks', () => sandbox.deliverDue());
  await step('reconcile', () => reconcilePayments(db, gateway, context(), report('reconcile')));
  await step('top-ups', () => reconcileTopUps(db, gateway, now(), report('top-ups')));
  await step('expire', async () => {
    holdsExpired.inc(await expireHolds(deps, now(), report('expire')));
  });
  await step('issue', () => issueDueOrders(db, { productOf, config, now }, report('issue')));
  await step('change', () => changeDueOrders(db, { productOf, config, now }, report('change')));
  await step('unmake', () => unmakeDue(db, context(), report('unmake')));
  await step('issued', () => lookAfterIssued(db, { productOf, config, now: now() }, report('issued')));
  await step('cancel', () => cancelDueOrders(db, context(), report('cancel')));
  await step('refund-parts', () => refundDueParts(db, gateway, now(), report('refund-parts')));
  await step('refund', () => refundDuePayments(db, gateway, context(), report('refund')));
  await step('refund-top-ups', () => refundDueTopUps(db, gateway, now(), report('refund-top-ups')));
  let isRare = false;
  await step('pictures', async () => {
    isRare = await recountRoom(db, now());
  });
  await step('inquiries', () => settleInquiries(deps, report('inquiries')));
  for (const [name, work] of Object.entries(works)) await step(name, () => work(deps, report(name), isRare));
}

/**
 * One round of mails of a line, or of both. Separate, so that a hanging mail server does not delay tickets and seats.
 */
export async function sendMailsOnce({ db, mailer, now, onError }: JobDeps, line?: MailLine): Promise<void> {
  const failed = (error: unknown) => {
    jobFailures.inc({ job: 'mail' });
    onError('mail', error);
  };
  const refused = (error: unknown) => {
    mails.inc({ result: 'refused' });
    failed(error);
  };
  const sending = sendDueMails(db, mailer.send, now, refused, line ? { line } : {});
  await sending.then((sent) => mails.inc({ result: 'sent' }, sent), failed);
}

/** Deletes outdated rows in small batches, so that no round takes long. */
export async function cleanUp(db: Database, now: number): Promise<void> {
  await db
    .deleteFrom('rate_limit')
    .where('window_at', '<', now - DAY_MS)
    .execute();
  await db
    .deleteFrom('idempotency')
    .where('created_at', '<', now - IDEMPOTENCY_MS)
    .execute();
  await db
    .deleteFrom('work_failure')
    .where('failed_at', '<', now - FAILURE_MS)
    .execute();
  await db.deleteFrom('trace_report').where('delete_at', '<=', now).execute();
  await db.deleteFrom('contact_message').where('delete_at', '<=', now).execute();
  await forgetOldMails(db, now, CLEANUP_LIMIT);
  await forgetEnded(db, now);
  await forgetHeldFrom(db, now);
  await forgetPassports(db, now);
  await forgetDrafts(db, now);
  for (const { forgetEnded: forgetOwn } of retentions) await forgetOwn?.(db, now);
  await forgetPersonal(db, now);
  await forgetPassengers(db, now);
  await anonymiseErased(db, now, retentions);
  await anonymiseUnpaid(db, now, retentions);
  await anonymiseOld(db, now, retentions);
  await forgetVisitors(db, now);
  await forgetStaffActs(db, now);
}

export type Jobs = {
  /** Starts the next round now, because something has become due. */
  readonly nudge: () => void;
  /** Waits some seconds for running rounds. Work that hangs is abandoned, and due again at the next start. */
  readonly stop: () => Promise<void>;
};

/** Three loops in this process, each about once per second. */
export function startJobs(deps: JobDeps): Jobs {
  const work = startLoop(async (round) => {
    await runJobsOnce(deps);
    if (round % CLEANUP_ROUNDS !== FIRST_CLEANUP_ROUND) return;
    await cleanUp(deps.db, deps.now()).catch((error) => deps.onError('cleanup', error));
    if (deps.config.databaseUrl) return;
    await vacuum(deps.db).catch((error) => deps.onError('vacuum', error));
  });
  const codes = startLoop(() => sendMailsOnce(deps, 'waitedFor'));
  const mail = startLoop(() => sendMailsOnce(deps, 'rest'));
  return {
    nudge: work.nudge,
    stop: async () => {
      await within(STOP_GRACE_MS, Promise.all([work.stop(), codes.stop(), mail.stop()]), () => undefined);
    },
  };
}

function startLoop(round: (count: number) => Promise<void>): Jobs {
  let isStopping = false;
  let wake = () => {};
  let isNudged = false;
  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, isNudged || isStopping ? 0 : PAUSE_MS);
      isNudged = false;
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const loop = async () => {
    for (let count = 0; !isStopping; count += 1) {
      await round(count);
      await pause();
    }
  };
  const running = loop();
  return {
    nudge: () => {
      isNudged = true;
      wake();
    },
    stop: async () => {
      isStopping = true;
      wake();
      await running;
    },
  };
}
