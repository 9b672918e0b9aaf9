import { euro, formatRoundMoney } from '#domain/core/money.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import { clockOf, dayOf, formatFullDay } from '#domain/core/time.ts';
import { CERTIFICATE_IN_PERSIAN as FA } from '#domain/insurance/certificate-in-persian.ts';
import { LIMITS } from '#domain/insurance/cover.ts';
import { beginsAtTime } from '#domain/insurance/days.ts';
import { PLANS } from '#domain/insurance/plans.ts';
import type { components } from '#openapi/generated/types.ts';
import { m } from '#src/copy/generated/messages.js';
import { PaperCode, PaperFact, PaperLine, PaperName, PaperRoute } from '#src/screens/core/issue/Paper.tsx';
import css from '#src/screens/core/issue/Ticket.module.css';
import { daysWords } from '#src/screens/insurance/insurance-words.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { Columns, Row, Section, Stack, Wrap } from '#src/ui/layout.tsx';
import { Tag } from '#src/ui/Tag.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { TileImage } from '#src/ui/Tile.tsx';

type InsuranceCheck = components['schemas']['InsuranceCheck'];
export type CheckAnswer =
  | { readonly kind: 'none' | 'unknown' | 'limited' | 'failed' }
  | { readonly kind: 'found'; readonly check: InsuranceCheck };
export type CheckScreenProps = {
  /** As in the address. */
  readonly number: string;
  readonly answer: CheckAnswer;
};

/** `/iran-travel-insurance/check`: whether a certificate is valid and for which days; nothing about its person. */
export const CheckScreen = ({ number, answer }: CheckScreenProps) => (
  <Section isTight>
    <Wrap>
      <Stack gap={6}>
        <Stack as="header" gap={2}>
          <h1>{m.insurance_check_title()}</h1>
          <p className="quiet">{m.insurance_check_lede()}</p>
        </Stack>
        {/* A plain form: it works in each browser of each desk. */}
        <form action={pathTo.insuranceCheck()} method="get">
          <Stack gap={3}>
            <TextField
              key={number}
              id="number"
              name="number"
              label={m.insurance_check_number()}
              hint={m.insurance_check_hint()}
              defaultValue={number}
              isCode
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              required
              maxLength={60}
              width="m"
            />
            <Row>
              <Button type="submit" kind="primary" icon="search">
                {m.insurance_check_submit()}
              </Button>
            </Row>
          </Stack>
        </form>
        {answer.kind === 'none' ? null : (
          <section aria-labelledby="answer">
            <h2 id="answer" className="vh">
              {m.insurance_check_answer()}
            </h2>
            <Answer answer={answer} />
          </section>
        )}
        {answer.kind === 'found' ? null : <OtherAnswers />}
      </Stack>
    </Wrap>
  </Section>
);

function Answer({ answer }: Pick<CheckScreenProps, 'answer'>) {
  switch (answer.kind) {
    case 'none':
      return null;
    case 'found':
      return <Found check={answer.check} />;
    case 'unknown':
      return (
        <Other
          tag={m.insurance_check_tag_unknown()}
          icon="search"
          title={m.insurance_check_unknown()}
          text={m.insurance_check_unknown_text()}
        />
      );
    case 'limited':
      return (
        <Other
          tag={m.insurance_check_tag_unknown()}
          icon="clock"
          tone="warn"
          title={m.insurance_check_limited()}
          text={m.insurance_check_limited_text()}
        />
      );
    case 'failed':
      return <p role="status">{m.insurance_check_failed()}</p>;
  }
}

const TITLES: Readonly<Record<InsuranceCheck['state'], () => string>> = {
  scheduled: m.insurance_check_scheduled,
  active: m.insurance_check_active,
  ended: m.insurance_check_ended,
  replaced: m.insurance_check_replaced,
  cancelled: m.insurance_check_cancelled,
};

const isValid = ({ state }: Pick<InsuranceCheck, 'state'>): boolean => state === 'scheduled' || state === 'active';

function StateTag({ state }: Pick<InsuranceCheck, 'state'>) {
  switch (state) {
    case 'scheduled':
    case 'active':
      return (
        <Tag tone="done" icon="check">
          {m.insurance_check_valid()}
        </Tag>
      );
    case 'replaced':
      return (
        <Tag tone="warn" icon="refresh">
          {m.insurance_check_tag_replaced()}
        </Tag>
      );
    case 'ended':
    case 'cancelled':
      return (
        <Tag tone="stop" icon="x">
          {m.insurance_check_tag_not()}
        </Tag>
      );
  }
}

const Found = ({ check }: { readonly check: InsuranceCheck }) => (
  <Stack gap={3}>
    <Row>
      <StateTag state={check.state} />
      <span className="small quiet">
        {m.insurance_check_asked({ day: formatFullDay(dayOf(check.at)), time: clockOf(check.at) })}
      </span>
    </Row>
    <article className={css.ticket} dir="ltr" aria-label={TITLES[check.state]()} data-halves={2}>
      <div className={css.band}>
        <TileImage slug="iran" shape="band" isEager />
      </div>
      <div className={css.half}>
        <English check={check} />
      </div>
      <div className={css.half} lang="fa" dir="rtl">
        <Persian check={check} />
      </div>
      <div className={css.stub}>
        <Icon name="eye-off" />
        <div className={css.about}>
          <strong className="strong">{m.insurance_check_nobody()}</strong>
          <p className="small quiet">{m.insurance_check_nobody_text()}</p>
          {check.state === 'replaced' ? <p className="small">{m.insurance_check_replaced_text()}</p> : null}
          <p className="small">{m.insurance_doc_simulated()}</p>
        </div>
      </div>
    </article>
  </Stack>
);

function English({ check }: { readonly check: InsuranceCheck }) {
  const { firstDay, lastDay, days, coverFrom, number, issuedAt, plan, place, count } = check;
  const upTo = (cents: number) => m.insurance_doc_up_to({ limit: formatRoundMoney(euro(cents)) });
  const isTimed = beginsAtTime(coverFrom);
  return (
    <>
      <PaperName kicker={m.insurance_check_kicker({ number: place, count })}>{TITLES[check.state]()}</PaperName>
      <PaperRoute
        isWords
        icon="shield-plus"
        from={formatFullDay(firstDay)}
        to={formatFullDay(lastDay)}
        under={[
          [isTimed ? m.insurance_doc_from_time({ time: clockOf(coverFrom) }) : m.insurance_doc_entry()],
          [daysWords(days)],
          [m.insurance_doc_midnight()],
        ]}
      />
      <dl>
        <PaperFact label={m.insurance_doc_where()}>{m.insurance_doc_iran()}</PaperFact>
        <PaperFact label={m.insurance_doc_doctor()}>{upTo(PLANS[plan].medicalLimit)}</PaperFact>
        <PaperFact label={m.insurance_doc_home()}>{upTo(LIMITS.transportHome)}</PaperFact>
        <PaperFact label={m.insurance_check_issued()}>{formatFullDay(dayOf(issuedAt))}</PaperFact>
        <PaperFact label={m.insurance_check_insurer()}>{m.insurance_check_simulated()}</PaperFact>
        <PaperCode label={m.insurance_doc_number()} code={number} isMain />
      </dl>
      <PaperLine>{isValid(check) ? m.insurance_check_line() : m.insurance_check_line_not()}</PaperLine>
    </>
  );
}

function Persian({ check }: { readonly check: InsuranceCheck }) {
  const { firstDay, lastDay, days, coverFrom, number, issuedAt, plan, place, count } = check;
  const isTimed = beginsAtTime(coverFrom);
  return (
    <>
      <PaperName kicker={FA.check.kicker(place, count)} isAgain>
        {FA.check[check.state]}
      </PaperName>
      <PaperRoute
        isWords
        icon="shield-plus"
        from={FA.day(firstDay)}
        to={FA.day(lastDay)}
        under={[[isTimed ? FA.from(clockOf(coverFrom)) : FA.fromEntry], [FA.days(days)], [FA.midnight]]}
      />
      <dl>
        <PaperFact label={FA.labels.where}>{FA.iran}</PaperFact>
        <PaperFact label={FA.labels.doctor}>{FA.upTo(PLANS[plan].medicalLimit)}</PaperFact>
        <PaperFact label={FA.labels.home}>{FA.upTo(LIMITS.transportHome)}</PaperFact>
        <PaperFact label={FA.labels.issued}>{FA.day(dayOf(issuedAt))}</PaperFact>
        <PaperFact label={FA.labels.insurer}>{FA.check.simulated}</PaperFact>
        <PaperCode label={FA.labels.number} code={number} isMain />
      </dl>
      <PaperLine>{isValid(check) ? FA.check.line : FA.check.lineNot}</PaperLine>
    </>
  );
}

type OtherProps = {
  readonly tag: string;
  readonly icon: 'search' | 'clock' | 'refresh' | 'x';
  readonly tone?: 'warn' | 'stop';
  readonly title: string;
  readonly text: string;
};

const Other = ({ tag, icon, tone, title, text }: OtherProps) => (
  <Card as="article" gap={2}>
    <p>
      <Tag icon={icon} {...(tone ? { tone } : {})}>
        {tag}
      </Tag>
    </p>
    <h3>{title}</h3>
    <p className="small quiet">{text}</p>
  </Card>
);

/** What a number can lead to beside a valid certificate. */
const OtherAnswers = () => (
  <Stack as="section" gap={4}>
    <h2>{m.insurance_check_other()}</h2>
    <Columns n={3}>
      <Other
        tag={m.insurance_check_tag_replaced()}
        icon="refresh"
        tone="warn"
        title={m.insurance_check_replaced()}
        text={m.insurance_check_replaced_text()}
      />
      <Other
        tag={m.insurance_check_tag_not()}
        icon="x"
        tone="stop"
        title={m.insurance_check_over()}
        text={m.insurance_check_over_text()}
      />
      <Other
        tag={m.insurance_check_tag_unknown()}
        icon="search"
        title={m.insurance_check_unknown()}
        text={m.insurance_check_unknown_text()}
      />
    </Columns>
  </Stack>
);
