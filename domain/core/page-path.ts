/** What follows the ? of a page, by name; what is undefined stays out. */
export type Query = Readonly<Record<string, string | number | boolean | undefined>>;
/** A page that takes no query. */
export type Plain = Readonly<Record<string, never>>;

/** A page; of its query what is undefined stays out, and `part` is where on it a reader lands. */
export const page =
  <Search extends Query = Plain, Part extends string = never>(path: string) =>
  (query?: Search, part?: Part): string => {
    const known = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
    const search = known.map(([name, value]) => `${name}=${encodeURIComponent(value ?? '')}`).join('&');
    return path + (search && `?${search}`) + (part ? `#${part}` : '');
  };
/** A page of one thing, as an order, by its id. */
export const pageOf = (path: string) => (id: string) => `${path}/${id}`;
/** The same; without an id what all such pages begin with. */
export const pageBelow = (path: string) => (id?: string) => (id ? `${path}/${id}` : path);
