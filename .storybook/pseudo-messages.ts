import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { tagged } from '../stories/support/pseudo.ts';

const TAG = fileURLToPath(new URL('../stories/support/pseudo.ts', import.meta.url));

/** Lets the catalogue's texts render in a pseudo-locale; text that stays plain is not in the catalogue. */
export const pseudoMessages = (): Plugin => ({
  name: 'pseudo-messages',
  transform: (code, id) => (/\/src\/copy\/generated\/messages\/[^/]+\.js$/.test(id) ? tagged(code, TAG) : null),
});
