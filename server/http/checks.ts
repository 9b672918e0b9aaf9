import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FastifyInstance } from 'fastify';

const compiler = (options: object) => {
  const ajv = new Ajv2020({
    strict: true,
    strictTypes: false,
    strictRequired: false,
    allowUnionTypes: true,
    ...options,
  });
  addFormats.default(ajv);
  ajv.addVocabulary(['example', 'xml', 'externalDocs', 'discriminator']);
  return ajv;
};

// Path, query and headers arrive as strings. Of a body Fastify's own default would coerce and drop unknown fields.
const COMPILERS = {
  text: compiler({ coerceTypes: 'array', useDefaults: true }),
  body: compiler({ useDefaults: true }),
  answer: compiler({}),
};
export type Part = keyof typeof COMPILERS;

/** Tells whether data is as its schema says; what is wrong stands in `errors`, where Fastify reads it. */
export type Check = { (data: unknown): boolean; errors: ErrorObject[] | null };

// The same schema stands at many operations, and all servers of one process share what was compiled.
const checks = new Map<string, Check>();
const notCompiled = new Set<() => ValidateFunction>();

/** To compile the whole contract takes seconds, so each schema is compiled when it is first asked for. */
export function checkOf(part: Part, schema: object): Check {
  const key = `${part} ${JSON.stringify(schema)}`;
  const check = checks.get(key) ?? newCheck(part, schema);
  checks.set(key, check);
  return check;
}

function newCheck(part: Part, schema: object): Check {
  let compiled: ValidateFunction | undefined;
  const compile = (): ValidateFunction => {
    notCompiled.delete(compile);
    compiled ??= COMPILERS[part].compile(schema);
    return compiled;
  };
  notCompiled.add(compile);
  const check: Check = (data) => {
    const validate = compile();
    const isRight = validate(data);
    check.errors = validate.errors ?? null;
    return isRight;
  };
  check.errors = null;
  return check;
}

/** What a check found, in words. */
export const whyWrong = ({ errors }: Check): string => COMPILERS.answer.errorsText(errors);

/** Between two schemas that nobody asked for yet, so that answers come in between. */
const WARM_UP_PAUSE_MS = 100;

/** A server that listens compiles the schemas that are left, one by one, while nobody waits for them. */
export function warmUp(app: FastifyInstance): void {
  let timer: NodeJS.Timeout | undefined;
  const next = () => {
    const [compile] = notCompiled;
    compile?.();
    if (notCompiled.size > 0) timer = setTimeout(next, WARM_UP_PAUSE_MS).unref();
  };
  app.addHook('onListen', async () => next());
  app.addHook('onClose', async () => clearTimeout(timer));
}
