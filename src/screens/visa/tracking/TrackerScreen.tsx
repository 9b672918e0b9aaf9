import { useRef } from 'react';
import { formatMoney, type Money } from '#domain/core/money.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import { ORDER_PASSPORT_DAYS } from '#domain/core/retention.ts';
import { addDays, formatFullDay } from '#domain/core/time.ts';
import type { VisaTrackingView } from '#machines/visa/visa-tracking/stages.ts';
import { m } from '#src/copy/generated/messages.js';
import { ProblemNote } from '#src/screens/core/booking/ProblemNote.tsx';
import { TrackWay } from '#src/screens/core/tracking/TrackWay.tsx';
import { ItineraryCard } from '#src/screens/visa/ItineraryCard.tsx';
import { personName } from '#src/screens/visa/request/person-name.ts';
import { Correction } from '#src/screens/visa/tracking/Correction.tsx';
import { codeTrouble } from '#src/screens/visa/tracking/code-trouble.ts';
import { type CodedPerson, Letters } from '#src/screens/visa/tracking/Letters.tsx';
import { RequestHistory } from '#src/screens/visa/tracking/RequestHistory.tsx';
import css from '#src/screens/visa/tracking/Track.module.css';
import { trackSteps } from '#src/screens/visa/tracking/track-steps.ts';
import { TRACK_WORDS, WHY_REFUSED } from '#src/screens/visa/tracking/track-words.ts';
import type { TrackedPage, TrackedPerson } from '#src/screens/visa/tracking/tracked-page.ts';
import type { TrackerScreenProps } from '#src/screens/visa/tracking/tracker-props.ts';
import { buttonLook } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Hints } from '#src/ui/Hints.tsx';
import { Row, Section, Split, Stack, Wrap } from '#src/ui/layout.tsx';
import { Note } from '#src/ui/Note.tsx';
import { PriceLines } from '#src/ui/Price.tsx';
import { Status } from '#src/ui/Status.tsx';
import { Tag } from '#src/ui/Tag.tsx';
import { useStayingFocus } from '#src/ui/useStayingFocus.ts';

/** `/iran-visa/issue/{orderId}`: status of each person, corrections, codes, refund. */
export function TrackerScreen(props: TrackerScreenProps) {
  const { view, page, check, typedBefore, onCorrection, pictureOf, pageUrl, Code, onPrint, send } = props;
  const { kind, asked, isOffline, lost } = view;
  const { people, promisedOn, paid, back, withdrawal } = page;
  const isOver = kind === 'refunding' || kind === 'refunded';
  const words = TRACK_WORDS[isOver && people.some(({ outcome }) => outcome !== 'refused') ? 'withdrawn' : kind];
  const [firstAsked] = asked;
  const who = people.find(({ position }) => position === firstAsked?.position);
  const coded = people.filter((person): person is CodedPerson => person.code !== null);
  const letters = coded.length > 0 ? <Letters people={coded} {...{ page, pageUrl, Code, onPrint }} /> : null;
  const box = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLHeadingElement>(null);
  // A correction disappears once answered.
  useStayingFocus(box, head);
  return (
    <Section isTight>
      <Wrap>
        <div ref={box}>
          <Stack gap={6}>
            <Stack gap={2}>
              <Row>
                <Tag tone={words.tone}>{words.tag()}</Tag>
                <span className="quiet small">
                  {m.visarequest_request()} <span className="code">{page.reference}</span>
                </span>
              </Row>
              <Status>
                <h1 ref={head} tabIndex={-1}>
                  {words.title({ name: who ? personName(who) : '', count: coded.length })}
                </h1>
              </Status>
              <p className="quiet">
                {words.text(people.length)}{' '}
                {promisedOn && asked.length === 0 && kind !== 'issued' && kind !== 'cancelled' && !isOver
                  ? m.visarequest_track_promise({ day: formatFullDay(promisedOn) })
                  : null}
              </p>
              {coded.map((person) => {
                const text = codeTrouble(person, page);
                return text === null ? null : (
                  <Note key={person.position} tone="stop">
                    {text}
                  </Note>
                );
              })}
              {lost ? (
                <ProblemNote problem={lost} />
              ) : isOffline ? (
                <Note tone="warn">{m.visarequest_track_offline()}</Note>
              ) : null}
            </Stack>
            {asked.length > 0 ? null : letters}
            <div className={css.sheet}>
              <Split>
                <Stack gap={6}>
                  {asked.map(({ position }) => {
                    const person = people.find((one) => one.position === position);
                    return person?.correction ? (
                      <Correction
                        key={position}
                        person={person}
                        residence={page.residence}
                        correction={person.correction}
                        sent={view.correction}
                        {...{ check, typedBefore, onCorrection, pictureOf, send }}
                      />
                    ) : null;
                  })}
                  <div className="noprint">
                    <Stack as="section" gap={3}>
                      <h2>{m.visarequest_track_where()}</h2>
                      <div>
                        {people.map((person) => (
                          <Way key={person.position} kind={kind} person={person} page={page} />
                        ))}
                      </div>
                    </Stack>
                  </div>
                </Stack>
                <aside>
                  <Stack gap={4}>
                    {paid ? (
                      <div className="noprint">
                        <Card gap={4}>
                          <h2 className="strong">{m.visarequest_paid()}</h2>
                          <PriceLines
                            lines={[{ label: m.visarequest_stamp(), amount: m.visarequest_stamp_text() }]}
                            sum={{ label: m.visarequest_paid_total(), amount: paid }}
                          />
                        </Card>
                      </div>
                    ) : null}
                    <div className="noprint">
                      <RequestHistory people={people} />
                    </div>
                    {withdrawal ? <Withdrawal refund={withdrawal} href={page.orderHref} /> : null}
                    {back ? (
                      <Card gap={2}>
                        <h2 className="strong">{m.visarequest_back_title()}</h2>
                        <p>{m.visarequest_back_text({ amount: formatMoney(back) })}</p>
                      </Card>
                    ) : null}
                    <ItineraryCard
                      orderId={view.orderId}
                      verdicts={isOver ? [] : people.map(({ verdict }) => verdict)}
                    />
                    {coded.length > 0 ? (
                      <div className="noprint">
                        <Desk trip={page} isInsured={coded.every((person) => isInsured(person, page))} />
                      </div>
                    ) : null}
                    <div className="noprint">
                      <Ask href={page.askHref} />
                    </div>
                    {page.keptUntil ? (
                      <div className="noprint">
                        <Note icon="lock">
                          {m.visarequest_kept_until({ days: ORDER_PASSPORT_DAYS, day: formatFullDay(page.keptUntil) })}
                        </Note>
                      </div>
                    ) : null}
                  </Stack>
                </aside>
              </Split>
            </div>
            {asked.length > 0 ? letters : null}
          </Stack>
        </div>
      </Wrap>
    </Section>
  );
}

type WayProps = {
  readonly kind: VisaTrackingView['kind'];
  readonly person: TrackedPerson;
  readonly page: TrackedPage;
};

const Way = ({ kind, person, page }: WayProps) => (
  <TrackWay
    name={personName(person)}
    tag={<PersonTag kind={kind} person={person} />}
    steps={trackSteps(kind, person, page)}
  >
    {person.refusal ? <p className="small">{WHY_REFUSED[person.refusal]()}</p> : null}
  </TrackWay>
);

/** Stage of one person, which may differ from the others'. */
const PersonTag = ({ kind, person: { outcome, stage } }: Pick<WayProps, 'kind' | 'person'>) => {
  if (outcome === 'refused') return <Tag tone="stop">{m.visarequest_tag_refused()}</Tag>;
  if (outcome === 'codeIssued') return <Tag tone="done">{m.visarequest_tag_issued()}</Tag>;
  const { tone, tag } = TRACK_WORDS[stage ?? kind];
  return <Tag tone={tone}>{tag()}</Tag>;
};

type WithdrawalProps = { readonly refund: Money; readonly href: string };

/** The request can be cancelled until all are decided; shows the refund first. */
const Withdrawal = ({ refund, href }: WithdrawalProps) => (
  <div className="noprint">
    <Card gap={3}>
      <h2 className="strong">{m.visarequest_withdraw_title()}</h2>
      <p className="small">
        {refund.amount > 0
          ? m.visarequest_withdraw_text({ amount: formatMoney(refund) })
          : m.visarequest_withdraw_nothing()}
      </p>
      <Row>
        <a {...buttonLook({ size: 's' })} href={href}>
          {m.visarequest_withdraw()}
        </a>
      </Row>
    </Card>
  </div>
);

const Ask = ({ href }: { readonly href: string }) => (
  <Card gap={3}>
    <h2 className="strong">{m.visarequest_ask_title()}</h2>
    <p className="small">{m.visarequest_ask_text()}</p>
    <Row>
      <a {...buttonLook({ size: 's' })} href={href}>
        {m.visarequest_ask()}
      </a>
    </Row>
  </Card>
);

type Days = Pick<TrackedPage, 'arrival' | 'days'>;

/** Somebody whose policy covers each day of the visa. */
const isInsured = ({ insured = [] }: TrackedPerson, { arrival, days }: Days): boolean =>
  insured.some(({ from, to }) => from <= arrival && addDays(arrival, days - 1) <= to);

/** `trip`: its days are those that an insurance is for; `isInsured`: all have one for them. */
const Desk = ({
  trip: { arrival, days },
  isInsured: isCovered,
}: {
  readonly trip: Days;
  readonly isInsured: boolean;
}) => (
  <Card gap={3}>
    <h2 className="strong">{m.visarequest_desk()}</h2>
    <Hints
      hints={[
        { id: 'letter', icon: 'print', text: m.visarequest_desk_letter() },
        { id: 'passport', icon: 'scan', text: m.visarequest_desk_passport() },
        {
          id: 'insurance',
          icon: 'shield-plus',
          text: isCovered ? (
            m.visarequest_desk_insured()
          ) : (
            <a href={pathTo.insurance({ firstDay: arrival, days })}>{m.visarequest_desk_insurance()}</a>
          ),
        },
        { id: 'hotel', icon: 'bed', text: m.visarequest_desk_hotel() },
        { id: 'ticket', icon: 'plane', text: m.visarequest_desk_ticket() },
        { id: 'stamp', icon: 'wallet', text: m.visarequest_desk_stamp() },
      ]}
    />
  </Card>
);
