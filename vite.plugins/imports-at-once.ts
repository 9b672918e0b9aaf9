import type { Plugin } from 'vite';

type Chunks = Readonly<Record<string, { readonly isEntry: boolean; readonly imports: readonly string[] }>>;

/**
 * A part that comes later names all files that it needs, not only those that it imports itself: they are fetched together,
 * and not one level after the other. By itself the bundler keeps this knowledge in the first file of the application, for
 * all parts of the site: a quarter of that file, in each first visit.
 */
export const importsAtOnce = (): Plugin => ({
  name: 'imports-at-once',
  applyToEnvironment: ({ name }) => name === 'client',
  renderChunk(code, chunk, _options, { chunks }) {
    if (!chunk.isDynamicEntry) return null;
    const there = new Set(Object.keys(chunks).filter((file) => chunks[file]?.isEntry));
    for (const file of [...there]) collect(chunks, file, there);
    const own = new Set<string>();
    collect(chunks, chunk.fileName, own);
    const further = [...own].filter((file) => !there.has(file) && !chunk.imports.includes(file));
    if (further.length === 0) return null;
    return `${code}\n${further.map((file) => `import"./${file.replace(/^.*\//, '')}";`).join('')}`;
  },
});

/** All files that `file` needs, directly or not. */
function collect(chunks: Chunks, file: string, found: Set<string>): void {
  for (const next of chunks[file]?.imports ?? []) {
    if (found.has(next)) continue;
    found.add(next);
    collect(chunks, next, found);
  }
}
