let isOn = false;

/** From the next render on, all texts of the catalogue are pseudo-localised. */
export function setPseudo(on: boolean): void {
  isOn = on;
}

const ACCENTED: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ...'aàbƀcçdðeéfƒgĝhĥiîjĵkķlļmɱnñoöpþqɋrŕsštţuûvṽwŵxẋyýzžAÅBƁCÇDÐEÉFƑGĜHĤIÎJĴKĶLĻMṀNÑOÖPÞQɊRŔSŠTŢUÛVṼWŴXẊYÝZŽ'.matchAll(
      /../gu,
    ),
  ].map(([pair]) => [...pair]),
);

/** "Help" becomes "⟦Ĥéļþ··⟧": readable, a third longer, with marked ends, so that cut text is visible. */
export const accented = (words: string): string => {
  const made = [...words].map((character) => ACCENTED[character] ?? character).join('');
  return /\p{L}/u.test(words) ? `⟦${made}${'·'.repeat(Math.ceil(words.length / 3))}⟧` : words;
};

/** The tag that `pseudoMessages` puts before each text of the catalogue. Inserted values stay as they are. */
export const pseudo = (strings: TemplateStringsArray, ...values: readonly unknown[]): string =>
  strings
    .map((words, at) => (isOn ? accented(words) : words) + (at < values.length ? String(values[at]) : ''))
    .join('');

const TEXT = /(\{LocalizedString\} \*\/ \()`/g;

/** Adds the tag to each text of a compiled message. from: the module of the tag. */
export function tagged(code: string, from: string): string {
  const made = code.replaceAll(TEXT, '$1__pseudo`');
  return made === code ? code : `import { pseudo as __pseudo } from '${from}';\n${made}`;
}
