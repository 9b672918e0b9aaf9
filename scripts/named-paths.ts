import fs from 'node:fs';
import path from 'node:path';

export const FOLDERS = [
  'docs',
  'domain',
  'e2e',
  'machines',
  'openapi',
  'scripts',
  'server',
  'src',
  'stories',
  '.storybook',
];
export const DOCUMENTS = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'NOTICES.md'];
const PATH =
  /(?<![\w/.-])(?:docs|domain|e2e|machines|openapi|scripts|server|src|stories)\/(?:[\w./$*-]|\{[\w,$-]*\})*(?:[\w*]|\{[\w,$-]*\})/g;
const RECORD = /\bADR (\d+)\b/g;
const COMMENT = /\/\*[\s\S]*?\*\/|(?:^|\s)\/\/[^\n]*/g;

export type Missing = { readonly file: string; readonly name: string };

/**
 * Checks whole documents, and comments in code. A pattern with `*` or `{a,b}` must match a file. A name with capitals like
 * NAME is skipped.
 */
export function missingPaths(): Missing[] {
  return [...DOCUMENTS, ...FOLDERS.flatMap(textsIn)].flatMap((file) => missingIn(file, fs.readFileSync(file, 'utf8')));
}

export function missingIn(file: string, text: string): Missing[] {
  const records = fs.readdirSync('docs/decisions').map((name) => Number(name.split('-')[0]));
  const said = file.endsWith('.md') ? text : (text.match(COMMENT) ?? []).join('\n');
  const paths = [...said.matchAll(PATH)].map(([name]) => name.replace(/\.$/, ''));
  const gone = paths.filter((name) => !/\b[A-Z]{2,}\b/.test(name) && !isThere(name, file));
  const unknown = [...said.matchAll(RECORD)].filter(([, number]) => !records.includes(Number(number)));
  return [...gone, ...unknown.map(([name]) => name)].map((name) => ({ file, name }));
}

const textsIn = (folder: string): string[] =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:md|ts|tsx|css)$/.test(name) && !name.includes('generated'))
    .map((name) => path.join(folder, name));

/** Relative to the project folder, or as a link to the file of the name. */
const isThere = (name: string, file: string): boolean =>
  /[*{]/.test(name)
    ? oneOfEach(name).every((pattern) => fs.globSync(pattern).length > 0)
    : fs.existsSync(name) || fs.existsSync(path.join(path.dirname(file), name));

/** `a/{b,c}` is `a/b` and `a/c`. */
function oneOfEach(name: string): string[] {
  const [whole, list] = /\{([^}]*,[^}]*)\}/.exec(name) ?? [];
  return whole && list ? list.split(',').flatMap((one) => oneOfEach(name.replace(whole, one))) : [name];
}
