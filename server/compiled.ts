import { fileURLToPath } from 'node:url';

/** Where Node keeps what it made of our sources; the build fills it. */
export const COMPILED = fileURLToPath(new URL('../dist/compiled', import.meta.url));
