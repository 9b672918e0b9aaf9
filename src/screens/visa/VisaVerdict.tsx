import { Fragment, type ReactNode } from 'react';
import { countryInText } from '#domain/core/countries.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import { formatFullDay } from '#domain/core/time.ts';
import type { VisaJudgement, VisaStepId } from '#domain/visa/visa-eligibility.ts';
import { type VisaQuestion, type VisaTraveller, withExemption } from '#domain/visa/visa-question.ts';
import { VISA_NUMBERS } from '#domain/visa/visa-rules.ts';
import type { VisaRules, VisaRuleToday } from '#domain/visa/visa-rules-today.ts';
import { urlOfVisa } from '#domain/visa/visa-url.ts';
import { m } from '#src/copy/generated/messages.js';
import css from '#src/screens/visa/Visa.module.css';
import {
  answerSure,
  conditionText,
  costOf,
  paperOf,
  reasonText,
  STEP_WORDS,
  sayingOf,
  sourceWords,
  travellerText,
} from '#src/screens/visa/words.ts';
import { Card } from '#src/ui/Card.tsx';
import { Hints } from '#src/ui/Hints.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { Row, Split, Stack } from '#src/ui/layout.tsx';
import { Table } from '#src/ui/Table.tsx';
import { Tag } from '#src/ui/Tag.tsx';

export type VisaVerdictProps = {
  readonly question: VisaQuestion;
  readonly traveller: VisaTraveller;
  readonly index: number;
  readonly judgement: VisaJudgement;
  readonly rules: VisaRules;
  /** Link to the request of this traveller alone. */
  readonly children?: ReactNode;
};

const SURE_TONES = { high: 'done', medium: 'line', low: 'warn' } as const;

export function VisaVerdict({ question, traveller, index, judgement, rules, children }: VisaVerdictProps) {
  const isAlone = question.travellers.length === 1;
  // Headings are one level lower below a traveller's name.
  const [Title, Part] = isAlone ? (['h2', 'h3'] as const) : (['h3', 'h4'] as const);
  const { tag, tone, icon, title, text } = sayingOf(judgement);
  const { verdict, reasons, conditions, costs, papers, steps, confidence } = judgement;
  return (
    <section className={css.person} id={personId(index)}>
      <Stack gap={5}>
        {isAlone ? null : <h2 className="strong">{travellerText(traveller, index)}</h2>}
        <Split>
          <Stack gap={6}>
            <article className={css.verdict}>
              <div className={css.say} data-c={tone}>
                <Row>
                  <Tag tone={tone} icon={icon}>
                    {tag}
                  </Tag>
                  <Tag tone={SURE_TONES[confidence]}>{answerSure(confidence)}</Tag>
                </Row>
                <Title>{title}</Title>
                <p>{text}</p>
                {children}
              </div>
              <div className={css.why}>
                <Part className="vh">{m.visa_why()}</Part>
                <ul>
                  {reasons.map((reason) => (
                    <li key={reason.id}>
                      <Icon name={verdict === 'impossible' ? 'info' : 'check'} />
                      <span>
                        {reasonText(reason, countryInText(traveller.nationality))}
                        <Source of={reason} />
                      </span>
                    </li>
                  ))}
                </ul>
                <Exemption {...{ question, index, judgement }} />
                {index === 0 ? <p className="small quiet">{notKeptText(rules)}</p> : null}
              </div>
            </article>
            {steps.length > 0 ? (
              <Stack as="section" gap={3}>
                <Part>{m.visa_steps()}</Part>
                <ol className={css.keep}>
                  {steps.map((step) => (
                    <li key={step}>
                      <StepText {...{ step, question }} />
                    </li>
                  ))}
                </ol>
                <Consulates {...{ question, judgement, rules }} />
              </Stack>
            ) : null}
            {costs.length > 0 ? (
              <Stack gap={3}>
                <Part>{m.visa_costs()}</Part>
                <div className={css.costs}>
                  <Table caption={<span className="vh">{m.visa_costs()}</span>} isFold>
                    <thead>
                      <tr>
                        <th scope="col">{m.visa_cost_what()}</th>
                        <th scope="col">{m.visa_cost_to()}</th>
                        <th scope="col" data-num="">
                          {m.visa_cost_each()}
                        </th>
                      </tr>
                    </thead>
                    <tbody>
                      {costs.map((cost) => {
                        const { what, to, each } = costOf(cost);
                        return (
                          <tr key={cost.id}>
                            <th scope="row">
                              {what}
                              {cost.id === 'noFee' ? null : <Source of={cost} />}
                            </th>
                            <td data-l={m.visa_cost_to()}>{to}</td>
                            <td data-num="" data-l={m.visa_cost_each()}>
                              {each}
                            </td>
                          </tr>
                        );
                      })}
                    </tbody>
                  </Table>
                </div>
                {costs.some(({ id }) => id === 'stamp') ? <p className="small quiet">{m.visa_cost_note()}</p> : null}
              </Stack>
            ) : null}
          </Stack>
          {papers.length + conditions.length > 0 ? (
            <aside>
              <Stack gap={4}>
                {papers.length > 0 ? (
                  <Card gap={3}>
                    <Part>{m.visa_papers()}</Part>
                    <Hints
                      hints={papers.map((paper) => ({
                        id: paper.id,
                        icon: paperOf(paper.id).icon,
                        text: (
                          <>
                            {paperOf(paper.id).text()}
                            {paper.id === 'insurance' ? (
                              <>
                                {' '}
                                <a href={pathTo.insurance({ days: question.days })}>{m.visa_paper_insurance_link()}</a>
                              </>
                            ) : null}
                            <Source of={paper} />
                          </>
                        ),
                      }))}
                    />
                  </Card>
                ) : null}
                {conditions.length > 0 ? (
                  <Card gap={3}>
                    <Part>{m.visa_keep()}</Part>
                    <ul className={css.keep}>
                      {conditions.map((condition) => (
                        <li key={condition.id} className="small">
                          {conditionText(condition)}
                          <Source of={condition} />
                        </li>
                      ))}
                    </ul>
                  </Card>
                ) : null}
              </Stack>
            </aside>
          ) : null}
        </Split>
      </Stack>
    </section>
  );
}

/** The exemption applies once per period: asks here whether it was used, and lets the user undo it. */
function Exemption({ question, index, judgement }: Pick<VisaVerdictProps, 'question' | 'index' | 'judgement'>) {
  const isUsed = judgement.reasons.some(({ id }) => id === 'unilateralUsed');
  if (!isUsed && !judgement.conditions.some(({ id }) => id === 'onceInMonths')) return null;
  const months = VISA_NUMBERS.unilateralOncePerMonths;
  return (
    <p className="small">
      <a href={pathTo.visa(urlOfVisa(withExemption(question, index, !isUsed)))}>
        {isUsed ? m.visa_used_not() : m.visa_used_yes({ months })}
      </a>
    </p>
  );
}

export const personId = (index: number): string => `traveller-${index + 1}`;

function Source({ of: rule }: { readonly of: VisaRuleToday }) {
  const words = sourceWords(rule);
  if (!words) return null;
  const { sure, source, rest } = words;
  return (
    <small className={css.source}>
      {sure}
      {source ? ` · ${source}` : null}
      {rule.pages.map(({ title, address }) => (
        <Fragment key={address}>
          {' · '}
          <a href={`https://${address}`} rel="noopener noreferrer nofollow">
            {title}
          </a>
        </Fragment>
      ))}
      {rest ? ` · ${rest}` : null}
    </small>
  );
}

/** A single note for all rules without a source. */
function notKeptText({ of }: VisaRules): string {
  const { notSince } = of.code;
  return notSince ? m.visa_source_notkept_overdue({ day: formatFullDay(notSince) }) : m.visa_source_notkept();
}

/** A step; linked if this site offers it. */
function StepText({ step, question }: { readonly step: VisaStepId; readonly question: VisaQuestion }) {
  switch (step) {
    case 'askCode':
      return (
        <>
          {STEP_WORDS.askCode()} <a href={requestHref(question)}>{m.visa_step_askcode_here()}</a>,{' '}
          {m.visa_step_askcode_else()}
        </>
      );
    case 'book':
      return (
        <>
          {STEP_WORDS.book()} <a href={pathTo.searchFlights()}>{m.visa_step_book_flights()}</a>,{' '}
          <a href={pathTo.searchHotels()}>{m.visa_step_book_hotels()}</a>.
        </>
      );
    default:
      return STEP_WORDS[step]();
  }
}

export const requestHref = (question: VisaQuestion): string => pathTo.visaRequest(urlOfVisa(question));

function Consulates({ question, judgement, rules }: Pick<VisaVerdictProps, 'question' | 'judgement' | 'rules'>) {
  const { consulates, steps } = judgement;
  const isNeeded = steps.some((step) => step === 'nameConsulate' || step === 'askConsulate');
  if (!isNeeded && consulates.length === 0) return null;
  return (
    <p className="small">
      <strong>{m.visa_consulates({ country: countryInText(question.residence) })}:</strong>{' '}
      {consulates.length > 0 ? m.visa_consulates_known({ cities: consulates.join(', ') }) : m.visa_consulates_none()}{' '}
      <Source of={rules.of.consulates} />
    </p>
  );
}
