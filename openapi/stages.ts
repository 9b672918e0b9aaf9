type Stages = { readonly oneOf: readonly { readonly $ref?: string; readonly enum?: readonly string[] }[] };
type Own = { readonly product?: { readonly enum?: readonly string[] }; readonly stage?: Stages };
type Schema = { readonly allOf?: readonly { readonly properties?: Own }[]; readonly enum?: readonly string[] };

/** The stages that orders of a product may have by the contract, in its order; none where its file lists none. */
export function stagesIn(contract: { readonly components: { readonly schemas: object } }, product: string): string[] {
  const schemas = contract.components.schemas as Readonly<Record<string, Schema>>;
  const own = Object.values(schemas)
    .flatMap(({ allOf = [] }) => allOf)
    .find(({ properties }) => properties?.product?.enum?.includes(product));
  return (own?.properties?.stage?.oneOf ?? []).flatMap(
    (one) => one.enum ?? schemas[one.$ref?.split('/').at(-1) ?? '']?.enum ?? [],
  );
}
