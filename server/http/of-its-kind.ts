import type { ErrorObject } from 'ajv/dist/2020.js';

type Schema = {
  readonly $ref?: string;
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: { readonly kind?: { readonly enum?: readonly string[]; readonly const?: string } };
};
type Errors = readonly ErrorObject[];

/**
 * What is wrong with a value that is one of several kinds, by the schema of the kind that it names: of all kinds together
 * the first error is that of another one. `errors`: with their schemas and values. Other errors stay as they are.
 */
export function ofItsKind(
  errors: Errors,
  schemas: Readonly<Record<string, object>>,
  errorsOf: (schema: object, value: unknown) => Errors,
): Errors {
  // The outermost choice comes last.
  const choice = errors.findLast(({ keyword }) => keyword === 'oneOf' || keyword === 'anyOf');
  const { parentSchema, data, instancePath = '' } = choice ?? {};
  const kinds = leavesOf((parentSchema ?? {}) as Schema, schemas).filter(
    ({ properties }) => properties?.kind !== undefined,
  );
  if (!choice || kinds.length === 0 || typeof data !== 'object' || data === null) return errors;
  const { kind } = data as { readonly kind?: unknown };
  const own = kinds.find(({ properties }) => {
    const named = properties?.kind;
    return named?.const === kind || named?.enum?.some((one) => one === kind);
  });
  if (!own) return [{ ...choice, instancePath: `${instancePath}/kind`, params: {}, message: 'is none of the kinds' }];
  return errorsOf(own, data).map((error) => ({ ...error, instancePath: `${instancePath}${error.instancePath}` }));
}

function leavesOf(schema: Schema, schemas: Readonly<Record<string, object>>): readonly Schema[] {
  const found: Schema = schema.$ref === undefined ? schema : (schemas[schema.$ref] ?? {});
  const choices = found.oneOf ?? found.anyOf;
  return choices ? choices.flatMap((one) => leavesOf(one, schemas)) : [found];
}
