import { formatMoney } from '#domain/core/money.ts';
import type { DateParts } from '#domain/core/person.ts';
import { formatFullDay } from '#domain/core/time.ts';
import { m } from '#src/copy/generated/messages.js';
import { bandWords } from '#src/screens/insurance/band-words.ts';
import css from '#src/screens/insurance/Insurance.module.css';
import { birthId } from '#src/screens/insurance/quote/birth-id.ts';
import type { QuotedPerson } from '#src/screens/insurance/quote/quote.ts';
import { Button } from '#src/ui/Button.tsx';
import { DateBoxes } from '#src/ui/DateBoxes.tsx';
import { Price } from '#src/ui/Price.tsx';

type Props = {
  readonly index: number;
  readonly count: number;
  readonly birth: DateParts;
  readonly quoted: QuotedPerson;
  readonly error: string | undefined;
  readonly onChange: (birth: DateParts) => void;
  readonly onRemove: () => void;
};

/** One person: birth date, age on the first day, price. Names come with the passports. */
export const PersonRow = ({ index, count, birth, quoted, error, onChange, onRemove }: Props) => (
  <li>
    <DateBoxes
      id={birthId(index)}
      name={birthId(index)}
      label={count === 1 ? m.insurance_birth_one() : m.insurance_birth({ number: index + 1 })}
      value={birth}
      error={error}
      onChange={onChange}
      isBirthday={index === 0}
    />
    <p className={css.age}>{quoted.band && quoted.age !== null ? <AgeWords {...quoted} /> : null}</p>
    <div>
      {quoted.price ? <Price total={formatMoney(quoted.price)} isEnd /> : null}
      {count > 1 ? (
        <Button kind="quiet" size="s" icon="x" onClick={onRemove}>
          {m.insurance_remove()}
          <span className="vh"> {m.insurance_person_n({ number: index + 1 })}</span>
        </Button>
      ) : null}
    </div>
  </li>
);

function AgeWords({ age, band, turnsOn }: QuotedPerson) {
  if (age === null || !band) return null;
  return (
    <>
      <b>{turnsOn ? m.insurance_age_until({ age, day: formatFullDay(turnsOn) }) : String(age)}</b>
      {turnsOn
        ? m.insurance_age_band_first({ band: bandWords(band) })
        : m.insurance_age_band({ band: bandWords(band) })}
    </>
  );
}
