import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Words that readers with another first language did not understand, and their replacements on the whole site. */
const REPLACED: readonly (readonly [RegExp, string])[] = [
  [/(?<!“)systemic/i, 'airline fare'],
  [/\bway (out|back)\b/i, 'outbound flight, return flight'],
  [/\bsign(ed|ing)?[ -](in|out|ins|outs)\b/i, 'log in, log out'],
  [/\b(write|type) it so\b/i, 'use this spelling'],
  [/\b(flown|good day|aloud:|fares? comes back|what comes back|is kept)\b/i, 'say who does what'],
  [/\bthe bank said no\b/i, 'the bank refused the payment'],
  [/\bprices of \{/i, 'prices as of'],
  [/\bnot part of this booking\b/i, 'say what is shown and why'],
];

const root = new URL('../../', import.meta.url);
const files = [
  'src/copy/messages/en/*.json',
  'server/accounts/mails.ts',
  'server/orders/{mails,papers}/*.ts',
  'server/products/*/{mails,words,*-mails}.ts',
]
  .flatMap((pattern) => globSync(pattern, { cwd: root }))
  .filter((path) => !path.endsWith('.test.ts'));

test.each(files)('%s has none of the words that stop a reader', (path) => {
  const texts = readFileSync(new URL(path, root), 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => !/^(import|\/?\*)/.test(line))
    .map((line) => line.replace(/^"\w+": /, ''));
  const found = texts.flatMap((text) =>
    REPLACED.filter(([word]) => word.test(text)).map(([, instead]) => `${text} → ${instead}`),
  );
  expect(found).toEqual([]);
});
