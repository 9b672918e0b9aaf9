/** "Ms Anna Keller"; "Anna Keller" where the product asks for no title. */
export const personName = ({ title, firstName, lastName }: Named): string =>
  [...(title === '' ? [] : [WORDS[title]]), firstName, lastName].join(' ');

type Named = { readonly title: '' | 'MR' | 'MS'; readonly firstName: string; readonly lastName: string };

const WORDS = { MR: 'Mr', MS: 'Ms' } as const;
