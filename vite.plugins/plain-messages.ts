import type { Plugin } from 'vite';

/**
 * A message asks which language is wanted each time it is drawn; the site speaks English, and Persian only where a call
 * says so. In a build a message without Persian is its English function and asks nobody: about 15 bytes less for each,
 * and no language detection at all. The rules of plurals are made once a language, not for each message.
 */
export function plainMessages(): Plugin {
  return {
    name: 'safar-plain-messages',
    transform: {
      filter: { id: /\/src\/copy\/generated\/(?:messages\/\w+|registry)\.js$/ },
      handler: (code, id) => ({ code: id.endsWith('/registry.js') ? withKeptRules(code) : plain(code), map: null }),
    },
  };
}

function plain(code: string): string {
  const [, untranslated] = /^const fa_(\w+) = en_\1;$/m.exec(code) ?? [];
  return untranslated
    ? code.replace(new RegExp(`(const ${untranslated} =) [^]*?^}\\)`, 'm'), `$1 en_${untranslated}`)
    : code.replace('experimentalStaticLocale ?? options.locale ?? getLocale()', "options.locale ?? 'en'");
}

const MADE_EACH_TIME = 'new Intl.PluralRules(locale, options)';

/** To make rules costs a hundred times what asking them does, and a list of flights asks for each price. */
function withKeptRules(code: string): string {
  if (!code.includes(MADE_EACH_TIME)) throw new Error('Paraglide makes its plural rules elsewhere now');
  return `${code.replace(MADE_EACH_TIME, 'rulesOf(locale, options)')}
const kept = {};
const rulesOf = (locale, options) => (kept[locale + (options?.type ?? '')] ??= new Intl.PluralRules(locale, options));
`;
}
