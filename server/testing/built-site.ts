import { fileURLToPath } from 'node:url';
import { inject } from 'vitest';
import { builtPages, loadBuiltPages } from '#server/pages/built.ts';

export const DIST = new URL('../../dist/', import.meta.url);

/**
 * The built pages, for tests. Throws when the build is older than the sources: such a test would not test today's code.
 */
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
