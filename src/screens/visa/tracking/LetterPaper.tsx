import type { ComponentType } from 'react';
import { countryName } from '#domain/core/countries.ts';
import { formatPersianDayFa, toPersianDigits } from '#domain/core/persian-text.ts';
import { formatFullDay } from '#domain/core/time.ts';
import { airportOf } from '#domain/country/airports.ts';
import { m } from '#src/copy/generated/messages.js';
import type { CodeProps } from '#src/screens/core/booking/slots.ts';
import { Paper, PaperCode, PaperFact, PaperLine, PaperName } from '#src/screens/core/issue/Paper.tsx';
import { personName } from '#src/screens/visa/request/person-name.ts';
import { placeName } from '#src/screens/visa/request/place-name.ts';
import type { TrackedPage, TrackedPerson } from '#src/screens/visa/tracking/tracked-page.ts';

export type LetterPaperProps = {
  readonly person: TrackedPerson & { readonly code: string };
  readonly page: Pick<TrackedPage, 'days' | 'reference' | 'isSimulated'>;
  readonly pageUrl: string;
  readonly Code: ComponentType<CodeProps>;
};

/** One person's letter with the code: one half for the traveller, one for the desk. */
export const LetterPaper = ({ person, page, pageUrl, Code }: LetterPaperProps) => (
  <Paper
    label={m.visarequest_letter_of({ name: personName(person) })}
    reference={page.reference}
    slug="tehran"
    pageUrl={pageUrl}
    Code={Code}
    english={<Half locale="en" person={person} page={page} />}
    persian={<Half locale="fa" person={person} page={page} />}
    notes={
      <>
        <strong className="strong">{m.issue_qr_title()}</strong>
        <p className="small quiet">{m.visarequest_letter_note()}</p>
        {page.isSimulated ? <p className="small">{m.visarequest_letter_simulated()}</p> : null}
      </>
    }
  />
);

/** Groups of three digits: eighteen in a row cannot be read aloud. */
const grouped = (code: string): string => code.replaceAll(/(\d{3})(?=\d)/g, '$1 ');

/** Full name of the desk: a city alone is not enough. */
function deskName({ collectAt, collectPlace = '' }: TrackedPerson['answers'], locale: 'en' | 'fa'): string {
  if (collectAt === 'consulate') {
    const place = locale === 'fa' ? collectPlace : placeName(collectPlace);
    return m.visarequest_review_consulate({ place }, { locale });
  }
  return (locale === 'fa' ? airportOf(collectPlace)?.airportFa : undefined) ?? placeName(collectPlace);
}

type HalfProps = Pick<LetterPaperProps, 'person' | 'page'> & { readonly locale: 'en' | 'fa' };

const Half = ({ locale, person, page: { days, reference } }: HalfProps) => {
  const { answers, nationality, nationalityFa, code, codeUntil } = person;
  const isPersian = locale === 'fa';
  return (
    <>
      <PaperName kicker={m.visarequest_letter({}, { locale })} isAgain={isPersian}>
        {personName(person)}
      </PaperName>
      <dl>
        <PaperCode label={m.visarequest_letter_code({}, { locale })} code={grouped(code)} isMain />
        <PaperFact label={m.visarequest_letter_collect({}, { locale })}>
          <bdi>{deskName(answers, locale)}</bdi>
        </PaperFact>
        {codeUntil ? (
          <PaperFact
            label={(answers.collectAt === 'consulate' ? m.visarequest_letter_collectby : m.visarequest_letter_until)(
              {},
              { locale },
            )}
          >
            {isPersian ? formatPersianDayFa(codeUntil) : formatFullDay(codeUntil)}
          </PaperFact>
        ) : null}
        <PaperFact label={m.visarequest_letter_stay({}, { locale })}>
          {(days === 1 ? m.visarequest_letter_day : m.visarequest_letter_days)(
            { count: isPersian ? toPersianDigits(String(days)) : String(days) },
            { locale },
          )}
        </PaperFact>
        <PaperFact label={m.visarequest_letter_nationality({}, { locale })}>
          <bdi>{isPersian ? nationalityFa : countryName(nationality)}</bdi>
        </PaperFact>
        {answers.birthDate ? (
          <PaperFact label={m.visarequest_letter_born({}, { locale })}>
            <bdi>{formatFullDay(answers.birthDate)}</bdi>
          </PaperFact>
        ) : null}
        {answers.passportNumber ? (
          <PaperCode label={m.visarequest_letter_passport({}, { locale })} code={answers.passportNumber} />
        ) : null}
        <PaperCode label={m.visarequest_letter_order({}, { locale })} code={reference} />
      </dl>
      <PaperLine>{m.visarequest_letter_only({}, { locale })}</PaperLine>
    </>
  );
};
