import { euro, formatMoney, formatRoundMoney } from '#domain/core/money.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import { HOUR_MS } from '#domain/core/time.ts';
import { CLAIM_PAPERS, CLAIM_YEARS, DANGER_HOURS, HOSPITAL_HOURS } from '#domain/insurance/cover.ts';
import { WAIT_MS } from '#domain/insurance/days.ts';
import { KEPT_EACH } from '#domain/insurance/keeping.ts';
import { MAX_DAYS, PLANS } from '#domain/insurance/plans.ts';
import { m } from '#src/copy/generated/messages.js';
import { ContentPage, type ContentPart, List, Texts } from '#src/screens/core/content/ContentPage.tsx';
import { CLAIM_PAPER_WORDS } from '#src/screens/insurance/claim-words.ts';
import { CoverTable } from '#src/screens/insurance/quote/CoverTable.tsx';
import { Note } from '#src/ui/Note.tsx';

/** Numbers come from the rules in the code, so that this page cannot contradict them. */
const rules = (): readonly ContentPart[] => [
  {
    id: 'simulated',
    title: m.insurancerules_simulated(),
    body: (
      <Note tone="warn" icon="info">
        {m.insurancerules_simulated_text()}
      </Note>
    ),
  },
  {
    id: 'cover',
    title: m.insurancerules_cover(),
    body: (
      <>
        <CoverTable plan="standard" />
        <Texts
          texts={[
            m.insurancerules_cover_wide({ limit: formatRoundMoney(euro(PLANS.wide.medicalLimit)) }),
            m.insurancerules_cover_children(),
          ]}
        />
      </>
    ),
  },
  {
    id: 'days',
    title: m.insurancerules_days(),
    body: (
      <List
        items={[
          m.insurancerules_days_from(),
          m.insurancerules_days_most({ most: MAX_DAYS }),
          m.insurancerules_days_age(),
          m.insurancerules_days_in_iran({ hours: WAIT_MS / HOUR_MS }),
        ]}
      />
    ),
  },
  {
    id: 'money',
    title: m.insurancerules_money(),
    body: (
      <List
        items={[
          m.insurancerules_money_day(),
          m.insurancerules_money_before({ fee: formatMoney(euro(KEPT_EACH)) }),
          m.insurancerules_money_refused(),
          m.insurancerules_money_after(),
          m.insurancerules_money_extend({ most: MAX_DAYS }),
          m.insurancerules_money_move(),
          m.insurancerules_money_correct(),
        ]}
      />
    ),
  },
  {
    id: 'claim',
    title: m.insurancerules_claim(),
    body: (
      <>
        <List
          items={[
            m.insurancerules_claim_call(),
            m.insurancerules_claim_hospital({ hours: HOSPITAL_HOURS }),
            m.insurancerules_claim_danger({ hours: DANGER_HOURS }),
            m.insurancerules_claim_years({ years: CLAIM_YEARS }),
            m.insurancerules_claim_rials(),
          ]}
        />
        <Texts texts={[m.insurancerules_claim_papers()]} />
        <List items={CLAIM_PAPERS.map((paper) => CLAIM_PAPER_WORDS[paper]())} />
      </>
    ),
  },
  {
    id: 'check',
    title: m.insurancerules_check(),
    body: <Texts texts={[m.insurancerules_check_text()]} />,
  },
  { id: 'changed', title: m.site_rules_changed(), body: <Texts texts={[m.insurancerules_changed()]} /> },
];

/** `/insurance-rules`: terms, with an anchor for each rule; what is not paid first. */
export const InsuranceRulesScreen = () => (
  <ContentPage
    above={[{ href: pathTo.insurance(), text: m.product_insurance() }]}
    title={m.insurancerules_title()}
    lede={m.insurancerules_lede()}
    version={
      <>
        {m.insurancerules_version()} <a href="#changed">{m.site_rules_changed()}</a>
      </>
    }
    contents={m.site_rules_contents()}
    parts={rules()}
  />
);
