import { randomInt } from 'node:crypto';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc, { type Arbitrary } from 'fast-check';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { sized } from '#domain/core/testing/sized.ts';
import { DAY_MS } from '#domain/core/time.ts';
import contract from '#openapi/generated/contract.json' with { type: 'json' };
import { testApp } from '#server/db/testing/test-app.ts';
import { operations as handlers } from '#server/operations/all.ts';
import { issueDueOrders } from '#server/orders/issue.ts';
import { productOf } from '#server/products/all.ts';
import { newAccount, signIn } from '#server/testing/account.ts';
import { invalid, type Known, resolve, type Schema, valid } from '#server/testing/arbitrary.ts';
import { PASSWORD } from '#server/testing/person.ts';
import { CONTACT, type Order, offersOf, passenger, traveller } from '#server/testing/traveller.ts';

const RUNS = Number(process.env.TEST_RUNS) || sized(10, 60);
const seed = Number(process.env.TEST_SEED) || randomInt(2 ** 31 - 1);
const server = testApp();
const anna = traveller(() => server.app);

type Parameter = { readonly name: string; readonly in: string; readonly required?: boolean; readonly schema: Schema };
type Content = { readonly content?: { readonly 'application/json'?: { readonly schema: Schema } } };
type Contracted = {
  readonly operationId: string;
  readonly parameters?: readonly (Parameter | { $ref: string })[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content | { $ref: string }>>;
};
type Input = Readonly<Record<'path' | 'query' | 'header', Readonly<Record<string, unknown>>>> & {
  readonly body?: unknown;
};

const operations = Object.entries(contract.paths).flatMap(([path, item]) => {
  const shared = 'parameters' in item ? item.parameters : [];
  return Object.entries(item)
    .filter(([method]) => method !== 'parameters')
    .map(([method, operation]) => {
      const contracted = operation as unknown as Contracted;
      const parameters = [...shared, ...(contracted.parameters ?? [])].map(
        (one) => resolve(one as Schema) as unknown as Parameter,
      );
      const body = contracted.requestBody?.content?.['application/json']?.schema;
      return { id: contracted.operationId, path, method: method.toUpperCase(), parameters, body, contracted };
    });
});
type Operation = (typeof operations)[number];

const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv);
ajv.addSchema({ $id: 'contract', ...contract });
const refersToContract = (schema: unknown): unknown =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"contract#/components'));

const checks = new Map<Schema, ReturnType<typeof ajv.compile>>();

/** Why an answer violates the contract; null when it does not. */
function fault({ contracted, id }: Operation, answer: { statusCode: number; body: string }): string | null {
  // A status that is missing in the contract is an error.
  const written =
    contracted.responses[answer.statusCode] ?? (answer.statusCode === 500 && contracted.responses.default);
  const response = written && (resolve(written as Schema) as Content);
  if (!response) return `${id} answers ${answer.statusCode}, which is not in the contract`;
  if (response.content && !response.content['application/json']) return null; // a file: tested separately
  const schema = response.content?.['application/json']?.schema;
  if (!schema) return answer.body === '' ? null : `${id} ${answer.statusCode} has a body`;
  const check = checks.get(schema) ?? ajv.compile(refersToContract(schema) as object);
  checks.set(schema, check);
  return check(JSON.parse(answer.body)) ? null : `${id} ${answer.statusCode}: ${ajv.errorsText(check.errors)}`;
}

const record = (parameters: readonly Parameter[], where: string, of: (schema: Parameter) => Arbitrary<unknown>) => {
  const here = parameters.filter((parameter) => parameter.in === where);
  return fc.record(Object.fromEntries(here.map((parameter) => [parameter.name, of(parameter)])));
};

function inputs({ parameters, body }: Operation, known: Known): Arbitrary<Input> {
  const of = ({ name, schema }: Parameter) => {
    const ids = known[name];
    return ids ? fc.oneof({ arbitrary: fc.constantFrom(...ids), weight: 3 }, valid(schema)) : valid(schema);
  };
  return fc.record({
    path: record(parameters, 'path', of),
    query: record(parameters, 'query', of),
    header: record(parameters, 'header', of),
    ...(body ? { body: valid(body, known) } : {}),
  });
}

/** Inputs with one part that violates its schema; null for an operation without input. */
function wrongInputs(operation: Operation, known: Known): Arbitrary<Input> | null {
  const right = inputs(operation, known);
  const { parameters, body } = operation;
  const wrongBody = body
    ? [fc.tuple(right, invalid(body, known)).map(([input, wrong]) => ({ ...input, body: wrong }))]
    : [];
  const wrongParameters = parameters.map((parameter) => {
    const part = parameter.in as 'path' | 'query' | 'header';
    const value = wrongText(parameter.schema);
    return right.map((input) => ({ ...input, [part]: { ...input[part], [parameter.name]: value } }));
  });
  // A signature may be any text, so its schema has no invalid value.
  const faults = [
    ...wrongBody,
    ...wrongParameters.filter((_, index) => parameters[index]?.name !== 'Payment-Signature'),
  ];
  return faults.length > 0 ? fc.oneof(...faults) : null;
}

/** Free text can only be invalid by its length. */
const wrongText = ({ type, pattern, format, maxLength, ...others }: Schema): string =>
  type === 'string' && !pattern && !format && !('enum' in others) && maxLength !== undefined
    ? 'x'.repeat(maxLength + 1)
    : '!';

async function ask({ path, method }: Operation, { path: ids, query, header, body }: Input) {
  const url = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(ids[name])));
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const headers = Object.fromEntries(Object.entries(header).map(([name, value]) => [name, toHeader(String(value))]));
  return server.app.inject({
    method: method as 'GET',
    url: `/api${url}?${search}`,
    headers: {
      ...headers,
      origin: server.deps.config.publicUrl,
      cookie: anna.jar.cookie,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  });
}

const toHeader = (text: string) => text.replace(/[^\x21-\x7e]/g, '-');

const known: { [Name in keyof Known]: unknown[] } = {
  orderId: [],
  offerIds: [],
  replacesOrderId: [],
  origin: ['THR', 'MHD', 'SYZ'],
  destination: ['SYZ', 'KIH'],
  adult: [1],
  child: [0],
  infant: [0],
  passengers: [[passenger()]],
  email: [CONTACT.email],
  phone: [CONTACT.phone],
  passengerId: [],
  savedPassengerId: [],
  currentPassword: ['wrong', PASSWORD],
  password: ['wrong', PASSWORD],
  token: ['aaaaaaaaaaaaaaaaaaaaaa'],
  code: ['2026'],
  topUpId: [],
  messageId: [],
};

let accountId = '';

beforeAll(async () => {
  console.info(`contract: TEST_SEED=${seed}`);
  accountId = await newAccount(server.deps, 100_000);
  await signIn(server.deps, anna, { accountId });
  const { ageClass: _, ...someone } = passenger();
  const saved = await anna.ask('POST', '/account/passengers', { ...someone, isMe: true });
  known.passengerId?.push(saved.json().passengerId);
  known.savedPassengerId?.push(saved.json().passengerId);
  for (const departureDate of ['2026-12-05', '2026-12-06', '2026-12-07']) {
    const [bought, free] = offersOf(await anna.search({ departureDate }));
    const { orderId } = (await anna.hold({ offerIds: [bought?.offerId ?? ''] })).json<Order>();
    known.orderId?.push(orderId);
    known.replacesOrderId?.push(orderId);
    known.offerIds?.push([free?.offerId]);
  }
  known.orderId?.push(await issuedOrder());
  const amount = { amount: 5000, currency: 'EUR' };
  const topUp = await anna.ask('POST', '/account/top-ups', { amount }, { 'idempotency-key': 'contract-top-up' });
  known.topUpId?.push(topUp.json().topUpId);
  known.messageId?.push((await anna.ask('GET', '/account/messages')).json().messages[0].messageId);
  const now = server.clock.now;
  await server.db
    .insertInto('discount_code')
    .values({ code: 2026, percent: 10, min_fares: 0, starts_at: now, ends_at: now + DAY_MS, is_personal: false })
    .execute();
});

/** Paid from the balance, without the bank. */
async function issuedOrder(): Promise<string> {
  const [offer] = offersOf(await anna.search({ departureDate: '2026-12-08' }));
  const { orderId } = (await anna.hold({ offerIds: [offer?.offerId ?? ''] })).json<Order>();
  const { total } = (await anna.submit(orderId, { passengers: [passenger()], ...CONTACT })).json<Order>();
  await anna.pay(orderId, { total, cancelPackage: false, rulesAccepted: true, fromBalance: total });
  const context = { productOf, config: server.deps.config, now: server.deps.now };
  await issueDueOrders(server.db, context, (error) => {
    throw error;
  });
  expect((await anna.read(orderId)).json<Order>().status).toBe('issued');
  return orderId;
}

// Some operations end the session.
beforeEach(() => signIn(server.deps, anna, { accountId }));

test.each(operations.map((operation) => [operation.id, operation] as const))(
  '%s keeps to the contract whatever it is asked',
  { timeout: 30_000 },
  async (_id, operation) => {
    const seen = new Set<number>();
    const property = fc.asyncProperty(inputs(operation, known), async (input) => {
      const answer = await ask(operation, input);
      seen.add(answer.statusCode);
      expect(fault(operation, answer)).toBeNull();
      expect(answer.statusCode).toBeLessThan(500);
    });
    await fc.assert(property, { numRuns: RUNS, seed });
    expect(seen.size).toBeGreaterThan(0);
  },
);

const LONG_NAME = /"(?:firstName|lastName)":"(?:[^"\\]|\\.){201,}"/;
const wrong = operations.flatMap((operation) => {
  const arbitrary = wrongInputs(operation, {});
  return arbitrary ? [[operation.id, operation, arbitrary] as const] : [];
});

test.each(wrong)('%s refuses what is not in the contract', { timeout: 30_000 }, async (_id, operation, arbitrary) => {
  const property = fc.asyncProperty(arbitrary, async (input) => {
    const answer = await ask(operation, input);
    expect(fault(operation, answer)).toBeNull();
    const refusal = [answer.statusCode, answer.json().error.code];
    // A name that is too long is told by its field, as those that the contract admits.
    if (LONG_NAME.test(JSON.stringify(input.body ?? null)) && refusal[0] === 422)
      expect(refusal).toEqual([422, 'invalid_details']);
    else expect(refusal).toEqual([400, 'invalid_request']);
  });
  await fc.assert(property, { numRuns: RUNS, seed });
});

test('there is a test for every operation of the contract', () => {
  expect(operations.map(({ id }) => id).sort()).toEqual(Object.keys(handlers).sort());
});

test('what a database cannot hold is refused before it gets there', async () => {
  for (const email of ['\0', '\ud800', 'a\udc00']) {
    const answer = await anna.ask('POST', '/orders/find', { reference: 'SFR-0000-00', email });
    expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'invalid_request']);
  }
  const fine = await anna.ask('POST', '/orders/find', { reference: 'SFR-0000-00', email: '😀@example.org' });
  expect(fine.statusCode).not.toBe(400);
});

test('an address that cannot be understood is told as a problem', async () => {
  const answers = [
    ['/orders/%E0%A4%A', 400, 'invalid_request'],
    [`/orders/${'a'.repeat(401)}`, 404, 'not_found'],
  ] as const;
  for (const [path, status, code] of answers) {
    const answer = await anna.ask('GET', path);
    expect([answer.statusCode, answer.json()]).toEqual([status, { error: { code, message: expect.any(String) } }]);
  }
});

test('an address that is no operation is not found, as a problem', async () => {
  const answer = await anna.ask('GET', '/nothing');
  expect([answer.statusCode, answer.json()]).toEqual([
    404,
    { error: { code: 'not_found', message: 'There is no such operation.' } },
  ]);
});
