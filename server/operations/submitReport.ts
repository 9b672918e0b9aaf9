import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { ProblemError } from '#domain/core/problem.ts';
import { REPORT_DAYS } from '#domain/core/retention.ts';
import { DAY_MS, HOUR_MS } from '#domain/core/time.ts';
import { forgetOldestReports } from '#server/accounts/retention.ts';
import { visitorFor } from '#server/accounts/visitor.ts';
import type { Operation } from '#server/contract.ts';
import { countUse, type Limit } from '#server/http/rate-limit.ts';
import { senderOf } from '#server/reports.ts';

const PER_IP: Limit = { name: 'report-address', max: 10, windowMs: HOUR_MS };
const KEPT_MS = REPORT_DAYS * DAY_MS;

let check: ValidateFunction | undefined;

/** Checks only the shape: only its machine can interpret a trace, and machines do not run here. */
function isTrace(trace: unknown): boolean {
  // Compiled at first use: reports are rare.
  check ??= new Ajv2020({ strict: false }).compile(
    JSON.parse(fs.readFileSync(new URL('../../machines/trace/trace.schema.json', import.meta.url), 'utf8')),
  );
  return check(trace);
}

type Redaction = { readonly isVerified?: boolean; readonly policy?: string };

/** Stores a problem report. Stores nothing when one of its traces is not proven to be redacted. */
export const submitReport: Operation<'submitReport'> = async ({ body, request, who, setCookie, deps }) => {
  const { db } = deps;
  const now = deps.now();
  await countUse(deps, PER_IP, request.ip);
  const { traces, ...report } = body;
  for (const trace of traces) {
    if (!isTrace(trace)) throw refused('A trace has not the shape of machines/trace/trace.schema.json.');
    const { isVerified, policy } = (trace.redaction ?? {}) as Redaction;
    if (!isVerified || policy === 'none') throw refused('A trace is not marked as redacted and verified.');
  }

  const { visitor, cookie } = await visitorFor(deps, who);
  const id = randomUUID();
  const delete_at = now + KEPT_MS;
  await db
    .insertInto('trace_report')
    .values({
      id,
      sender: senderOf(id, visitor),
      ...report,
      traces: JSON.stringify(traces),
      created_at: now,
      delete_at,
    })
    .execute();
  await forgetOldestReports(db);
  if (cookie) setCookie(cookie);
  return { status: 201, body: { reportId: id, deleteAt: delete_at } };
};

const refused = (message: string) =>
  new ProblemError(422, { code: 'invalid_details', message, fields: { traces: message } });
