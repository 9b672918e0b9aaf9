import { formatMoney } from '#domain/core/money.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import { VISA_ANSWER_DAYS } from '#domain/visa/visa-answer-by.ts';
import { VISA_FEES, VISA_REFUSED_PERCENT, VISA_WITHDRAWN_PERCENT } from '#domain/visa/visa-fees.ts';
import { VISA_NUMBERS } from '#domain/visa/visa-rules.ts';
import { VISA_CONSULATE_DAYS, VISA_ENTER_DAYS } from '#domain/visa/visa-validity.ts';
import { m } from '#src/copy/generated/messages.js';
import { ContentPage, type ContentPart, List, Texts } from '#src/screens/core/content/ContentPage.tsx';
import { Note } from '#src/ui/Note.tsx';

/** Numbers come from the rules in the code, so that this page cannot contradict them. */
const rules = (): readonly ContentPart[] => [
  {
    id: 'simulated',
    title: m.visarules_simulated(),
    body: (
      <Note tone="warn" icon="info">
        {m.visarules_simulated_text()}
      </Note>
    ),
  },
  {
    id: 'money',
    title: m.visarules_money(),
    body: (
      <List
        items={[
          m.visarules_money_fee({ normal: formatMoney(VISA_FEES.normal), urgent: formatMoney(VISA_FEES.urgent) }),
          m.visarules_money_stamp(),
          m.visarules_money_refused({ percent: VISA_REFUSED_PERCENT }),
          m.visarules_money_withdrawn({ percent: VISA_WITHDRAWN_PERCENT }),
          m.visarules_money_late(),
        ]}
      />
    ),
  },
  {
    id: 'time',
    title: m.visarules_time(),
    body: (
      <>
        <List
          items={[
            m.visarules_time_normal({ from: VISA_NUMBERS.workingDaysNormal[0], to: VISA_NUMBERS.workingDaysNormal[1] }),
            m.visarules_time_urgent({ from: VISA_NUMBERS.workingDaysUrgent[0], to: VISA_NUMBERS.workingDaysUrgent[1] }),
            m.visarules_time_guided({ from: VISA_NUMBERS.workingDaysGuided[0], to: VISA_NUMBERS.workingDaysGuided[1] }),
          ]}
        />
        <Texts
          texts={[
            m.visarules_time_days(),
            m.visarules_time_moon(),
            m.visarules_time_airport({ days: VISA_NUMBERS.codeDaysAirport }),
            m.visarules_time_consulate({
              days: VISA_NUMBERS.codeDaysConsulate,
              visa: VISA_ENTER_DAYS,
              collect: VISA_CONSULATE_DAYS,
            }),
          ]}
        />
      </>
    ),
  },
  {
    id: 'decides',
    title: m.visarules_decides(),
    body: <Texts texts={[m.visarules_decides_text(), m.visarules_decides_place()]} />,
  },
  {
    id: 'answers',
    title: m.visarules_answers(),
    body: (
      <Texts
        texts={[
          m.visarules_answers_true(),
          m.visarules_answers_asked(),
          m.visarules_answers_time({ ...VISA_ANSWER_DAYS, percent: VISA_REFUSED_PERCENT }),
          m.visarules_answers_passport({ months: VISA_NUMBERS.passportMonths, pages: VISA_NUMBERS.blankPages }),
        ]}
      />
    ),
  },
  {
    id: 'data',
    title: m.visarules_data(),
    body: <Texts texts={[m.visarules_data_kept(), m.visarules_data_gone(), m.visarules_data_draft()]} />,
  },
  { id: 'changed', title: m.site_rules_changed(), body: <Texts texts={[m.visarules_changed()]} /> },
];

/** `/visa-rules`: terms, with an anchor for each rule; costs first. */
export const VisaRulesScreen = () => (
  <ContentPage
    above={[{ href: pathTo.visa(), text: m.visa_nav() }]}
    title={m.visarules_title()}
    lede={m.visarules_lede()}
    version={
      <>
        {m.visarules_version()} <a href="#changed">{m.site_rules_changed()}</a>
      </>
    }
    contents={m.site_rules_contents()}
    parts={rules()}
  />
);
