import type { Plugin } from 'vite';
import { constantsOf, withValues } from './with-values.ts';

/**
 * A message asks which language is wanted each time it is drawn; the site speaks English, and Persian only where a call
 * says so. In a build a message without Persian is its English function and asks nobody: about 15 bytes less for each,
 * and no language detection at all.
 */
export function plainMessages(): Plugin {
  return {
    name: 'safar-plain-messages',
    transform: {
      filter: { id: /\/src\/copy\/generated\/messages\/(?!_index)\w+\.js$/ },
      handler(code) {
        const persian = constantsOf(code, this.parse).find(({ name }) => name.startsWith('fa_'));
        if (!persian) throw new Error('Paraglide writes its messages in another way now');
        const name = persian.name.slice('fa_'.length);
        const value =
          persian.alias === null
            ? `(inputs = {}, options = {}) => (options.locale === 'fa' ? fa_${name} : en_${name})(inputs)`
            : persian.alias;
        return { code: withValues(code, this.parse, { [name]: value }), map: null };
      },
    },
  };
}
