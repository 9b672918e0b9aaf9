/** What a form keeps of its URL besides its own fields. */
export const HiddenFields = ({ of }: { readonly of: Readonly<Record<string, string>> }) =>
  Object.entries(of).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
