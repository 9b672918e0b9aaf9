import { expect, test } from 'vitest';
import { missingIn, missingPaths } from './named-paths.ts';

test('every path and decision record that a document or a comment names is there', () => {
  expect(missingPaths()).toEqual([]);
});

test("one that is not there is named, in a document and in a comment; what the code itself says is the compiler's", () => {
  const [path, record] = ['docs/no-such-guide.md', 'ADR 9999'];
  const missing = (file: string) => [path, record].map((name) => ({ file, name }));
  expect(missingIn('README.md', `See ${path} and ${record}.`)).toEqual(missing('README.md'));
  expect(missingIn('server/main.ts', `// See ${path} (${record}).\n`)).toEqual(missing('server/main.ts'));
  expect(missingIn('server/main.ts', `const at = '${path}';\n`)).toEqual([]);
});

test.each([
  ['src/screens/core/{booking,review}', []],
  ['src/screens/core/{booking,nowhere}', ['src/screens/core/{booking,nowhere}']],
  ['machines/*/*/redaction.ts', []],
  ['machines/*-redaction.ts', ['machines/*-redaction.ts']],
])('the pattern %s must match files', (name, missing) => {
  expect(missingIn('README.md', `See \`${name}\`.`).map((one) => one.name)).toEqual(missing);
});
