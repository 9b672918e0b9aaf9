/** No URL of ours nests deeper. The router reads values by recursion, so deeper ones would overflow the stack. */
const DEEPEST = 10;

/**
 * Parses a query value as JSON. Throws for invalid JSON, for deep nesting, and for numbers that would be written differently (a token of
 * digits, or 662E41), which then stay text.
 */
export function jsonOfUrl(text: string): unknown {
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
