import { formatMoney } from '#domain/core/money.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import { dayOf, formatFullDay } from '#domain/core/time.ts';
import type { AccountNotice, AccountSection, Kept } from '#machines/accounts/account-settings/types.ts';
import { m } from '#src/copy/generated/messages.js';
import { problemText } from '#src/copy/problems.ts';
import { AccountForm } from '#src/screens/accounts/profile/AccountForms.tsx';
import type { AccountScreenProps, Settings, SettingsProps } from '#src/screens/accounts/profile/account-props.ts';
import { ProfileFrame } from '#src/screens/accounts/profile/ProfileFrame.tsx';
import { SessionList } from '#src/screens/accounts/profile/SessionList.tsx';
import { StepUpCard } from '#src/screens/accounts/profile/StepUpCard.tsx';
import { type Answer, Answers } from '#src/ui/Answers.tsx';
import { Button, buttonLook } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Row, Section, Stack, Wrap } from '#src/ui/layout.tsx';
import { Note } from '#src/ui/Note.tsx';
import { Segments } from '#src/ui/Segments.tsx';
import { Status } from '#src/ui/Status.tsx';
import { Tag } from '#src/ui/Tag.tsx';
import { CheckField } from '#src/ui/Tick.tsx';

export function AccountScreen(props: AccountScreenProps) {
  const { view } = props;
  if (view.kind === 'erased') return <Erased kept={view.kept} />;
  return (
    <ProfileFrame page="account" title={m.profile_account_title()}>
      <Stack gap={6}>
        <Status>{noticeOf(view)}</Status>
        <Who {...props} view={view} />
        <Preferences {...props} view={view} />
        <SessionList {...props} view={view} />
        <Data {...props} view={view} />
      </Stack>
    </ProfileFrame>
  );
}

const NEWS: Record<AccountNotice, () => string> = {
  name: () => m.profile_account_saved_name(),
  phone: () => m.profile_account_saved_phone(),
  email: () => m.profile_account_saved_email(),
  password: () => m.profile_account_saved_password(),
  preference: () => m.profile_account_saved_preference(),
  session: () => m.profile_account_saved_session(),
  sessions: () => m.profile_account_saved_sessions(),
  export: () => m.profile_account_saved_export(),
};

function noticeOf({ news, problem, section }: Settings) {
  if (problem && section === null) return <Note tone="stop">{problemText(problem)}</Note>;
  return news ? <Note tone="done">{NEWS[news]()}</Note> : null;
}

function Who({ view, account, send, onSave }: SettingsProps) {
  const { section } = view;
  const answer = (id: Exclude<AccountSection, 'erase'>, term: string, value: Answer['value']): Answer => ({
    id,
    term,
    value:
      section === id ? (
        <AccountForm
          section={id}
          account={account}
          view={view}
          submit={m.profile_account_save()}
          onSave={onSave}
          onCancel={() => send({ type: 'section.close' })}
        />
      ) : (
        value
      ),
    ...(section === id
      ? {}
      : {
          change: (
            <Button kind="link" onClick={() => send({ type: 'section.open', section: id })}>
              {m.ui_change()}
              <span className="vh"> {term}</span>
            </Button>
          ),
        }),
  });
  const name = `${account.firstName} ${account.lastName}`.trim();
  return (
    <Stack as="section" gap={3} aria-labelledby="who">
      <h2 id="who" className="strong">
        {m.profile_account_who()}
      </h2>
      <Answers
        answers={[
          answer('name', m.profile_account_name(), name || m.profile_account_name_none()),
          answer(
            'email',
            m.profile_account_email(),
            <>
              {account.email}{' '}
              <Tag
                tone={account.isEmailConfirmed ? 'done' : 'warn'}
                icon={account.isEmailConfirmed ? 'check' : 'clock'}
              >
                {account.isEmailConfirmed ? m.profile_account_confirmed() : m.profile_account_unconfirmed()}
              </Tag>
              {account.pendingEmail ? (
                <span className="small quiet">
                  <br />
                  {m.profile_account_pending({ email: account.pendingEmail })}
                </span>
              ) : null}
            </>,
          ),
          answer('phone', m.profile_account_phone(), account.phone),
          answer('password', m.profile_account_password(), m.profile_account_password_value()),
        ]}
      />
    </Stack>
  );
}

function Preferences({ view, account, send }: SettingsProps) {
  const chosen = { ...account, ...view.preference };
  return (
    <Stack as="section" gap={4} aria-labelledby="prefer">
      <h2 id="prefer" className="strong">
        {m.profile_account_prefer()}
      </h2>
      <Row>
        <span>{m.profile_account_calendar()}</span>
        <Segments
          label={m.profile_account_calendar()}
          name="calendarMode"
          options={[
            { value: 'gregory', label: m.profile_account_gregorian() },
            { value: 'persian', label: m.profile_account_persian() },
          ]}
          value={chosen.calendarMode}
          onChange={(calendarMode) => send({ type: 'preference.choose', preference: { calendarMode } })}
        />
      </Row>
      <Row>
        <span>{m.profile_account_currency()}</span>
        <Segments
          label={m.profile_account_currency()}
          name="currency"
          options={[
            { value: 'EUR', label: m.review_eur() },
            { value: 'USD', label: m.review_usd() },
          ]}
          value={chosen.currency}
          onChange={(currency) => send({ type: 'preference.choose', preference: { currency } })}
        />
      </Row>
      <p className="small quiet">{m.profile_account_currency_hint()}</p>
      <CheckField
        id="newsletter"
        name="newsletter"
        label={m.profile_account_newsletter()}
        hint={m.profile_account_newsletter_hint()}
        checked={chosen.newsletter}
        onChange={(newsletter) => send({ type: 'preference.choose', preference: { newsletter } })}
      />
    </Stack>
  );
}

function Data({ view, account, clock, send, onSave, onVerify }: SettingsProps) {
  return (
    <Stack as="section" gap={4} aria-labelledby="data">
      <h2 id="data" className="strong">
        {m.profile_account_data()}
      </h2>
      <Card gap={3}>
        <h3>{m.profile_account_export()}</h3>
        <p className="small quiet">{m.profile_account_export_text()}</p>
        {view.stepUp ? (
          <StepUpCard
            view={view.stepUp}
            clock={clock}
            onVerify={onVerify}
            onResend={() => send({ type: 'code.resend' })}
            onCancel={() => send({ type: 'section.close' })}
          />
        ) : (
          <Row>
            <Button icon="download" isBusy={view.busy === 'export'} onClick={() => send({ type: 'data.export' })}>
              {m.profile_account_export()}
            </Button>
          </Row>
        )}
      </Card>
      <Card gap={3}>
        <h3>{m.profile_account_erase()}</h3>
        <p className="small quiet">{m.profile_account_erase_text()}</p>
        {account.balance.amount > 0 ? (
          <Note tone="warn" icon="wallet">
            {m.profile_account_erase_balance({ amount: formatMoney(account.balance) })}{' '}
            <a href={pathTo.transactions({}, 'pay-out')}>{m.profile_payout_title()}</a>
          </Note>
        ) : null}
        {view.section === 'erase' ? (
          <AccountForm
            section="erase"
            account={account}
            view={view}
            submit={m.profile_account_erase_yes()}
            isStop
            onSave={onSave}
            onCancel={() => send({ type: 'section.close' })}
          />
        ) : (
          <Row>
            <Button icon="trash" onClick={() => send({ type: 'section.open', section: 'erase' })}>
              {m.profile_account_erase()}
            </Button>
          </Row>
        )}
      </Card>
    </Stack>
  );
}

const WHAT: Record<Kept[number]['what'], () => string> = {
  openOrders: () => m.profile_account_kept_open(),
  accounting: () => m.profile_account_kept_accounting(),
};

const Erased = ({ kept }: { readonly kept: Kept }) => (
  <Section isTight>
    <Wrap>
      <Stack gap={5}>
        <div role="status">
          <h1>{m.profile_account_erased()}</h1>
        </div>
        <p>{m.profile_account_erased_text()}</p>
        <Stack as="section" gap={2}>
          <h2 className="strong">{m.profile_account_kept()}</h2>
          {kept.length === 0 ? (
            <p>{m.profile_account_kept_none()}</p>
          ) : (
            <ul>
              {kept.map(({ what, until }) => (
                <li key={what}>
                  {m.profile_account_kept_until({ what: WHAT[what](), day: formatFullDay(dayOf(until)) })}
                </li>
              ))}
            </ul>
          )}
        </Stack>
        <p>
          <a {...buttonLook()} href="/">
            {m.profile_account_home()}
          </a>
        </p>
      </Stack>
    </Wrap>
  </Section>
);
