import type { FastifyInstance } from 'fastify';
import type servedContract from '#openapi/generated/contract.json';
import { type Check, type Checks, createChecks } from '#server/http/checks.ts';

export type Contract = typeof servedContract;

export type Contracted = {
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** As in the contract: `/orders/{orderId}`. */
  readonly path: string;
  /** `x-search` in the contract: much more expensive than other operations. */
  readonly isSearch: boolean;
  readonly takesBytes: boolean;
  /**
   * The body is left as sent: bytes, and operations marked `x-as-typed`, such as drafts. Other typed text is cleaned.
   */
  readonly takesAsTyped: boolean;
  /** In the contract's spelling. */
  readonly headerNames: readonly string[];
  /** In the order of checking. Header names are in lower case. */
  readonly checks: readonly { readonly part: AskedPart; readonly check: Check }[];
  /** undefined for an answer without content, and for a file, whose content has no schema. */
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
 * Compiles the checks of searches, which are the largest and are needed first. The server calls it while it waits for
 * its database, so that the first guests do not wait.
 */
export function prepareSearches(contract: Contract): void {
  for (const { isSearch, checks, answerCheck } of contractedOperations(contract).operations) {
    if (!isSearch) continue;
    for (const { check } of checks) check.prepare();
    answerCheck(200)?.prepare();
  }
}

const known = new WeakMap<Contract, ContractedOperations>();

/** Servers of one process share the compiled contract. */
export function contractedOperations(contract: Contract): ContractedOperations {
  const made = known.get(contract) ?? read(contract);
  known.set(contract, made);
  return made;
}

function read(contract: Contract): ContractedOperations {
  // Schemas are compiled by name, once each: with every reference inlined the contract is ten times as long.
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

/** Pause between two background compilations, so that requests are answered in between. */
const WARM_UP_PAUSE_MS = 50;
/** One compilation can take a tenth of a second, so it waits until there was no request for this time … */
const QUIET_MS = 1000;
/** … but not longer than this: health checks may come each second. */
const PATIENCE_MS = 60_000;

/** Compiles the remaining checks one by one while the server is idle. */
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
    app.server.on('request', () => {
      asked = performance.now();
    });
    wait(QUIET_MS);
  });
  app.addHook('onClose', async () => clearTimeout(timer));
}
