import { pathTo } from '#domain/core/page-paths.ts';
import { clockOf, dayOf, formatFullDay } from '#domain/core/time.ts';
import { m } from '#src/copy/generated/messages.js';
import type { SettingsProps } from '#src/screens/accounts/profile/account-props.ts';
import { NotLoaded } from '#src/screens/accounts/profile/NotLoaded.tsx';
import css from '#src/screens/accounts/profile/Profile.module.css';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Row, Stack } from '#src/ui/layout.tsx';
import { Tag } from '#src/ui/Tag.tsx';

/** All sessions; each except the current one can be ended, or all at once. */
export function SessionList({ view, sessions, send }: SettingsProps) {
  const others = sessions?.filter(({ isCurrent }) => !isCurrent) ?? [];
  return (
    <Stack as="section" gap={3} aria-labelledby="sessions">
      <h2 id="sessions" className="strong">
        {m.profile_account_sessions()}
      </h2>
      {sessions === null ? (
        <NotLoaded href={pathTo.account()} />
      ) : (
        <div className={css.form}>
          <Stack as="ul" gap={2}>
            {sessions.map(({ sessionId, isCurrent, device, createdAt, lastSeenAt }) => (
              <Card key={sessionId} as="li" isTight>
                <Row isSpread>
                  <Stack gap={1}>
                    <Row>
                      <strong className="strong">{device}</strong>
                      {isCurrent ? (
                        <Tag tone="accent" icon="check">
                          {m.profile_account_session_here()}
                        </Tag>
                      ) : null}
                    </Row>
                    <span className="small quiet">
                      {m.profile_account_session_since({
                        day: formatFullDay(dayOf(createdAt)),
                        time: clockOf(createdAt),
                      })}
                      .{' '}
                      {m.profile_account_session_seen({
                        day: formatFullDay(dayOf(lastSeenAt)),
                        time: clockOf(lastSeenAt),
                      })}
                    </span>
                  </Stack>
                  {isCurrent ? null : (
                    <Button
                      size="s"
                      icon="log"
                      isBusy={view.busy === 'session' && view.sessionId === sessionId}
                      aria-label={m.profile_account_session_end_what({
                        device,
                        day: formatFullDay(dayOf(createdAt)),
                        time: clockOf(createdAt),
                      })}
                      onClick={() => send({ type: 'session.end', sessionId })}
                    >
                      {m.profile_account_session_end()}
                    </Button>
                  )}
                </Row>
              </Card>
            ))}
          </Stack>
        </div>
      )}
      {others.length > 0 ? (
        <Row>
          <Button icon="log" isBusy={view.busy === 'sessions'} onClick={() => send({ type: 'sessions.end' })}>
            {m.profile_account_sessions_end()}
          </Button>
        </Row>
      ) : sessions ? (
        <p className="small quiet">{m.profile_account_sessions_one()}</p>
      ) : null}
    </Stack>
  );
}
