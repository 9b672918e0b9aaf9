import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

/** Path, query and headers arrive as text; a body's numbers are numbers; an answer is not changed. */
const OPTIONS = {
  text: { coerceTypes: 'array', useDefaults: true },
  body: { useDefaults: true },
  answer: {},
} as const;
export type Part = keyof typeof OPTIONS;

type Schemas = Readonly<Record<string, object>>;

/** Schemas of the contract under their names; a test holds that they are schemas. */
function compilerOf(part: Part, schemas: Schemas): Ajv2020 {
  const ajv = new Ajv2020({
    strict: true,
    strictTypes: false,
    strictRequired: false,
    allowUnionTypes: true,
    validateSchema: false, // 200 ms of each start
    ...OPTIONS[part],
  });
  addFormats.default(ajv);
  ajv.addVocabulary(['example', 'discriminator']);
  for (const [name, schema] of Object.entries(schemas)) ajv.addSchema(schema, name);
  return ajv;
}

/** Tells whether data is as its schema says; what is wrong stands in `errors`. */
export type Check = {
  (data: unknown): boolean;
  errors: readonly ErrorObject[];
  /** Compiles it now and not at its first question. */
  readonly prepare: () => void;
};

/** What a check found, in words. */
export const whyWrong = ({ errors }: Check): string =>
  errors.map(({ instancePath, message }) => `data${instancePath} ${message}`).join(', ');

export type Checks = {
  /** The same schema of the same part has one check. */
  readonly of: (part: Part, schema: object) => Check;
  /** Compiles one of those that nobody asked for yet; false when none is left. */
  readonly compileNext: () => boolean;
};

/** The checks of a contract whose schemas refer to each other by name. To compile all of them takes a third of a second, so each is compiled when it is first asked for. */
export function createChecks(schemas: Schemas): Checks {
  const compilers: Partial<Record<Part, Ajv2020>> = {};
  const checks = { text: new Map<object, Check>(), body: new Map<object, Check>(), answer: new Map<object, Check>() };
  const notCompiled = new Set<() => ValidateFunction>();
  const newCheck = (part: Part, schema: object): Check => {
    let compiled: ValidateFunction | undefined;
    const compile = (): ValidateFunction => {
      notCompiled.delete(compile);
      compilers[part] ??= compilerOf(part, schemas);
      compiled ??= compilers[part].compile(schema);
      return compiled;
    };
    notCompiled.add(compile);
    const check = (data: unknown): boolean => {
      const validate = compiled ?? compile();
      const isRight = validate(data);
      whole.errors = validate.errors ?? [];
      return isRight;
    };
    const whole: Check = Object.assign(check, { errors: [], prepare: () => void (compiled ?? compile()) });
    return whole;
  };
  return {
    of: (part, schema) => {
      const check = checks[part].get(schema) ?? newCheck(part, schema);
      checks[part].set(schema, check);
      return check;
    },
    compileNext: () => {
      const [compile] = notCompiled;
      compile?.();
      return notCompiled.size > 0;
    },
  };
}
