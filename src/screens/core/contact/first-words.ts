/**
 * What a message about an order begins with, by what the address says it is about; null: nothing. Each product may have its own
 * `first-words.ts`. No name, birth date or number of a passport: the order knows them.
 */
export type FirstWords = (order: { readonly reference: string }, about: string) => string | null;
