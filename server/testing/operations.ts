import contract from '#openapi/generated/contract.json' with { type: 'json' };

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
type Item = Partial<Record<string, { operationId: string; parameters?: readonly { $ref?: string }[] }>>;

/** An operation of the contract, for tests that walk over all of them. */
export type Listed = {
  readonly id: string;
  readonly path: string;
  readonly method: Uppercase<(typeof METHODS)[number]>;
  /** It takes an `Idempotency-Key`. */
  readonly isKeyed: boolean;
};

export const operations: readonly Listed[] = Object.entries(contract.paths).flatMap(([path, item]) =>
  METHODS.flatMap((method) => {
    const operation = (item as Item)[method];
    if (!operation) return [];
    const isKeyed = (operation.parameters ?? []).some(({ $ref }) => $ref?.endsWith('/IdempotencyKey'));
    return [{ id: operation.operationId, path, method: method.toUpperCase() as Listed['method'], isKeyed }];
  }),
);

/** The path with its ids. */
export const pathWith = ({ path }: Listed, ids: Readonly<Record<string, string>>): string =>
  path.replace(/\{(\w+)\}/g, (_match, name: string) => ids[name] ?? '');
