import fc, { type Arbitrary } from 'fast-check';
import contract from '#openapi/generated/contract.json' with { type: 'json' };

/** The part of JSON Schema that the contract uses. An unknown keyword is an error of this generator, never ignored. */
export type Schema = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
};

/** Values by property name that must be likely, such as ids of existing things. */
export type Known = Readonly<Record<string, readonly unknown[]>>;

/** Resolves `#/components/…`. */
export function resolve(schema: Schema): Schema {
  if (!schema.$ref) return schema;
  const found = schema.$ref
    .slice(2)
    .split('/')
    .reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], contract);
  return resolve(found as Schema);
}

/** Generates valid values, edge cases first. */
export function valid(schema: Schema, known: Known = {}): Arbitrary<unknown> {
  const rule = resolve(schema);
  if (rule.enum) return fc.constantFrom(...rule.enum);
  const choices = rule.oneOf ?? rule.anyOf;
  if (choices) return fc.oneof(...choices.map((one) => valid(one, known)));
  if (typeof rule.type === 'object') return fc.oneof(...rule.type.map((type) => valid({ ...rule, type }, known)));
  switch (rule.type) {
    case 'object':
      return object(rule, known);
    case 'array':
      return fc.array(valid(rule.items ?? {}, known), {
        minLength: rule.minItems ?? 0,
        maxLength: rule.maxItems ?? 4,
      });
    case 'integer':
      return fc.integer({ min: rule.minimum ?? -1e6, max: rule.maximum ?? 1e6 });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
      return text(rule);
    default:
      throw new Error(`The generator does not know ${JSON.stringify(rule)}`);
  }
}

function object({ properties = {}, required = [] }: Schema, known: Known): Arbitrary<unknown> {
  const parts = Object.entries(properties).map(([name, schema]) => [name, property(name, schema, known)] as const);
  return fc.record(Object.fromEntries(parts), { requiredKeys: [...required] });
}

function property(name: string, schema: Schema, known: Known): Arbitrary<unknown> {
  const values = known[name];
  const any = valid(schema, known);
  return values ? fc.oneof({ arbitrary: fc.constantFrom(...values), weight: 3 }, any) : any;
}

function text({ format, pattern, minLength = 0, maxLength = 60 }: Schema): Arbitrary<unknown> {
  if (format === 'date') {
    const days = { min: new Date('2026-11-01'), max: new Date('2027-12-31'), noInvalidDate: true };
    return fc.date(days).map((date) => date.toISOString().slice(0, 10));
  }
  if (format === 'uuid') return fc.uuid();
  if (pattern) {
    const matching = fc.stringMatching(new RegExp(pattern));
    return matching.filter((one) => one.length >= minLength && one.length <= maxLength);
  }
  // Any character except NUL, which the database cannot store and the server refuses.
  return fc.string({ unit: 'binary', minLength, maxLength }).map((one) => one.replaceAll('\0', '?'));
}

/** A valid value with one error: an unknown field, a missing one, or a wrong type. */
export function invalid(schema: Schema, known: Known = {}): Arbitrary<unknown> {
  const rule = resolve(schema);
  const { properties = {}, required = [] } = rule;
  const whole = valid(rule, known) as Arbitrary<Record<string, unknown>>;
  const strange = whole.map((value) => ({ ...value, strange: 1 }));
  const without = required.map((name) =>
    whole.map((value) => Object.fromEntries(Object.entries(value).filter(([key]) => key !== name))),
  );
  const wrong = Object.keys(properties).map((name) =>
    fc.tuple(whole, wrongFor(properties[name] ?? {})).map(([value, other]) => ({ ...value, [name]: other })),
  );
  const other = fc.constantFrom<unknown>([], 'text', 7, null, true);
  return fc.oneof(strange, ...without, ...wrong, other);
}

/** Of several kinds, those of each. */
function typesOf(schema: Schema): string[] {
  const rule = resolve(schema);
  const kinds = rule.anyOf ?? rule.oneOf;
  if (kinds) return kinds.flatMap(typesOf);
  return rule.enum ? ['string'] : [rule.type ?? 'object'].flat();
}

/** A value of a type that the schema does not allow. */
function wrongFor(schema: Schema): Arbitrary<unknown> {
  const rule = resolve(schema);
  const types = typesOf(schema);
  const samples: readonly (readonly [string, unknown])[] = [
    ['string', 'text'],
    ['integer', 7],
    ['boolean', true],
    ['null', null],
    ['array', [[]]],
    ['object', { strange: 1 }],
  ];
  const wrong = samples.filter(([type]) => !types.includes(type)).map(([, sample]) => sample);
  const belowMinimum = rule.minimum !== undefined ? [rule.minimum - 1, rule.minimum + 0.5] : [];
  const tooLong = rule.maxLength !== undefined ? ['x'.repeat(rule.maxLength + 1)] : [];
  return fc.constantFrom(...wrong, ...belowMinimum, ...tooLong);
}
