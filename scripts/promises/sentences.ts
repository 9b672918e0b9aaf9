import fs from 'node:fs';
import ts from 'typescript';

const isWritten = (file: string): boolean =>
  file.endsWith('.ts') &&
  !/\.test\.ts$|(^|\/)testing\//.test(file) &&
  (/(^|\/)(mails|papers)\//.test(file) || readOf(file).includes("'#server/mails/layout.ts'"));

const readOf = (file: string): string => fs.readFileSync(`server/${file}`, 'utf8');

/**
 * Texts of mails and papers, which are not in the catalogue: all strings of several words in files that make a mail or
 * a paper. `{}` stands for inserted values.
 */
export const sentences = (): { readonly file: string; readonly text: string }[] =>
  fs
    .readdirSync('server', { recursive: true, encoding: 'utf8' })
    .filter(isWritten)
    .flatMap((file) => sentencesOf(readOf(file)).map((text) => ({ file: `server/${file}`, text })));

export function sentencesOf(source: string): string[] {
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    const text = textOf(node);
    if (text !== null && /\S+\s+\S+\s+\S+/.test(text)) found.push(text);
    ts.forEachChild(node, look);
  };
  look(ts.createSourceFile('a.ts', source, ts.ScriptTarget.Latest));
  return found;
}

function textOf(node: ts.Node): string | null {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return node.head.text + node.templateSpans.map(({ literal }) => `{}${literal.text}`).join('');
}
