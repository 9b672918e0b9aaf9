import type { Plugin } from 'vite';

/**
 * A message asks which language is wanted each time it is drawn; the site speaks English, and Persian only where a call
 * says so. In the browser a message without Persian is its English function and asks nobody: about 15 bytes less for
 * each, and no language detection at all.
 */
export function plainMessages(): Plugin {
  return {
    name: 'safar-plain-messages',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /\/src\/copy\/generated\/messages\/\w+\.js$/ },
      handler: (code) => ({ code: plain(code), map: null }),
    },
  };
}

function plain(code: string): string {
  const [, untranslated] = /^const fa_(\w+) = en_\1;$/m.exec(code) ?? [];
  return untranslated
    ? code.replace(new RegExp(`(const ${untranslated} =) [^]*?^}\\)`, 'm'), `$1 en_${untranslated}`)
    : code.replace('experimentalStaticLocale ?? options.locale ?? getLocale()', "options.locale ?? 'en'");
}
