import type { VisaField, VisaPage } from '#domain/visa/visa-application.ts';
import { m } from '#src/copy/generated/messages.js';
import css from '#src/screens/visa/checkout/AnswerRows.module.css';
import { type AnsweredPage, answeredPages } from '#src/screens/visa/request/answer-text.ts';
import { PAGE_WORDS } from '#src/screens/visa/request/fields.ts';
import { personName } from '#src/screens/visa/request/person-name.ts';
import type { VisaPerson } from '#src/screens/visa/request/request-page.ts';
import type { Answer } from '#src/ui/Answers.tsx';
import { buttonLook } from '#src/ui/Button.tsx';

export type AnsweringPerson = Pick<VisaPerson, 'position' | 'nationality' | 'verdict' | 'answers'> & {
  readonly documents: readonly { readonly pictureId: string; readonly kind: string }[];
};

/** Fields that the line with the name shows. */
const WITH_NAME: readonly VisaField[] = ['firstName', 'lastName', 'birthDate', 'passportNumber', 'passportExpiry'];

/** A person's answers, one row per page with a link to it; empty if the user may not read them. */
export function answerRows(person: AnsweringPerson, hrefOf: (page: VisaPage) => string): readonly Answer[] {
  if (Object.keys(person.answers).length === 0) return [];
  return answeredPages(person).map((entered) => ({
    id: `told-${person.position}-${entered.page}`,
    term: PAGE_WORDS[entered.page](),
    value: <AnswerList entered={entered} person={person} />,
    change: (
      <a {...buttonLook({ kind: 'link' })} href={hrefOf(entered.page)}>
        {m.review_change()}
        <span className="vh">
          {' '}
          {PAGE_WORDS[entered.page]()}, {personName(person)}
        </span>
      </a>
    ),
  }));
}

const AnswerList = ({
  entered: { page, answers },
  person,
}: {
  readonly entered: AnsweredPage;
  readonly person: AnsweringPerson;
}) => {
  const picture = person.documents.find(({ kind }) => kind === page);
  return (
    <>
      {picture ? (
        <img
          className={css.picture}
          src={`/api/pictures/${picture.pictureId}`}
          alt={m.visarequest_review_picture({ page: PAGE_WORDS[page](), name: personName(person) })}
        />
      ) : null}
      <ul className={css.entered}>
        {answers
          .filter(({ id }) => !WITH_NAME.includes(id))
          .map(({ id, term, value }) => (
            // A declaration is a sentence with a tick as its answer.
            <li key={id}>
              {page === 'declarations' ? (
                `${value} ${term}`
              ) : (
                <>
                  <span className="quiet">{m.visarequest_problem({ label: term, problem: '' })}</span>
                  <bdi>{value}</bdi>
                </>
              )}
            </li>
          ))}
      </ul>
      {page === 'collect' ? <p>{m.visarequest_review_only()}</p> : null}
    </>
  );
};
