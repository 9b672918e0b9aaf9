import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { ofItsKind } from '#server/http/of-its-kind.ts';

/** Path, query and headers arrive as text and are coerced. JSON bodies keep their types. Answers are not changed. */
const OPTIONS = {
  text: { coerceTypes: 'array', useDefaults: true },
  // `verbose`: an error has its schema and value, to tell of which kind a wish is.
  body: { useDefaults: true, verbose: true },
  answer: {},
} as const;
export type Part = keyof typeof OPTIONS;

type Schemas = Readonly<Record<string, object>>;

/** Compiler for the schemas of the contract, by name; a test proves that they are valid schemas. */
function compilerOf(part: Part, schemas: Schemas): Ajv2020 {
  const ajv = new Ajv2020({
    strict: true,
    strictTypes: false,
    strictRequired: false,
    allowUnionTypes: true,
    validateSchema: false, // saves 200 ms at each start
    ...OPTIONS[part],
  });
  addFormats.default(ajv);
  ajv.addVocabulary(['example', 'discriminator']);
  for (const [name, schema] of Object.entries(schemas)) ajv.addSchema(schema, name);
  return ajv;
}

/** Validates data; `errors` describes the last failure. */
export type Check = {
  (data: unknown): boolean;
  errors: readonly ErrorObject[];
  /** Compiles now instead of at first use. */
  readonly prepare: () => void;
};

export const whyWrong = ({ errors }: Check): string =>
  errors.map(({ instancePath, message }) => `data${instancePath} ${message}`).join(', ');

export type Checks = {
  /** Caches one check per schema and part. */
  readonly of: (part: Part, schema: object) => Check;
  /** Compiles one check that is not compiled yet; false when none is left. */
  readonly compileNext: () => boolean;
};

/**
 * Checks for a contract whose schemas refer to each other by name. Compiling all takes a third of a second, so each one
 * compiles at first use.
 */
export function createChecks(schemas: Schemas): Checks {
  const compilers: Partial<Record<Part, Ajv2020>> = {};
  const checks = { text: new Map<object, Check>(), body: new Map<object, Check>(), answer: new Map<object, Check>() };
  const notCompiled = new Set<() => ValidateFunction>();
  const errorsOf = (schema: object, value: unknown) => {
    const validate = compilers.body?.compile(schema);
    validate?.(value);
    return validate?.errors ?? [];
  };
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
      const errors = validate.errors ?? [];
      whole.errors = part === 'body' ? ofItsKind(errors, schemas, errorsOf) : errors;
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
