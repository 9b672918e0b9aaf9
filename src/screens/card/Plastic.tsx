import { m } from '#src/copy/generated/messages.js';
import css from '#src/screens/card/Plastic.module.css';
import picture from '#src/screens/card/plastic.svg?no-inline';
import { flag } from '#src/ui/layout.tsx';

export type PlasticProps = {
  /** The last four digits; null before it is made. */
  readonly digits: string | null;
  /** As printed; empty while it is not written yet. */
  readonly holder: string;
  /** The last day that it works, YYYY-MM-DD; null while that is not known. */
  readonly lastDay: string | null;
  /** It pays nothing at the moment. */
  readonly isOff?: boolean;
};

const DOTS = '••••';

/** "12/27". */
const monthOf = (day: string): string => `${day.slice(5, 7)}/${day.slice(2, 4)}`;

/** The card as one holds it. What is printed on it is read to nobody twice: the page says it in words. */
export const Plastic = ({ digits, holder, lastDay, isOff = false }: PlasticProps) => (
  <div className={css.plastic} data-off={flag(isOff)} aria-hidden="true">
    <img src={picture} alt="" width={400} height={252} decoding="async" />
    <span className={css.mark}>
      Safar{' '}
      <span lang="fa" dir="rtl">
        سفر
      </span>
    </span>
    <div className={css.face}>
      <span className={css.number}>
        {DOTS} {DOTS} {DOTS} {digits ?? DOTS}
      </span>
      <span>{holder || m.card_plastic_holder()}</span>
      <span>{lastDay === null ? '' : monthOf(lastDay)}</span>
    </div>
  </div>
);
