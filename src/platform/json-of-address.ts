/** No address of ours nests deeper; the router goes through what it reads by recursion, which would end the stack. */
const DEEPEST = 10;

/** What a value of a query says as JSON. Throws for what is none, and for what is nested too deep: that stays a text. */
export function jsonOfAddress(text: string): unknown {
  let depth = 0;
  for (const letter of text) {
    if (letter === '[' || letter === '{') depth += 1;
    else if (letter === ']' || letter === '}') depth -= 1;
    if (depth > DEEPEST) throw new SyntaxError('Nested too deep');
  }
  return JSON.parse(text);
}
