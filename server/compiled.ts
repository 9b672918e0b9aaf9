import { fileURLToPath } from 'node:url';

/** Node's compile cache; filled by the build. */
export const COMPILED = fileURLToPath(new URL('../dist/compiled', import.meta.url));
