import { countryName } from '#domain/core/countries.ts';
import { judgeAll } from '#domain/visa/visa-eligibility.ts';
import type { VisaApplicantView } from '#machines/visa/visa-applicant/view.ts';
import type { VisaEligibilityView } from '#machines/visa/visa-eligibility/view.ts';
import type { VisaRequestView } from '#machines/visa/visa-request/view.ts';
import type { VisaTrackingView } from '#machines/visa/visa-tracking/stages.ts';
import { m } from '#src/copy/generated/messages.js';
import { problemText } from '#src/copy/problems.ts';
import { PAGE_WORDS } from '#src/screens/visa/request/fields.ts';
import { refusedAnswers } from '#src/screens/visa/request/refused-answers.ts';
import { TRACK_WORDS } from '#src/screens/visa/tracking/track-words.ts';
import { answerSure, reasonText, sayingOf } from '#src/screens/visa/words.ts';
import { type Fault, faults, has, hasButton, headingOf, shows } from '../../support/model/screen-says.ts';
import type { Says } from '../../support/model/walking.ts';
import { STAGE_VISA_RULES } from './rules.ts';

function visaFaults(page: HTMLElement, view: VisaEligibilityView): Fault[] {
  if (view.kind === 'asking') {
    const { draft, problems } = view;
    return faults(
      ['the questions', headingOf(page).includes(m.visa_title()) && hasButton(page, m.visa_submit())],
      ['a line for each traveller', page.querySelectorAll('select[name^="n"]').length >= draft.travellers.length],
      ['what is missing', page.querySelectorAll('[role="alert"] li').length === Object.keys(problems).length],
    );
  }
  const { question, tried } = view;
  const judgements = judgeAll(question, STAGE_VISA_RULES);
  return [
    ...faults(
      ['the way back', shows(page, m.visa_change())],
      ['an answer for each', page.querySelectorAll('article').length === judgements.length],
      ['everybody at a glance', judgements.length > 1 === shows(page, m.visa_summary())],
      ['how sure everything is', shows(page, m.visa_asof({ day: 'Wed 25 Nov 2026' }))],
      ['that another passport is tried', (tried !== null) === has(page, '[role="status"]')],
    ),
    ...judgements.flatMap((judgement, index) => {
      const country = countryName(question.travellers[index]?.nationality ?? '');
      return faults(
        ['the verdict', shows(page, sayingOf(judgement).title)],
        ['how sure it is', shows(page, answerSure(judgement.confidence))],
        ['every reason', judgement.reasons.every((reason) => shows(page, reasonText(reason, country)))],
      );
    }),
  ];
}

function applicantFaults(page: HTMLElement, view: VisaApplicantView): Fault[] {
  if (view.kind !== 'page') return [];
  return faults(
    ['the page', headingOf(page).includes(PAGE_WORDS[view.page]())],
    ['what is missing', page.querySelectorAll('[role="alert"] li').length === view.faults.length],
    ['what went wrong', view.problem === null || shows(page, problemText(view.problem))],
    ['the way back', shows(page, m.visarequest_back_tasks())],
    ['the way on', hasButton(page, m.visarequest_save_next())],
    ['that its picture is awaited', view.isAwaitingPicture === shows(page, m.visarequest_pic_awaited())],
  );
}

/** The checkout has its own checks: orderCheckout. */
function requestFaults(page: HTMLElement, view: VisaRequestView): Fault[] {
  switch (view.kind) {
    case 'starting':
      return faults(
        ['the beginning', headingOf(page).includes(m.visarequest_start_title())],
        ['what went wrong', view.problem === null || shows(page, problemText(view.problem))],
        ['that it is on its way', view.isBeginning === has(page, 'form [aria-busy="true"]')],
      );
    case 'trip':
      return faults(
        ['who goes and when', headingOf(page).includes(m.visarequest_trip_title())],
        ['what went wrong', view.problem === null || shows(page, problemText(view.problem))],
        ['that it is on its way', view.isChanging === has(page, 'form [aria-busy="true"]')],
      );
    case 'tasks':
      return faults(
        ['seven tasks of each', page.querySelectorAll('ol a').length === view.requestees.length * 7],
        [
          'what went wrong',
          view.problem === null ||
            shows(page, view.problem.code === 'conflict' ? m.visarequest_tasks_reopened() : problemText(view.problem)),
        ],
        ['whether it can be sent', view.isWhole !== has(page, '#visa-left')],
        ['that the speed stays', view.isFixed === shows(page, m.visarequest_speed_fixed())],
        ['what another speed does', (view.isPlaced && !view.isFixed) === shows(page, m.visarequest_speed_placed())],
      );
    case 'applicant':
      return applicantFaults(page, view.applicant);
    case 'contact':
      return faults(
        ['how to reach the traveller', headingOf(page).includes(m.visarequest_contact_title())],
        ['what is missing', page.querySelectorAll('[role="alert"] li').length === view.faults.length],
        [
          'what went wrong',
          view.problem === null ||
            shows(page, problemText(view.problem)) ||
            refusedAnswers(view.problem.fields ?? {}).every(({ text }) => shows(page, text)),
        ],
        ['that it is being checked', view.isPlacing === has(page, 'form [aria-busy="true"]')],
      );
    case 'ended':
      return faults(
        ['that it has ended', headingOf(page).includes(m.visarequest_ended_title())],
        // The page itself says that the hold has expired.
        ['why', !view.problem || view.problem.code === 'hold_expired' || shows(page, problemText(view.problem))],
      );
    default:
      return [];
  }
}

function trackingFaults(page: HTMLElement, view: VisaTrackingView): Fault[] {
  const { kind, asked, correction } = view;
  const isAsked = asked.some(({ position }) => position === correction.position);
  return faults(
    ['how it stands', shows(page, TRACK_WORDS[kind].text(2))],
    ['a form for each who is asked', asked.length === page.querySelectorAll('section[aria-labelledby^="fix-"]').length],
    ['what could not be sent', !isAsked || correction.problem === null || shows(page, problemText(correction.problem))],
    ['that nobody answers', (view.isOffline && view.lost === null) === shows(page, m.visarequest_track_offline())],
    ['the letters', (kind === 'issued') === hasButton(page, m.visarequest_print())],
  );
}

export const says: Says = {
  visaEligibility: visaFaults,
  visaApplicant: applicantFaults,
  visaRequest: requestFaults,
  visaTracking: trackingFaults,
};
