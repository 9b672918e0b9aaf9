import contract from '#openapi/generated/contract.json' with { type: 'json' };

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
type Schema = {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
};
type Operation = {
  readonly operationId: string;
  readonly parameters?: readonly { $ref?: string }[];
  readonly requestBody?: { readonly content: { readonly 'application/json'?: { readonly schema: Schema } } };
};
type Item = Partial<Record<string, Operation>>;

const schemas: Readonly<Record<string, Schema>> = contract.components.schemas as never;
const NAMES_SOMETHING = /(?:Id|Ids|Reference|Token)$|^id$/;

/** Body fields with an id, a reference or a token; `[]` marks lists. */
function idsIn(schema: Schema, path = ''): string[] {
  if (schema.$ref) return idsIn(schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}, path);
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => [
    ...(NAMES_SOMETHING.test(name) ? [path + name] : []),
    ...idsIn(field, `${path}${name}.`),
  ]);
  const items = schema.items ? idsIn(schema.items, path.replace(/\.$/, '[].')) : [];
  return [...own, ...items, ...(schema.allOf ?? []).flatMap((one) => idsIn(one, path))];
}

export type Listed = {
  readonly id: string;
  readonly path: string;
  readonly method: Uppercase<(typeof METHODS)[number]>;
  /** Takes an `Idempotency-Key`. */
  readonly isKeyed: boolean;
  readonly idsInBody: readonly string[];
};

export const operations: readonly Listed[] = Object.entries(contract.paths).flatMap(([path, item]) =>
  METHODS.flatMap((method) => {
    const operation = (item as Item)[method];
    if (!operation) return [];
    const isKeyed = (operation.parameters ?? []).some(({ $ref }) => $ref?.endsWith('/IdempotencyKey'));
    const { operationId: id, requestBody } = operation;
    const schema = requestBody?.content['application/json']?.schema;
    const idsInBody = schema ? idsIn(schema) : [];
    return [{ id, path, method: method.toUpperCase() as Listed['method'], isKeyed, idsInBody }];
  }),
);

export const pathWith = ({ path }: Listed, ids: Readonly<Record<string, string>>): string =>
  path.replace(/\{(\w+)\}/g, (_match, name: string) => ids[name] ?? '');
