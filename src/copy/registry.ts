// In place of the module that Paraglide writes beside its messages, see `resolve.alias` in vite.config.ts.

const kept = new Map<string, Intl.PluralRules>();

/**
 * The plural category of a number ("one", "other"), by which a message chooses its text. Rules are made once: to make them
 * costs a hundred times what asking them does, and a list of flights asks for each price.
 */
export function plural(locale: string, input: unknown, options?: Intl.PluralRulesOptions): Intl.LDMLPluralRule {
  const key = locale + (options?.type ?? '');
  const rules = kept.get(key) ?? new Intl.PluralRules(locale, options);
  kept.set(key, rules);
  return rules.select(Number(input));
}
