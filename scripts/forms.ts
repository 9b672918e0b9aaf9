import ts from 'typescript';

const STATE = /^(?:React\.)?use(?:State|Reducer|Ref)$/;
/** What a form is told of its sending: tried, refused, wrong, under way. */
const LIFE =
  /(?:^|[a-z])(?:tried|refused|refusals?|faults?|problems?|errors?|missing|submitt(?:ed|ing)|sending|saving|busy|found)$/i;

/** State of a form's life that a file keeps in React, and its own delay before the focus. One sentence each. */
export function lifeInReact(file: ts.SourceFile): string[] {
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    const name = nameOf(node);
    if (name !== undefined) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      found.push(`${file.fileName}:${line + 1}: ${name}`);
    }
    if (name === undefined || !ts.isVariableDeclaration(node)) ts.forEachChild(node, look);
  };
  look(file);
  return found;
}

function nameOf(node: ts.Node): string | undefined {
  if (ts.isIdentifier(node) && node.text === 'FOCUS_DELAY_MS') return node.text;
  if (!ts.isVariableDeclaration(node) || !node.initializer || !ts.isCallExpression(node.initializer)) return undefined;
  if (!STATE.test(node.initializer.expression.getText())) return undefined;
  const [first] = ts.isArrayBindingPattern(node.name) ? node.name.elements : [];
  const name = first && ts.isBindingElement(first) ? first.name.getText() : node.name.getText();
  return LIFE.test(name) ? name : undefined;
}
