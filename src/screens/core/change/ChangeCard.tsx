import type { OrderChangeView } from '#machines/core/order-change/view.ts';
import { m } from '#src/copy/generated/messages.js';
import { problemText } from '#src/copy/problems.ts';
import { StepUpCard } from '#src/screens/accounts/profile/StepUpCard.tsx';
import { ActionNotice } from '#src/screens/core/booking/ActionNotice.tsx';
import type { OrderCore } from '#src/screens/core/booking/order.ts';
import { ProblemNote } from '#src/screens/core/booking/ProblemNote.tsx';
import { ChangeQuote } from '#src/screens/core/change/ChangeQuote.tsx';
import type { ChangeCardProps } from '#src/screens/core/change/change-props.ts';
import type { ChangeParts } from '#src/screens/core/change/change-slots.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Row, Stack } from '#src/ui/layout.tsx';
import { Note } from '#src/ui/Note.tsx';
import { Status } from '#src/ui/Status.tsx';

/** Asks for a change of an issued order, shows what it costs or gives, and makes it. */
export function ChangeCard<O extends OrderCore>(props: ChangeCardProps<O>) {
  const { view } = props;
  return (
    <Card as="section" gap={5} id="change" aria-labelledby="change-title">
      <h2 id="change-title" className="strong">
        {m.profile_change_title()}
      </h2>
      {/* Buttons disappear when clicked: the focus moves to what came. */}
      <ActionNotice of={view.kind === 'asking' ? view.asked : view.kind}>
        <Stack gap={5}>{partOf(props)}</Stack>
      </ActionNotice>
    </Card>
  );
}

function partOf<O extends OrderCore>(props: ChangeCardProps<O>) {
  const { view, order, parts, send } = props;
  switch (view.kind) {
    case 'idle':
      return <Entries {...props} view={view} />;
    case 'asking':
      return parts ? <Asking {...props} view={view} parts={parts} /> : <Loading />;
    case 'quoted':
      return parts && order.change ? (
        <ChangeQuote {...props} view={view} parts={parts} change={order.change} />
      ) : (
        <Loading />
      );
    case 'changing':
      return (
        <Status>
          <Note tone="info">
            {parts && order.change
              ? parts.words.changing({ order, change: order.change })
              : m.profile_change_changing()}
          </Note>
        </Status>
      );
    case 'failed':
      return (
        <Status>
          <Note
            tone="stop"
            action={
              <Button size="s" onClick={() => send({ type: 'change.retry' })}>
                {m.issue_retry()}
              </Button>
            }
          >
            {view.problem ? problemText(view.problem) : null}
          </Note>
        </Status>
      );
  }
}

const Loading = () => <p className="quiet">{m.profile_change_loading()}</p>;

type Part<O extends OrderCore, K extends OrderChangeView['kind']> = Omit<ChangeCardProps<O>, 'view'> & {
  readonly view: Extract<OrderChangeView, { kind: K }>;
};

function Entries<O extends OrderCore>({ view, order, slots, parts, send }: Part<O, 'idle'>) {
  return (
    <>
      <Status>
        <Ended ended={view.ended} order={order} parts={parts} />
        {view.problem ? <ProblemNote problem={view.problem} /> : null}
      </Status>
      <Row>
        {slots.entriesOf(order).map(({ kind, text }) => (
          <Button key={kind} onClick={() => send({ type: 'change.open', asked: kind })}>
            {text}
          </Button>
        ))}
      </Row>
    </>
  );
}

type EndedProps<O extends OrderCore> = Pick<ChangeCardProps<O>, 'order' | 'parts'> & {
  readonly ended: Extract<OrderChangeView, { kind: 'idle' }>['ended'];
};

/** How the last change ended; in the words of the product as soon as they are here. */
function Ended<O extends OrderCore>({ ended, order, parts }: EndedProps<O>) {
  const props = order.change ? { order, change: order.change } : null;
  const words = props && parts ? { ...parts.words, props } : null;
  switch (ended) {
    case null:
      return null;
    case 'done':
      return <Note tone="done">{words ? words.done(words.props) : m.profile_change_done()}</Note>;
    case 'refused':
      return <Note tone="stop">{words ? words.refused(words.props) : m.profile_change_refused()}</Note>;
    case 'lapsed':
      return <Note tone="warn">{words ? words.lapsed() : m.profile_change_lapsed()}</Note>;
    case 'overtaken':
      return <Note tone="warn">{m.profile_change_overtaken()}</Note>;
  }
}

type WithParts<O extends OrderCore> = { readonly parts: ChangeParts<O> };

function Asking<O extends OrderCore>(props: Part<O, 'asking'> & WithParts<O>) {
  const { view, order, parts, clock, reads, send, onAsk, onVerify } = props;
  const { Form, words } = parts;
  const { asked, isQuoting, stepUp, problem } = view;
  // What is wrong with a field stands at the field.
  const isAtField = view.faults.length > 0;
  return (
    <>
      <Stack gap={2}>
        <h3>{words.title(asked, order)}</h3>
        <p className="quiet">{words.lead(asked, order)}</p>
      </Stack>
      <Status>{problem && !isAtField ? <ProblemNote problem={problem} /> : null}</Status>
      {/* What is typed stays, while a code is asked for too. */}
      <Form
        key={asked}
        kind={asked}
        order={order}
        shown={view}
        isBusy={isQuoting || stepUp !== null}
        reads={reads}
        onAsk={onAsk}
      />
      {stepUp ? (
        <StepUpCard
          view={stepUp}
          clock={clock}
          onVerify={onVerify}
          onResend={() => send({ type: 'code.resend' })}
          onCancel={() => send({ type: 'change.drop' })}
        />
      ) : (
        <Row>
          <Button kind="link" onClick={() => send({ type: 'change.close' })}>
            {words.keep(order, { kind: asked, change: null })}
          </Button>
        </Row>
      )}
    </>
  );
}
