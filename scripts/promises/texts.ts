import fs from 'node:fs';

const FOLDER = 'src/copy/messages/en';
type Variant = { readonly match?: Readonly<Record<string, string>> };
type Message = string | readonly Variant[];

/** All texts of the catalogue with their keys; a text with plural forms appears once per form. */
export function catalogue(): { readonly key: string; readonly text: string }[] {
  return fs.readdirSync(FOLDER).flatMap((file) => {
    const messages: Record<string, Message> = JSON.parse(fs.readFileSync(`${FOLDER}/${file}`, 'utf8'));
    return Object.entries(messages)
      .filter(([key]) => !key.startsWith('$'))
      .flatMap(([key, message]) => formsOf(message).map((text) => ({ key, text })));
  });
}

const formsOf = (message: Message): string[] =>
  typeof message === 'string' ? [message] : message.flatMap(({ match }) => Object.values(match ?? {}));

const WORDS: readonly string[] =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(' ');
const UNITS = 'minutes?|min|hours?|h|days?|weeks?|months?|years?|tries|times|letters|signs|nights|people|km|kB|MB';
// Matches "4.8 km", "7 working days", "three times", but not "half an hour".
const NUMBER = new RegExp(
  `(?<![\\d.{])(\\d+(?:\\.\\d+)?|${WORDS.join('|')}|thirty|sixty)[- ](?:working )?(?:${UNITS})\\b`,
  'gi',
);

/** Numbers with a unit, in order: "at most three times in 15 minutes" gives 3 and 15. */
export const numbersOf = (text: string): number[] =>
  [...text.matchAll(NUMBER)].map(([, number = '']) => amountOf(number.toLowerCase()));

function amountOf(number: string): number {
  if (number === 'thirty') return 30;
  if (number === 'sixty') return 60;
  return WORDS.includes(number) ? WORDS.indexOf(number) : Number(number);
}
