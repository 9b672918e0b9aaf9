import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const METHODS = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD']);
const EFFECTS = new Set(['useEffect', 'useLayoutEffect', 'useInsertionEffect']);

export const parsed = (file: string, source = fs.readFileSync(file, 'utf8')): ts.SourceFile =>
  ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

/** Whether a file sends a request itself: a call of the API client (`api.GET('/…')`), or `fetch`. */
export const sendsRequest = (file: ts.SourceFile): boolean => someNode(file, isRequest);

/** Whether a file imports a function from one of `senders`; a constant, a type and what is wired to a machine are none. */
export const importsSender = (file: ts.SourceFile, senders: ReadonlySet<string>): boolean =>
  importsFrom(file, senders).size > 0;

/**
 * Effects, and handlers of what people do (`onClick={…}`, `onSave: …`), that send a request or call a function that does:
 * one of the file, or one that it imports from a file of `senders`. One sentence each.
 */
export function requestsOfComponents(file: ts.SourceFile, senders: ReadonlySet<string>): string[] {
  const imported = importsFrom(file, senders);
  const functions = functionsOf(file);
  const sends = (node: ts.Node, seen: ReadonlySet<string>): boolean =>
    someNode(node, (inner) => {
      if (isRequest(inner)) return true;
      if (!ts.isIdentifier(inner) || isNameOfMember(inner) || isOfKey(inner) || seen.has(inner.text)) return false;
      if (imported.has(inner.text)) return true;
      const own = functions.get(inner.text);
      return own !== undefined && sends(own, new Set([...seen, inner.text]));
    });
  const found: string[] = [];
  someNode(file, (node) => {
    if (ts.isCallExpression(node) && EFFECTS.has(node.expression.getText().replace(/^React\./, ''))) {
      const [effect] = node.arguments;
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      if (effect && sends(effect, new Set())) found.push(`${file.fileName}:${line + 1}: an effect sends a request`);
    }
    const handler = handlerIn(node);
    if (handler && sends(handler, new Set())) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      found.push(`${file.fileName}:${line + 1}: a handler sends a request`);
    }
    return false;
  });
  return found;
}

/** The value of `onClick={…}` or of `onSave: …`. What a machine is wired with is called by its actors. */
function handlerIn(node: ts.Node): ts.Node | undefined {
  if (!ts.isJsxAttribute(node) && !ts.isPropertyAssignment(node)) return undefined;
  if (!/^on[A-Z]/.test(node.name.getText()) || isWithin(node, isWiring)) return undefined;
  return node.initializer;
}

const isWiring = (node: ts.Node): boolean =>
  ts.isCallExpression(node) && /^(?:wired[A-Z]\w*|createFlow)$/.test(node.expression.getText());

const isWithin = (node: ts.Node, test: (node: ts.Node) => boolean): boolean =>
  node.parent !== undefined && (test(node.parent) || isWithin(node.parent, test));

function isRequest(node: ts.Node): boolean {
  if (!ts.isCallExpression(node)) return false;
  const { expression: called, arguments: given } = node;
  if (ts.isIdentifier(called)) return called.text === 'fetch';
  const [url] = given;
  return (
    ts.isPropertyAccessExpression(called) &&
    (METHODS.has(called.name.text)
      ? url !== undefined && ts.isStringLiteralLike(url)
      : called.getText() === 'navigator.sendBeacon' || called.getText() === 'window.fetch')
  );
}

/** `b` of `a.b` and `{ b: … }`, which is no reference. */
const isNameOfMember = (node: ts.Identifier): boolean =>
  (ts.isPropertyAccessExpression(node.parent) || ts.isPropertyAssignment(node.parent)) && node.parent.name === node;

/** `aQuery(…)` of `aQuery(…).queryKey`, which only names a document. */
const isOfKey = ({ parent }: ts.Identifier): boolean =>
  ts.isCallExpression(parent) && ts.isPropertyAccessExpression(parent.parent) && parent.parent.name.text === 'queryKey';

const importsFrom = (file: ts.SourceFile, senders: ReadonlySet<string>): ReadonlySet<string> =>
  new Set(
    file.statements.filter(ts.isImportDeclaration).flatMap(({ moduleSpecifier, importClause }) => {
      const names = importClause?.namedBindings;
      if (!ts.isStringLiteral(moduleSpecifier) || !names || !ts.isNamedImports(names)) return [];
      if (!senders.has(resolved(moduleSpecifier.text, file.fileName))) return [];
      // A constant sends nothing, nor does what is wired to a machine.
      return names.elements.map(({ name }) => name.text).filter((name) => /^(?!wired)[a-z]/.test(name));
    }),
  );

const resolved = (name: string, from: string): string =>
  name.startsWith('.') ? path.posix.join(path.posix.dirname(from), name) : name.replace(/^#/, '');

/** Functions of a file by name, with those in `useCallback`; other values are not called by their name. */
function functionsOf(file: ts.SourceFile): ReadonlyMap<string, ts.Node> {
  const found = new Map<string, ts.Node>();
  someNode(file, (node) => {
    if (ts.isFunctionDeclaration(node) && node.name) found.set(node.name.text, node);
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer) {
      const body = withoutCallback(node.initializer);
      if (ts.isArrowFunction(body) || ts.isFunctionExpression(body)) found.set(node.name.text, body);
    }
    return false;
  });
  return found;
}

function withoutCallback(node: ts.Expression): ts.Expression {
  if (!ts.isCallExpression(node) || !/^(?:React\.)?useCallback$/.test(node.expression.getText())) return node;
  return node.arguments[0] ?? node;
}

function someNode(node: ts.Node, test: (node: ts.Node) => boolean): boolean {
  return test(node) || ts.forEachChild(node, (child) => someNode(child, test) || undefined) === true;
}
