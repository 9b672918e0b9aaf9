import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ProblemError } from '#domain/core/problem.ts';
import { SIGNS } from '#domain/core/testing/signs.ts';
import contract from '#openapi/generated/contract.json' with { type: 'json' };
import { createServer } from '#server/app.ts';
import type { Call } from '#server/contract.ts';
import { testApp } from '#server/db/testing/test-app.ts';
import { operations } from '#server/operations/all.ts';
import { resolve, type Schema, valid } from '#server/testing/arbitrary.ts';

const server = testApp();
let app: FastifyInstance;
let received: unknown;

type Item = {
  readonly operationId: string;
  readonly 'x-as-typed'?: boolean;
  readonly requestBody?: { readonly content: { readonly 'application/json'?: { readonly schema: Schema } } };
};
type Parameters = { readonly parameters?: readonly { readonly name: string; readonly schema: Schema }[] };

/** A path with something for each of its parameters: the first of those that are listed, else an id. */
const filledPath = (path: string, { parameters = [] }: Parameters): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const found = parameters.find((one) => one.name === name);
    const [listed] = found ? (resolve(found.schema).enum ?? []) : [];
    return String(listed ?? (name === 'position' ? '0' : UUID));
  });
const UUID = 'a6a1b5f0-1c7e-4c0b-9f0e-2f7d5a3e8b11';

const ASKED = Object.entries(contract.paths).flatMap(([path, item]) =>
  Object.entries(item as unknown as Readonly<Record<string, Item>>).flatMap(([method, operation]) => {
    const schema = operation.requestBody?.content['application/json']?.schema;
    return schema
      ? [
          {
            id: operation.operationId,
            path: filledPath(path, item as unknown as Parameters),
            method,
            schema,
            isKept: operation['x-as-typed'] === true,
          },
        ]
      : [];
  }),
);

beforeAll(async () => {
  // Records the body of each operation without running it.
  const stopped = (call: Call<never>) => {
    received = call.body;
    throw new ProblemError(404, { code: 'not_found', message: 'This is a test.' });
  };
  const all = Object.fromEntries(Object.keys(operations).map((id) => [id, stopped]));
  const config = { ...server.deps.config, rateLimitFactor: 1000 };
  app = await createServer({ deps: { ...server.deps, config }, operations: all as unknown as typeof operations });
});
afterAll(() => app.close());

const isFree = ({ type, enum: choices, format, pattern }: Schema): boolean =>
  type === 'string' && !choices && !pattern && (format === undefined || format === 'password');

type Text = { readonly isSecret: boolean; readonly text: string };

/** Of a schema of several kinds the one whose `kind` the value has; any other schema itself. */
function kindOf(rule: Schema, value: unknown): Schema {
  const kinds = (rule.anyOf ?? rule.oneOf ?? []).map((one) => kindOf(resolve(one), value));
  const { kind } = (value ?? {}) as { readonly kind?: unknown };
  return kinds.find(({ properties }) => kind !== undefined && properties?.kind?.enum?.includes(kind)) ?? rule;
}

/** Fills `text` into all free text fields of a body; collects the places in `put`. */
function filled(schema: Schema, text: string, value: unknown, put: Text[]): unknown {
  const rule = kindOf(resolve(schema), value);
  if (isFree(rule)) {
    const shorter = [...text].slice(0, rule.maxLength ?? 40).join('');
    put.push({ isSecret: rule.format === 'password', text: shorter });
    return shorter;
  }
  if (Array.isArray(value)) return value.map((one) => filled(rule.items ?? {}, text, one, put));
  if (typeof value !== 'object' || value === null) return value;
  const of = (name: string): Schema | undefined =>
    rule.properties?.[name] ?? (typeof rule.additionalProperties === 'object' ? rule.additionalProperties : undefined);
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, of(name) ? filled(of(name) ?? {}, text, one, put) : one]),
  );
}

const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];

/** The largest of some samples: has most of the optional fields. */
const exampleOf = (schema: Schema): unknown =>
  fc
    .sample(valid(schema), { numRuns: 30, seed: 7 })
    .reduce((best, one) => (JSON.stringify(one).length > JSON.stringify(best).length ? one : best));

/** For any text; further cleaning of single lines is tested with the forms. */
const UNSEEN = /^[\s\p{DI}]|[\s\p{DI}]$|[\u00AD\u200B\u202A-\u202E\u2060-\u2069\uFEFF]/u;

async function handed(path: string, method: string, body: unknown): Promise<{ status: number; texts: string[] }> {
  received = undefined;
  const url = `/api${path}`;
  const headers = { origin: 'http://safar.test', 'idempotency-key': UUID, 'payment-signature': 'none' };
  const answer = await app.inject({ method: method.toUpperCase() as 'POST', url, headers, payload: body as object });
  return { status: answer.statusCode, texts: textsIn(received) };
}
/** All signs at once: the test of the forms checks each sign in each field. */
const TYPED = SIGNS.filter(({ name }) => /U\+20[^1]|U\+FE|U\+00A|U\+3|blanks/.test(name)).reduce(
  (text, { of }) => of(text),
  'ab-1234567',
);

test.each(ASKED)('$id gets nothing that cannot be seen, and its secrets as they were typed', async (asked) => {
  const { path, method, schema, isKept } = asked;
  const put: Text[] = [];
  const { status, texts } = await handed(path, method, filled(schema, TYPED, exampleOf(schema), put));
  expect(status).toBe(404);
  const kept = put.filter(({ isSecret }) => isSecret || isKept).map(({ text }) => text);
  expect(kept.filter((text) => !texts.includes(text))).toEqual([]);
  expect(texts.filter((text) => UNSEEN.test(text) && !kept.includes(text))).toEqual([]);
});

test('what is kept as it was typed is a draft, a report, and what a bank signed', () => {
  expect(ASKED.filter(({ isKept }) => isKept).map(({ id }) => id)).toEqual([
    'saveDraft',
    'receivePaymentCallback',
    'submitReport',
  ]);
  expect(ASKED.length).toBeGreaterThan(25);
});
