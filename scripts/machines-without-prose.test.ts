import fs from 'node:fs';
import { expect, test } from 'vitest';
import { withoutProse } from '../vite.plugins/machines-without-prose.ts';

const files = fs
  .globSync('machines/*/*.ts')
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => ({ file, code: fs.readFileSync(file, 'utf8') }));

test('no description of a state reaches the browser', () => {
  expect(files.filter(({ code }) => /^\s*description:\s*['"`]/m.test(code)).length).toBeGreaterThan(5);
  expect(files.filter(({ code }) => /^\s*description:\s*['"`]/m.test(withoutProse(code)))).toEqual([]);
});

test('nothing else is taken away', () => {
  const code =
    "  a: {\n    description: 'It’s \\'so\\'.',\n    on: {},\n  },\n  const editing = (description: string) => ({ description });\n";
  expect(withoutProse(code)).toBe(
    '  a: {\n\n    on: {},\n  },\n  const editing = (description: string) => ({ description });\n',
  );
});
