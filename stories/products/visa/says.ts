import { countryName } from '#domain/countries.ts';
import type { VisaEligibilityView } from '#machines/visa-eligibility/view.ts';
import { m } from '#src/copy/generated/messages.js';
import { answerSure, reasonText, sayingOf } from '#src/screens/visa/words.ts';
import { type Fault, faults, has, hasButton, headingOf, shows } from '../../support/model/screen-says.ts';
import type { Says } from '../../support/model/walking.ts';

function visaFaults(page: HTMLElement, view: VisaEligibilityView): Fault[] {
  if (view.kind === 'asking') {
    const { draft, problems } = view;
    return faults(
      ['the questions', headingOf(page).includes(m.visa_title()) && hasButton(page, m.visa_submit())],
      ['a line for each traveller', page.querySelectorAll('select[name^="n"]').length >= draft.travellers.length],
      ['what is missing', page.querySelectorAll('[role="alert"] li').length === Object.keys(problems).length],
    );
  }
  const { question, judgements, tried } = view;
  return [
    ...faults(
      ['the way back', shows(page, m.visa_change())],
      ['an answer for each', page.querySelectorAll('article').length === judgements.length],
      ['everybody at a glance', judgements.length > 1 === shows(page, m.visa_summary())],
      ['how sure everything is', shows(page, m.visa_asof({ countries: 28 }))],
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

export const says: Says = { visaEligibility: visaFaults };
