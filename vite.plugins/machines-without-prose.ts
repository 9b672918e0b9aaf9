import type { Plugin } from 'vite';

/** `description: 'One state.',` on a line of its own, or with its text on the next one. */
const DESCRIPTION = /^\s*description:\s*(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"),\n/gm;
/** One on a line with other things, or `editing('One state.')` for states that differ in little else. */
const WITHIN = /(?<=\bdescription: |\b(?:editing|watched)\()(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")/g;

export const withoutProse = (code: string): string => code.replace(DESCRIPTION, '\n').replace(WITHIN, "''");

/** What the states of a machine are is written for the readers of charts. The browser of a traveller draws none. */
export function machinesWithoutProse(): Plugin {
  return {
    name: 'safar-machines-without-prose',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /\/machines\/[\w-]+(?:\/[\w-]+)?\/[\w-]+\.ts$/ },
      handler: (code) => ({ code: withoutProse(code), map: null }),
    },
  };
}
