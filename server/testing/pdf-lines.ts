const LINE = /\/ActualText \(((?:[^\\)]|\\[\s\S])*)\)/g;
const ESCAPED: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

export function pdfLines(bytes: Uint8Array): readonly string[] {
  return [...Buffer.from(bytes).toString('latin1').matchAll(LINE)].map(([, raw = '']) => {
    const text = raw.replace(/\\([\s\S])/g, (_, letter: string) => ESCAPED[letter] ?? letter);
    return text.startsWith('\u00fe\u00ff') ? Buffer.from(text.slice(2), 'latin1').swap16().toString('utf16le') : text;
  });
}
