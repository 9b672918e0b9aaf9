type Schemas = Record<
  string,
  { oneOf?: object[]; anyOf?: object[]; enum?: string[]; properties?: Record<string, unknown> }
>;
export type Contract = {
  readonly paths: Record<string, unknown>;
  readonly components: { readonly schemas: Schemas };
};

/** A product's part of the contract: a file of `openapi/products/`, named after the product. */
export type ProductContract = {
  /** The schema of this product's `Order`. */
  readonly order: string;
  /** The schema of what a traveller may wish to change of an issued order; left out where nothing is changed. */
  readonly change?: string;
  /** Problem members that only this product's operations return. */
  readonly problem?: Record<string, object>;
  /** Reasons why a field cannot stay; by groups, where one page needs few of them. Two groups may share one. */
  readonly fieldProblems?: readonly string[] | Readonly<Record<string, readonly string[]>>;
  /** What staff may do for this product: `NAME.read`, and what only readers may do besides. */
  readonly permissions?: readonly string[];
  readonly paths: Record<string, unknown>;
  readonly components: { readonly schemas: Record<string, object> };
};

/** Adds a product to a contract, in place. Throws when it redefines something that exists. */
export function addProduct(contract: Contract, name: string, product: ProductContract): void {
  const { schemas } = contract.components;
  addAll(contract.paths, product.paths, name);
  addAll(schemas, product.components.schemas, name);
  schemas.Order?.oneOf?.push({ $ref: `#/components/schemas/${product.order}` });
  addWish(schemas, product.change);
  schemas.ProductName?.enum?.push(name);
  schemas.FieldProblem?.enum?.push(...fieldProblemsOf(product));
  schemas.StaffPermission?.enum?.push(...(product.permissions ?? []));
  const problem = schemas.ProblemBody?.properties?.error as { properties: Record<string, unknown> };
  addAll(problem.properties, product.problem ?? {}, name);
}

/** Each reason once. */
export const fieldProblemsOf = ({ fieldProblems = [] }: Pick<ProductContract, 'fieldProblems'>): readonly string[] => [
  ...new Set(Object.values(fieldProblems).flat()),
];

/** Without any product that is changed the schema has no kinds: an empty list of them would be invalid. */
function addWish({ ChangeWish }: Schemas, change: string | undefined): void {
  if (!ChangeWish || change === undefined) return;
  // Two products may have a kind of the same name.
  ChangeWish.anyOf = [...(ChangeWish.anyOf ?? []), { $ref: `#/components/schemas/${change}` }];
}

function addAll(to: Record<string, unknown>, more: Readonly<Record<string, unknown>>, product: string): void {
  for (const [name, part] of Object.entries(more)) {
    if (name in to) throw new Error(`${product} says again what ${name} is`);
    to[name] = part;
  }
}
