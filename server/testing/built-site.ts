import { fileURLToPath } from 'node:url';
import { inject } from 'vitest';
import { builtPages, loadBuiltPages } from '#server/pages/built.ts';

/** Where the build lies. */
export const DIST = new URL('../../dist/', import.meta.url);

/** The pages that were built, for tests. Throws where they are those of before: such a test would say nothing of today's code. */
export async function freshPages() {
  requireFreshBuild();
  return builtPages(fileURLToPath(DIST));
}

/** The same with all files of the site. */
export async function loadFreshPages() {
  requireFreshBuild();
  return loadBuiltPages();
}

function requireFreshBuild(): void {
  if (!inject('isBuildFresh')) throw new Error('dist/ is older than its sources: npm run build');
}
