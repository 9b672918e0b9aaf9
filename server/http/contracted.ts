import type { FastifyInstance } from 'fastify';
import type servedContract from '#openapi/generated/contract.json';
import { type Check, type Checks, createChecks } from '#server/http/checks.ts';

export type Contract = typeof servedContract;

/** An operation of the contract, with the checks of what it is asked and of what it answers. */
export type Contracted = {
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** As the contract has it: `/orders/{orderId}`. */
  readonly path: string;
  /** It costs much more than others: `x-search` in the contract. */
  readonly isSearch: boolean;
  /** What it is sent are bytes, and not JSON. */
  readonly takesBytes: boolean;
  /** Its body stays as it was sent: bytes, and what the contract calls `x-as-typed`, such as drafts. All other typed text is cleaned. */
  readonly takesAsTyped: boolean;
  /** The headers that it knows, as the contract spells them. */
  readonly headerNames: readonly string[];
  /** In the order in which they are looked at. Names of headers are in lower case. */
  readonly checks: readonly { readonly part: AskedPart; readonly check: Check }[];
  /** The check of an answer; undefined for one without content, and for a file, of whose content nothing is said. */
  readonly answerCheck: (status: number) => Check | undefined;
};
export type AskedPart = 'params' | 'body' | 'querystring' | 'headers';

export type ContractedOperations = { readonly operations: readonly Contracted[]; readonly checks: Checks };

type Ref = { readonly $ref: string };
type Parameter = { readonly name: string; readonly in: string; readonly required?: boolean; readonly schema: object };
type Content = {
  readonly content?: {
    readonly 'application/json'?: { readonly schema: object };
    readonly 'application/octet-stream'?: object;
  };
};
type Item = {
  readonly operationId: string;
  readonly 'x-search'?: boolean;
  readonly 'x-as-typed'?: boolean;
  readonly parameters?: readonly (Parameter | Ref)[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content | Ref>>;
};

/**
 * Makes the checks of searches, which are the largest and what guests ask for first. The server calls it while it waits for its
 * database, so that the first guests do not wait for it.
 */
export function prepareSearches(contract: Contract): void {
  for (const { isSearch, checks, answerCheck } of contractedOperations(contract).operations) {
    if (!isSearch) continue;
    for (const { check } of checks) check.prepare();
    answerCheck(200)?.prepare();
  }
}

const known = new WeakMap<Contract, ContractedOperations>();

/** Servers of one process share what was made of a contract. */
export function contractedOperations(contract: Contract): ContractedOperations {
  const made = known.get(contract) ?? read(contract);
  known.set(contract, made);
  return made;
}

function read(contract: Contract): ContractedOperations {
  // Schemas are compiled under their names, each once: written out at each place that names it, the contract is ten times as long.
  const { paths, components } = JSON.parse(
    JSON.stringify(contract).replaceAll('"#/components/schemas/', '"'),
  ) as Contract;
  const { schemas, ...others } = components;
  const checks = createChecks(schemas);
  const named = <T extends object>(kind: keyof typeof others, item: T | Ref): T => {
    if (!('$ref' in item)) return item;
    const found = others[kind][item.$ref.replace(`#/components/${kind}/`, '') as never] as T | undefined;
    if (!found) throw new Error(`The contract has no ${item.$ref}`);
    return found;
  };
  const contracted = (path: string, method: string, shared: Item['parameters'] = [], item: Item): Contracted => {
    const parameters = [...shared, ...(item.parameters ?? [])].map((one) => named<Parameter>('parameters', one));
    const inPart = (part: string) => parameters.filter((parameter) => parameter.in === part);
    const body = item.requestBody?.content?.['application/json']?.schema;
    const takesBytes = item.requestBody?.content?.['application/octet-stream'] !== undefined;
    const asked: readonly [AskedPart, object | undefined][] = [
      ['params', objectOf(inPart('path'))],
      ['body', body],
      ['querystring', objectOf(inPart('query'))],
      ['headers', objectOf(inPart('header').map((header) => ({ ...header, name: header.name.toLowerCase() })))],
    ];
    const answers = new Map<string, Check | undefined>();
    for (const [status, response] of Object.entries(item.responses)) {
      const schema = named<Content>('responses', response).content?.['application/json']?.schema;
      answers.set(status, schema && checks.of('answer', schema));
    }
    return {
      id: item.operationId,
      method: method.toUpperCase() as Contracted['method'],
      path,
      isSearch: item['x-search'] === true,
      takesBytes,
      takesAsTyped: takesBytes || item['x-as-typed'] === true,
      headerNames: inPart('header').map(({ name }) => name),
      checks: asked.flatMap(([part, schema]) =>
        schema ? [{ part, check: checks.of(part === 'body' ? 'body' : 'text', schema) }] : [],
      ),
      answerCheck: (status) => (answers.has(`${status}`) ? answers.get(`${status}`) : answers.get('default')),
    };
  };
  const operations = Object.entries(paths).flatMap(([path, { parameters, ...items }]: [string, PathItem]) =>
    Object.entries(items).map(([method, item]) => contracted(path, method, parameters, item as Item)),
  );
  return { operations, checks };
}
type PathItem = { readonly parameters?: Item['parameters'] } & Readonly<Record<string, unknown>>;

const objectOf = (parameters: readonly Parameter[]): object | undefined =>
  parameters.length === 0
    ? undefined
    : {
        type: 'object',
        properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
        required: parameters.filter(({ required }) => required).map(({ name }) => name),
      };

/** Between two checks that nobody needed yet, so that answers come in between. */
const WARM_UP_PAUSE_MS = 50;
/** One of them can take a tenth of a second, so it waits until nobody has asked anything for so long … */
const QUIET_MS = 1000;
/** … but not for ever: somebody who asks whether the server is well may do so each second. */
const PATIENCE_MS = 60_000;

/** A server that listens compiles the checks that are left, one by one, while nobody waits for them. */
export function warmUp(app: FastifyInstance, checks: Checks): void {
  const start = performance.now();
  let timer: NodeJS.Timeout | undefined;
  let asked = start;
  const wait = (ms: number) => {
    timer = setTimeout(next, ms).unref();
  };
  const next = () => {
    const now = performance.now();
    if (now - asked < QUIET_MS && now - start < PATIENCE_MS) wait(QUIET_MS);
    else if (checks.compileNext()) wait(WARM_UP_PAUSE_MS);
  };
  app.addHook('onListen', async () => {
    // Whoever asks, for a page or of the API.
    app.server.on('request', () => {
      asked = performance.now();
    });
    wait(QUIET_MS);
  });
  app.addHook('onClose', async () => clearTimeout(timer));
}
