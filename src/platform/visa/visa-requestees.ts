import { dayOf } from '#domain/core/time.ts';
import {
  problemsOnPage,
  VISA_PAGE_ORDER,
  type VisaAnswers,
  type VisaPage,
  visaAnswerProblems,
} from '#domain/visa/visa-application.ts';
import type { VisaPictureKind } from '#domain/visa/visa-picture-kinds.ts';
import { firstArrivalByConsulate } from '#domain/visa/visa-validity.ts';
import type { Tracked } from '#machines/core/order-tracking/types.ts';
import type { VisaFault, VisaRequestee } from '#machines/visa/visa-applicant/types.ts';
import type { VisaStage } from '#machines/visa/visa-tracking/stages.ts';
import type { VisaAnswersStore } from '#src/platform/visa/visa-answers.ts';
import type { VisaRequest } from '#src/platform/visa/visa-queries.ts';

type Applicant = VisaRequest['applicants'][number];
type Trip = Pick<VisaRequest, 'arrival' | 'processing' | 'applicants'>;

/** The picture that a page requires. */
export const PICTURES: Partial<Readonly<Record<VisaPage, VisaPictureKind>>> = {
  passport: 'passport',
  photo: 'photo',
};

const hasPicture = ({ documents }: Applicant, page: VisaPage): boolean => {
  const kind = PICTURES[page];
  return kind === undefined || documents.some((one) => one.kind === kind);
};

/** Problems in one person's answers, and the pages with gaps. `now`: server epoch ms. */
export function applicantState(
  applicant: Applicant,
  answers: VisaAnswers,
  { arrival, processing, applicants }: Trip,
  now: number,
) {
  const verdicts = applicants.filter(({ needsCode }) => needsCode).map((one) => one.verdict);
  const consulateFrom = firstArrivalByConsulate({ processing, verdicts }, dayOf(now));
  const { nationality, verdict } = applicant;
  const { passportNumber, ...problems } = visaAnswerProblems(answers, {
    ...{ nationality, verdict, arrival, today: dayOf(now), consulateFrom },
  });
  // On another device of the account the server shows only the end of the number and knows the rest.
  const isHidden =
    answers.passportNumber?.startsWith('•') && answers.passportNumber === applicant.answers.passportNumber;
  if (passportNumber && !isHidden) Object.assign(problems, { passportNumber });
  const faultsOn = (page: VisaPage): readonly VisaFault[] => [
    // The picture is the first field of a page.
    ...(hasPicture(applicant, page) ? [] : [{ field: PICTURES[page] ?? page, code: 'picture_needed' }]),
    ...problemsOnPage(page, problems).map(([field, code]) => ({ field, code })),
  ];
  const left = VISA_PAGE_ORDER.filter((page) => faultsOn(page).length > 0);
  return { faultsOn, left };
}

/** A person's answers from this tab, or else from the server. */
export const answersIn =
  (answers: Pick<VisaAnswersStore, 'read'>, { orderId, applicants }: VisaRequest) =>
  (position: number): VisaAnswers =>
    answers.read(orderId, position, applicants.find((applicant) => applicant.position === position)?.answers ?? {});

/** The applicants who need a visa code, with what is left to answer. */
export const requesteesOf = (
  request: VisaRequest,
  answersOf: (position: number) => VisaAnswers,
): readonly VisaRequestee[] =>
  request.applicants
    .filter(({ needsCode }) => needsCode)
    .map((applicant) => ({
      position: applicant.position,
      left: applicantState(applicant, answersOf(applicant.position), request, request.serverNow).left,
    }));

export const trackedOf = ({ orderId, status, stage, applicants }: VisaRequest): Tracked<VisaStage> => ({
  orderId,
  status,
  stage,
  asked: applicants.flatMap(({ position, correction }) => (correction ? [{ position, field: correction.field }] : [])),
});
