/** No address of ours nests deeper; the router goes through what it reads by recursion, which would end the stack. */
const DEEPEST = 10;

/**
 * What a value of a query says as JSON. Throws for what is none, for what is nested too deep, and for a number that would be written in
 * another way: a token of digits, or one like 662E41. That stays a text.
 */
export function jsonOfAddress(text: string): unknown {
  let depth = 0;
  for (const letter of text) {
    if (letter === '[' || letter === '{') depth += 1;
    else if (letter === ']' || letter === '}') depth -= 1;
    if (depth > DEEPEST) throw new SyntaxError('Nested too deep');
  }
  const value: unknown = JSON.parse(text);
  if (typeof value === 'number' && String(value) !== text) throw new SyntaxError('A text of digits');
  return value;
}
