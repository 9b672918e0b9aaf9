import { countryName } from '#domain/core/countries.ts';
import { formatMoney, times } from '#domain/core/money.ts';
import { formatFullDay } from '#domain/core/time.ts';
import { VISA_PAGE_ORDER, type VisaPage } from '#domain/visa/visa-application.ts';
import type { VisaRequestee } from '#machines/visa/visa-applicant/types.ts';
import type { VisaRequestEvent } from '#machines/visa/visa-request/types.ts';
import type { VisaRequestView } from '#machines/visa/visa-request/view.ts';
import { m } from '#src/copy/generated/messages.js';
import { ProblemNote } from '#src/screens/core/booking/ProblemNote.tsx';
import { ENTRY_WORDS } from '#src/screens/visa/choice-words.ts';
import { ItineraryCard } from '#src/screens/visa/ItineraryCard.tsx';
import { onPlainClick } from '#src/screens/visa/plain-click.ts';
import { PAGE_WORDS } from '#src/screens/visa/request/fields.ts';
import { personName } from '#src/screens/visa/request/person-name.ts';
import css from '#src/screens/visa/request/Request.module.css';
import type { VisaPerson, VisaRequestPage } from '#src/screens/visa/request/request-page.ts';
import { Speed, speedWord } from '#src/screens/visa/request/Speed.tsx';
import { Button, buttonLook } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Row, Section, Split, Stack, Wrap } from '#src/ui/layout.tsx';
import { Note } from '#src/ui/Note.tsx';
import { PriceLines } from '#src/ui/Price.tsx';
import { Status } from '#src/ui/Status.tsx';
import { Tag } from '#src/ui/Tag.tsx';

type Props = {
  readonly view: Extract<VisaRequestView, { kind: 'tasks' }>;
  readonly page: VisaRequestPage;
  readonly hrefOf: (position: number, page: VisaPage) => string;
  readonly tripHref: string;
  readonly send: (event: VisaRequestEvent) => void;
};

/** All people with their seven tasks and progress; then the speed, and the next step. */
export function TasksScreen({ view, page, hrefOf, tripHref, send }: Props) {
  const { requestees, isWhole, isPlaced, isFixed, wanted, next, problem } = view;
  const { people, others, speeds, processing, given = 0 } = page;
  const left = requestees.reduce((count, one) => count + one.left.length, 0);
  // Shows the choice during the request.
  const chosen = wanted ?? processing;
  const isReopened = problem?.code === 'conflict';
  const speed = speeds.find((one) => one.processing === chosen);
  const paying = people.length - given;
  const total = speed && times(speed.each, paying);
  return (
    <Section isTight>
      <Wrap>
        <Split>
          <Stack gap={6}>
            <Stack gap={2}>
              <p className="quiet small">
                {m.visarequest_request()} <span className="code">{page.reference}</span> · {m.visarequest_saved()}
              </p>
              <h1>
                {people.length === 1
                  ? m.visarequest_tasks_title_one()
                  : m.visarequest_tasks_title({ count: people.length })}
              </h1>
              <p className="quiet">{m.visarequest_tasks_lede()}</p>
              <Status>{isReopened ? <Note tone="warn">{m.visarequest_tasks_reopened()}</Note> : null}</Status>
              <p>
                {m.visarequest_trip_said({
                  entry: ENTRY_WORDS[page.entry].label(),
                  arrival: formatFullDay(page.arrival),
                  days: page.days,
                })}{' '}
                {isFixed ? null : (
                  <a href={tripHref} onClick={onPlainClick(() => send({ type: 'trip.show' }))}>
                    {m.visarequest_trip_open()}
                  </a>
                )}
              </p>
            </Stack>
            {people.map((person) => {
              const requestee = requestees.find(({ position }) => position === person.position);
              return requestee ? <Person key={person.position} {...{ person, requestee, hrefOf, send }} /> : null;
            })}
            {others.map(({ position, nationality, verdict }) => (
              <Note key={position} tone="info">
                {verdict === 'impossible'
                  ? m.visarequest_other_impossible({ number: position + 1, country: countryName(nationality) })
                  : m.visarequest_other_free({ number: position + 1, country: countryName(nationality) })}
              </Note>
            ))}
            <Stack as="section" gap={3}>
              <Speed
                speeds={speeds}
                value={chosen}
                {...{ isPlaced, isFixed }}
                onChange={(other) => send({ type: 'processing.choose', processing: other })}
              />
              <Status>{problem && !isReopened ? <ProblemNote problem={problem} /> : null}</Status>
            </Stack>
          </Stack>
          <aside>
            <Stack gap={4}>
              <Card gap={4}>
                <h2 className="strong">{m.visarequest_send_title()}</h2>
                {total ? (
                  <PriceLines
                    lines={[
                      ...(paying === 0
                        ? []
                        : [
                            {
                              label:
                                paying === 1
                                  ? m.visarequest_send_people_one({ speed: speedWord(chosen) })
                                  : m.visarequest_send_people({ count: paying, speed: speedWord(chosen) }),
                              amount: total,
                            },
                          ]),
                      ...(given === 0
                        ? []
                        : [
                            {
                              label:
                                given === 1
                                  ? m.visarequest_send_given_one()
                                  : m.visarequest_send_given({ count: given }),
                              amount: times(total, 0),
                            },
                          ]),
                      { label: m.visarequest_stamp(), amount: m.visarequest_stamp_text() },
                    ]}
                    sum={{ label: m.visarequest_total_now(), amount: formatMoney(total) }}
                  />
                ) : null}
                <Button
                  kind="primary"
                  isWide
                  isBusy={next === 'contact'}
                  aria-disabled={!isWhole}
                  aria-describedby={isWhole ? undefined : 'visa-left'}
                  onClick={() => isWhole && send({ type: 'contact.show' })}
                >
                  {m.visarequest_check()}
                </Button>
                {isWhole ? null : (
                  <p className="small quiet" id="visa-left">
                    {m.visarequest_check_closed({ count: left })}
                  </p>
                )}
                {given === 0 ? null : <p className="small quiet">{m.visarequest_send_given_note()}</p>}
                <p className="small quiet">{m.visarequest_stamp_note()}</p>
              </Card>
              <ItineraryCard orderId={view.orderId} verdicts={people.map(({ verdict }) => verdict)} />
              <Note tone="info" icon="lock">
                {m.visarequest_aside_lock()}
              </Note>
            </Stack>
          </aside>
        </Split>
      </Wrap>
    </Section>
  );
}

type PersonProps = Pick<Props, 'hrefOf' | 'send'> & {
  readonly person: VisaPerson;
  readonly requestee: VisaRequestee;
};

function Person({ person, requestee: { left }, hrefOf, send }: PersonProps) {
  const name = personName(person);
  const { position } = person;
  return (
    <Stack as="section" gap={3}>
      <Row isSpread align="base">
        <h2 className="strong">
          {name}, {countryName(person.nationality)}
        </h2>
        <span className="quiet small">
          {m.visarequest_done_of({ done: VISA_PAGE_ORDER.length - left.length, count: VISA_PAGE_ORDER.length })}
        </span>
      </Row>
      {person.verdict === 'guidedTour' && !person.answers.guide ? (
        <Note
          tone="info"
          icon="users"
          action={
            <a
              {...buttonLook({ size: 's' })}
              href={hrefOf(position, 'trip')}
              onClick={onPlainClick(() => send({ type: 'page.open', position, page: 'trip' }))}
            >
              {m.visarequest_guide_name()}
            </a>
          }
        >
          {m.visarequest_guide_missing()}
        </Note>
      ) : null}
      <ol className={css.tasks}>
        {VISA_PAGE_ORDER.map((task, index) => (
          <li key={task}>
            <span className={css.n}>{index + 1}</span>
            <a
              href={hrefOf(position, task)}
              aria-label={m.visarequest_task_label({ task: PAGE_WORDS[task](), name })}
              onClick={onPlainClick(() => send({ type: 'page.open', position, page: task }))}
            >
              {PAGE_WORDS[task]()}
            </a>
            <TaskTag isLeft={left.includes(task)} isBegun={person.begun.includes(task)} />
            {saidOf(task, person) ? <p className={css.what}>{saidOf(task, person)}</p> : null}
          </li>
        ))}
      </ol>
    </Stack>
  );
}

const TaskTag = ({ isLeft, isBegun }: { readonly isLeft: boolean; readonly isBegun: boolean }) =>
  isLeft ? (
    <Tag {...(isBegun ? { tone: 'accent' } : {})}>
      {isBegun ? m.visarequest_task_begun() : m.visarequest_task_todo()}
    </Tag>
  ) : (
    <Tag tone="done">{m.visarequest_task_done()}</Tag>
  );

/** Summary of a page's answers; '' if there is nothing to show. Never a passport number. */
function saidOf(page: VisaPage, { answers }: VisaPerson): string {
  if (page === 'job') return answers.jobTitle ?? '';
  if (page === 'trip') return answers.itinerary ?? '';
  return '';
}
