/** Expiry of the stored page, UTC epoch ms; null: this browser cannot store pages. */
export type PapersKept = { readonly keptUntil: number | null };

export type KeptPapersContext = PapersKept & { readonly hasFailed: boolean };

export type KeptPapersEvent = { type: 'papers.forget' } | { type: 'papers.keep' };
