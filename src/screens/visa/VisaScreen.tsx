import { type FormEvent, type ReactNode, useRef } from 'react';
import { countryInText, countryName } from '#domain/core/countries.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import { formatFullDay } from '#domain/core/time.ts';
import { judgeAll, type VisaJudgement, visaChange } from '#domain/visa/visa-eligibility.ts';
import { needsCode } from '#domain/visa/visa-fees.ts';
import { swapped, type VisaQuestion } from '#domain/visa/visa-question.ts';
import type { VisaRules } from '#domain/visa/visa-rules-today.ts';
import { parseVisaUrl, urlOfVisa } from '#domain/visa/visa-url.ts';
import type { VisaEligibilityEvent } from '#machines/visa/visa-eligibility/types.ts';
import type { VisaEligibilityView, VisaTried } from '#machines/visa/visa-eligibility/view.ts';
import { m } from '#src/copy/generated/messages.js';
import { ENTRY_WORDS, listText, PURPOSE_WORDS, VERDICT_WORDS } from '#src/screens/visa/choice-words.ts';
import { onPlainClick } from '#src/screens/visa/plain-click.ts';
import css from '#src/screens/visa/Visa.module.css';
import { countryOptions, VisaForm } from '#src/screens/visa/VisaForm.tsx';
import { personId, requestHref, VisaVerdict } from '#src/screens/visa/VisaVerdict.tsx';
import { paperOf, sayingOf, travellerText } from '#src/screens/visa/words.ts';
import { Breadcrumbs } from '#src/ui/Breadcrumbs.tsx';
import { Button, buttonLook } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Hints } from '#src/ui/Hints.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { Row, Section, Split, Stack, Wrap } from '#src/ui/layout.tsx';
import { Note } from '#src/ui/Note.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { TripBar } from '#src/ui/TripBar.tsx';
import { useChanged } from '#src/ui/useChanged.ts';
import { Words } from '#src/ui/Words.tsx';

export type VisaScreenProps = {
  readonly view: VisaEligibilityView;
  readonly rules: VisaRules;
  /** News of the country. */
  readonly situation?: ReactNode;
  readonly send: (event: VisaEligibilityEvent) => void;
};

/** `/iran-visa`: the questions, then a verdict per traveller. Works without JavaScript. */
export function VisaScreen({ view, rules, situation, send }: VisaScreenProps) {
  const top = useRef<HTMLDivElement>(null);
  // The view changes without a navigation: focus the new heading, so that screen readers read it.
  useChanged(view.kind, () => {
    const heading = top.current?.querySelector('h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    heading.scrollIntoView({ block: 'end', behavior: 'instant' });
  });
  return (
    <div ref={top}>
      {view.kind === 'asking' ? (
        <Asking {...{ view, rules, send }} />
      ) : (
        <Judged {...{ view, rules, situation, send }} />
      )}
    </div>
  );
}

type Part<K extends VisaEligibilityView['kind']> = {
  readonly view: Extract<VisaEligibilityView, { kind: K }>;
  readonly rules: VisaRules;
  readonly situation?: ReactNode;
  readonly send: VisaScreenProps['send'];
};

const crumbs = () => <Breadcrumbs above={[{ href: pathTo.home(), text: m.visa_crumb_home() }]} here={m.visa_nav()} />;

const Asking = ({ view: { draft, problems }, rules, send }: Part<'asking'>) => (
  <Section isTight>
    <Wrap>
      <Split>
        <Stack gap={5}>
          {crumbs()}
          <Stack gap={2}>
            <h1>{m.visa_title()}</h1>
            <p className="quiet">{m.visa_lede()}</p>
          </Stack>
          <Card>
            <VisaForm
              draft={draft}
              problems={problems}
              rules={rules}
              onSubmit={(sent) => send({ type: 'draft.submit', draft: sent })}
            />
          </Card>
        </Stack>
        <aside>
          <Stack gap={4}>
            <Card gap={3}>
              <h2 className="strong">{m.visa_aside_title()}</h2>
              <Hints
                hints={[
                  { id: 'reasons', icon: 'info', text: m.visa_aside_reasons() },
                  { id: 'cost', icon: 'wallet', text: m.visa_aside_cost() },
                  { id: 'papers', icon: 'scan', text: m.visa_aside_papers() },
                  { id: 'private', icon: 'lock', text: m.visa_aside_private() },
                ]}
              />
            </Card>
            <AsOf rules={rules} />
          </Stack>
        </aside>
      </Split>
    </Wrap>
  </Section>
);

const AsOf = ({ rules }: { readonly rules: VisaRules }) => (
  <Note>
    <strong>{m.visa_asof({ day: formatFullDay(lookedAt(rules)) })}</strong> {m.visa_asof_text()}
  </Note>
);

/** Latest check date of the rules. */
const lookedAt = ({ of }: VisaRules): string =>
  Object.values(of).reduce((last, rule) => (rule.lookedAt > last ? rule.lookedAt : last), '');

function Judged({ view: { question, tried }, rules, situation, send }: Part<'judged'>) {
  const judgements = judgeAll(question, rules);
  const { travellers, entry, purpose, days, residence } = question;
  const [first] = travellers;
  const begin = <Begin {...{ question, judgements }} />;
  const people =
    travellers.length === 1 && first
      ? m.visa_fact_passport({ country: countryName(first.nationality) })
      : m.visa_fact_passports({ count: travellers.length });
  return (
    <>
      <TripBar
        title={m.visa_bar_title()}
        facts={[
          people,
          ...(entry === 'transit' ? [] : [m.visa_fact_stay({ count: days, purpose: PURPOSE_WORDS[purpose]() })]),
          ENTRY_WORDS[entry].fact(),
          m.visa_fact_residence({ country: countryInText(residence) }),
        ]}
        action={
          <a
            {...buttonLook({ size: 's' })}
            href={pathTo.visa(urlOfVisa(question, null, true))}
            onClick={onPlainClick(() => send({ type: 'answers.change' }))}
          >
            <Icon name="edit" />
            <Words>{m.visa_change()}</Words>
          </a>
        }
      />
      <Section isTight>
        <Wrap>
          <Stack gap={6}>
            {crumbs()}
            {tried ? <Tried {...{ question, tried, rules, send }} /> : null}
            {travellers.length > 1 ? (
              <Card as="section" gap={2}>
                <h2 className="strong">{m.visa_summary()}</h2>
                <ul className={css.persons}>
                  {judgements.map((judgement, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a traveller is known by the place in the group.
                    <li key={index}>
                      <a href={`#${personId(index)}`}>{travellers[index] && travellerText(travellers[index], index)}</a>
                      <span>{sayingOf(judgement).tag}</span>
                    </li>
                  ))}
                </ul>
                {begin}
              </Card>
            ) : null}
            {judgements.map((judgement, index) => {
              const traveller = travellers[index];
              return traveller ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above.
                <VisaVerdict key={index} {...{ question, traveller, index, judgement, rules }}>
                  {travellers.length === 1 ? begin : null}
                </VisaVerdict>
              ) : null;
            })}
            {situation}
            <AsOf rules={rules} />
            <TryPassport key={JSON.stringify(question)} question={question} send={send} />
          </Stack>
        </Wrap>
      </Section>
    </>
  );
}

type BeginProps = { readonly question: VisaQuestion; readonly judgements: readonly VisaJudgement[] };

/** Link to the request, with all answers; nothing if nobody needs a code. */
function Begin({ question, judgements }: BeginProps) {
  const numbers = judgements.flatMap(({ verdict }, index) => (needsCode(verdict) ? String(index + 1) : []));
  const [first] = numbers;
  if (!first) return null;
  const words =
    numbers.length === judgements.length
      ? m.visarequest_begin_from()
      : numbers.length === 1
        ? m.visarequest_begin_from_one({ number: first })
        : m.visarequest_begin_from_some({ numbers: listText(numbers) });
  return (
    <Stack gap={2}>
      <Row>
        <a {...buttonLook({ kind: 'primary', size: 'l' })} href={requestHref(question)}>
          {words}
        </a>
      </Row>
      <p className="small quiet">{m.visarequest_begin_from_text()}</p>
    </Stack>
  );
}

type TriedProps = Pick<Part<'judged'>, 'rules' | 'send'> & {
  readonly question: VisaQuestion;
  readonly tried: VisaTried;
};

function Tried({ question, tried, rules, send }: TriedProps) {
  const { was, nationality, index } = tried;
  const before = judgeAll(swapped(question, { index, nationality: was }), rules)[index];
  const after = judgeAll(question, rules)[index];
  if (!before || !after) return null;
  const change = visaChange(before, after);
  const names = (ids: typeof change.papersMore) => ids.map((id) => paperOf(id).text()).join('; ');
  const words = { country: countryInText(nationality), was: countryInText(was) };
  return (
    <Note
      tone="info"
      role="status"
      action={
        <a
          {...buttonLook({ size: 's' })}
          href={pathTo.visa(urlOfVisa(swapped(question, { index, nationality: was })))}
          onClick={onPlainClick(() => send({ type: 'nationality.restore' }))}
        >
          {m.visa_tried_back(words)}
        </a>
      }
    >
      <strong>{m.visa_tried(words)}.</strong>{' '}
      {change.from === change.to
        ? m.visa_tried_same({ verdict: VERDICT_WORDS[change.to]() })
        : m.visa_tried_other({ from: VERDICT_WORDS[change.from](), to: VERDICT_WORDS[change.to]() })}{' '}
      {change.papersMore.length > 0 ? m.visa_tried_more({ papers: names(change.papersMore) }) : null}{' '}
      {change.papersLess.length > 0 ? m.visa_tried_less({ papers: names(change.papersLess) }) : null}
    </Note>
  );
}

/** Tries another passport for one traveller; the other answers are hidden fields. */
function TryPassport({ question, send }: Pick<Part<'judged'>, 'send'> & { question: VisaQuestion }) {
  const { travellers } = question;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { swap, to } = parseVisaUrl(Object.fromEntries(new FormData(event.currentTarget)));
    if (swap && to) send({ type: 'nationality.change', swap: { index: swap - 1, nationality: to } });
  };
  return (
    <Card as="section" gap={3}>
      <h2 className="strong">{m.visa_try()}</h2>
      <p className="quiet">{m.visa_try_text()}</p>
      <form className={css.try} action={pathTo.visa()} method="get" aria-label={m.visa_try()} onSubmit={submit}>
        {Object.entries(urlOfVisa(question)).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {travellers.length === 1 ? (
          <input type="hidden" name="swap" value="1" />
        ) : (
          <SelectField
            id="visa-swap"
            name="swap"
            label={m.visa_try_who()}
            options={travellers.map(({ nationality }, index) => ({
              value: String(index + 1),
              label: m.visa_try_who_option({ number: index + 1, country: countryName(nationality) }),
            }))}
          />
        )}
        <SelectField {...countryOptions()} id="visa-to" name="to" label={m.visa_try_country()} required />
        <Button type="submit">{m.visa_try_submit()}</Button>
      </form>
    </Card>
  );
}
