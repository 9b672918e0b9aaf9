import { DOCTOR_SENTENCES, DOCTOR_SIMULATED } from '#domain/insurance/doctor-sentences.ts';
import { m } from '#src/copy/generated/messages.js';
import { TaxiCard } from '#src/screens/core/issue/TaxiCard.tsx';
import css from '#src/screens/insurance/Insurance.module.css';
import { cardClass } from '#src/ui/Card.tsx';

/** Sentences to show in a hospital: the first ones large, the others below. */
export function DoctorCard() {
  const [first, second, ...others] = DOCTOR_SENTENCES;
  if (!first || !second) return null;
  // Nobody in a hospital may take the card for a policy that somebody pays on.
  const spoken = [first, second, DOCTOR_SIMULATED];
  return (
    <>
      <TaxiCard
        label={m.insurance_doctor()}
        lead={m.insurance_doctor_show()}
        sentence={spoken.map(({ fa }) => fa).join(' ')}
      >
        <p>
          {spoken.map(({ roman }) => roman).join(' ')}
          <br />
          {spoken.map(({ en }) => en).join(' ')}
        </p>
      </TaxiCard>
      <details className={cardClass} data-tight="">
        <summary className="strong">{m.insurance_doctor_more({ count: others.length })}</summary>
        <ul className={css.sentences}>
          {others.map(({ fa, roman, en }) => (
            <li key={en}>
              <span lang="fa" dir="rtl">
                {fa}
              </span>
              <span className="small quiet">{roman}</span>
              <span className="small">{en}</span>
            </li>
          ))}
        </ul>
      </details>
      <p className="small quiet">{m.insurance_doctor_native()}</p>
    </>
  );
}
