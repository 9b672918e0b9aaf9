import { latinDigits } from '#domain/core/time.ts';
import { plateParts } from '#domain/transport/plate.ts';
import { m } from '#src/copy/generated/messages.js';
import css from '#src/screens/transport/Sign.module.css';

/** A number plate as it is drawn in Iran. */
export function Plate({ plateFa }: { readonly plateFa: string }) {
  const { number, country, region } = plateParts(plateFa);
  return (
    <span className={css.plate} role="img" aria-label={plateWords(plateFa)}>
      <span className={css.country} aria-hidden="true">
        I.R.
        <br />
        IRAN
      </span>
      <span lang="fa" dir="rtl" aria-hidden="true">
        {number}
      </span>
      <span className={css.city} lang="fa" dir="rtl" aria-hidden="true">
        <small>{country}</small>
        {region}
      </span>
    </span>
  );
}

/** Letters of plates, as one says them. */
const LETTERS: Readonly<Record<string, string>> = {
  الف: 'alef',
  ب: 'be',
  ت: 'te',
  ج: 'jim',
  د: 'dal',
  س: 'sin',
  ص: 'sad',
  ط: 'ta',
  ع: 'eyn',
  ق: 'qaf',
  ل: 'lam',
  م: 'mim',
  ن: 'nun',
  و: 'vav',
  ه: 'he',
  ی: 'ye',
};

/** "The plate reads: 24 te 318, Iran 00". */
export function plateWords(plateFa: string): string {
  const { number, region } = plateParts(plateFa);
  const read = latinDigits(number)
    .split(' ')
    .map((part) => LETTERS[part] ?? part)
    .join(' ');
  return m.transportride_plate({ number: read, region: latinDigits(region) });
}
