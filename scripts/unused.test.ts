import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

type Texts = ReadonlyMap<string, string>;

const readAll = (pattern: string): Texts =>
  new Map(fs.globSync(pattern).map((file) => [file.replaceAll(path.sep, '/'), fs.readFileSync(file, 'utf8')]));

const FOLDERS = 'domain,e2e,machines,openapi,scripts,server,src,stories,vite.plugins,.storybook';
const code = new Map([
  ...readAll(`{${FOLDERS}}/**/*.{ts,tsx}`),
  ...readAll('*.config.ts'),
  ...readAll('scripts/skeletons/**/*.txt'),
]);

describe('exports', () => {
  const EXPORT = /^export (?:async )?(?:function\*?|const|let|class) (\w+)/gm;
  /** Used by tools: stories by Storybook, routes by the router, skeletons by new products; not every generated list has a reader. */
  const READ_BY_TOOLS = /\.stories\.tsx$|\.txt$|^src\/routes\/[^-]|generated\/|\.gen\.ts$/;

  /** Exported values that no other file names. */
  function unread(texts: Texts): string[] {
    const files = new Map<string, number>();
    for (const text of texts.values())
      for (const word of new Set(text.match(/\w+/g))) files.set(word, (files.get(word) ?? 0) + 1);
    return [...texts]
      .filter(([file]) => !READ_BY_TOOLS.test(file))
      .flatMap(([file, text]) => [...text.matchAll(EXPORT)].map(([, name = '']) => ({ file, name })))
      .filter(({ name }) => files.get(name) === 1)
      .map(({ file, name }) => `${file}: ${name}`);
  }

  test('every exported value is named in another file', () => {
    expect(code.size).toBeGreaterThan(1500);
    expect(unread(code)).toEqual([]);
  });

  test('one that only its own file names is found', () => {
    const texts = new Map([
      ['domain/a.ts', 'export const used = 1;\nexport async function unused() {}\n'],
      ['domain/b.ts', "import { used } from './a.ts';\n"],
    ]);
    expect(unread(texts)).toEqual(['domain/a.ts: unused']);
  });
});

describe('classes of style sheets', () => {
  const sheets = readAll('{src,stories}/**/*.module.css');
  const NO_SELECTORS = /\/\*[\s\S]*?\*\/|:global\([^)]*\)|"[^"]*"|url\([^)]*\)/g;

  /** Classes that no component uses and no other sheet composes. A computed index may be any class. */
  function untaken(styles: Texts, components: Texts): string[] {
    return [...styles].flatMap(([sheet, style]) => {
      const name = path.posix.basename(sheet);
      const readers = [...components.values(), ...styles.values()]
        .filter((text) => text.includes(`/${name}`))
        .join('\n');
      const classes = new Set(
        [...style.replaceAll(NO_SELECTORS, '').matchAll(/\.([a-z][\w-]*)/gi)].map(([, one]) => one),
      );
      const isTaken = (one = '') => new RegExp(`\\.${one}\\b|'${one}'|composes: ${one}\\b`).test(readers);
      return [...classes]
        .filter((one) => !isTaken(one) && !/\bcss\[[^']/.test(readers))
        .map((one) => `${sheet}: ${one}`);
    });
  }

  test('every class is taken by a component', () => {
    expect(sheets.size).toBeGreaterThan(50);
    expect(untaken(sheets, code)).toEqual([]);
  });

  test('one that nobody takes is found', () => {
    const styles = new Map([['src/ui/A.module.css', '.used { color: red } .unused :global(.icon) { color: blue }']]);
    const components = new Map([['src/ui/A.tsx', "import css from './A.module.css';\nconst a = css.used;\n"]]);
    expect(untaken(styles, components)).toEqual(['src/ui/A.module.css: unused']);
  });
});
