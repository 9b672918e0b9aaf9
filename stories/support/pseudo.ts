let isOn = false;

/** From the next render on, every text of the catalogue is drawn in the pseudo-locale. */
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

/** "Help" becomes "⟦Ĥéļþ··⟧": still to be read, a third longer, and with its ends marked, so that a text that is cut is seen. */
export const accented = (words: string): string => {
  const made = [...words].map((character) => ACCENTED[character] ?? character).join('');
  return /\p{L}/u.test(words) ? `⟦${made}${'·'.repeat(Math.ceil(words.length / 3))}⟧` : words;
};

/** The tag that `pseudoMessages` puts before each text of the catalogue. What is filled in stays as it is. */
export const pseudo = (strings: TemplateStringsArray, ...values: readonly unknown[]): string =>
  strings
    .map((words, at) => (isOn ? accented(words) : words) + (at < values.length ? String(values[at]) : ''))
    .join('');

const TEXT = /(\{LocalizedString\} \*\/ \()`/g;

/** A compiled message with the tag at each of its texts. from: where the tag is imported from. */
export function tagged(code: string, from: string): string {
  const made = code.replaceAll(TEXT, '$1__pseudo`');
  return made === code ? code : `import { pseudo as __pseudo } from '${from}';\n${made}`;
}
