import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { CONTACT_LENGTH, CONTACT_TOPICS, type ContactDraft, type ContactTopic } from '#domain/core/contact-message.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import { CONTACT_DAYS } from '#domain/core/retention.ts';
import { EMERGENCY_NUMBERS } from '#domain/country/emergency.ts';
import type { ContactEvent, ContactFault } from '#machines/core/contact/types.ts';
import type { ContactView } from '#machines/core/contact/view.ts';
import { m } from '#src/copy/generated/messages.js';
import { problemText } from '#src/copy/problems.ts';
import { ActionNotice } from '#src/screens/core/booking/ActionNotice.tsx';
import css from '#src/screens/core/contact/Contact.module.css';
import { contactFaultText, contactProblemText, TOPIC_WORDS } from '#src/screens/core/contact/contact-words.ts';
import {
  OwnConversations,
  type OwnConversationsProps,
} from '#src/screens/core/contact/conversation/OwnConversations.tsx';
import { Breadcrumbs } from '#src/ui/Breadcrumbs.tsx';
import { Button, buttonLook } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { ErrorSummary } from '#src/ui/ErrorSummary.tsx';
import { FieldGrid, layoutClass, Row, Section, Split, Stack, Wrap } from '#src/ui/layout.tsx';
import { NeedsScript } from '#src/ui/NeedsScript.tsx';
import { Note } from '#src/ui/Note.tsx';
import { Status } from '#src/ui/Status.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { RadioGroup } from '#src/ui/Tick.tsx';
import { useFaultFocus } from '#src/ui/useFaultFocus.ts';

export type ContactScreenProps = {
  readonly view: ContactView;
  readonly draft: ContactDraft;
  /** The order in the URL, if the visitor may see it. */
  readonly order: { readonly title: string; readonly reference: string } | null;
  readonly conversations: OwnConversationsProps['conversations'];
  /** Staff read the messages. */
  readonly isRead: boolean;
  /** Faults by the server's rules. */
  readonly check: () => readonly ContactFault[];
  readonly onChange: (change: Partial<ContactDraft>) => void;
  readonly send: (event: ContactEvent) => void;
};

const idOf = (field: string) => `contact-${field}`;

/** `/contact`: a message to us, about an order if one is known. */
export const ContactScreen = (props: ContactScreenProps) => (
  <Section isTight>
    <Wrap>
      <Stack gap={5}>
        <Breadcrumbs above={[{ href: pathTo.home(), text: m.visa_crumb_home() }]} here={m.contact_title()} />
        <Stack gap={2}>
          <h1>{m.contact_title()}</h1>
          <p className="quiet">{m.contact_lede()}</p>
        </Stack>
        {props.isRead || props.view.kind === 'sent' ? null : <Note tone="warn">{m.contact_unread()}</Note>}
        <Split>
          <Status>
            {props.view.kind === 'sent' ? (
              <Sent kept={props.view.kept} onAnother={() => props.send({ type: 'message.another' })} />
            ) : null}
          </Status>
          {props.view.kind === 'writing' ? <Form {...props} view={props.view} /> : null}
          <aside>
            <Stack gap={5}>
              <OwnConversations conversations={props.conversations} />
              <Faster />
            </Stack>
          </aside>
        </Split>
      </Stack>
    </Wrap>
  </Section>
);

type FormProps = Omit<ContactScreenProps, 'view'> & { readonly view: Extract<ContactView, { kind: 'writing' }> };

function Form({ view, draft, order, check, onChange, send }: FormProps) {
  const { faults, focusAsked, isSending, problem } = view;
  const summary = useRef<HTMLDivElement>(null);
  useFaultFocus(focusAsked, summary, faults[0] && idOf(faults[0].field));
  const errorOf = (field: keyof ContactDraft) => {
    const fault = faults.find((one) => one.field === field);
    return fault ? { error: contactFaultText(fault, draft[field]) } : {};
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send({ type: 'message.send', faults: check() });
  };
  const typed = (change: Partial<ContactDraft>) => {
    onChange(change);
    send({ type: 'message.change' });
  };
  return (
    // POST, so that a submit before hydration puts no values into the URL.
    <form
      className={layoutClass.stack}
      data-gap={5}
      method="post"
      noValidate
      onSubmit={submit}
      aria-label={m.contact_title()}
    >
      <ErrorSummary
        ref={summary}
        problems={faults.map((fault) => ({
          fieldId: idOf(fault.field),
          text: contactProblemText(fault),
        }))}
      />
      <RadioGroup
        id={idOf('topic')}
        name="topic"
        label={m.contact_topic()}
        options={CONTACT_TOPICS.map((value) => ({ value, label: TOPIC_WORDS[value]() }))}
        value={draft.topic}
        {...errorOf('topic')}
        onChange={(topic) => typed({ topic: topic as ContactTopic })}
      />
      {order ? (
        <div className={css.about}>
          <p className="strong">{order.title}</p>
          <p className="small quiet">
            {m.contact_order()} <span className="code">{order.reference}</span>
          </p>
        </div>
      ) : null}
      <TextArea
        id={idOf('message')}
        name="message"
        label={m.contact_message()}
        hint={m.contact_message_hint()}
        rows={7}
        value={draft.message}
        {...errorOf('message')}
        onChange={(message) => typed({ message })}
      />
      {draft.message.length > CONTACT_LENGTH.message / 2 ? (
        <p className="small quiet">
          {m.contact_message_left({ count: Math.max(0, CONTACT_LENGTH.message - draft.message.length) })}
        </p>
      ) : null}
      <FieldGrid>
        <TextField
          id={idOf('name')}
          name="name"
          label={m.contact_name()}
          autoComplete="name"
          value={draft.name}
          {...errorOf('name')}
          onChange={(name) => typed({ name })}
        />
        <TextField
          id={idOf('email')}
          name="email"
          type="email"
          label={m.contact_email()}
          autoComplete="email"
          spellCheck={false}
          value={draft.email}
          {...errorOf('email')}
          onChange={(email) => typed({ email })}
        />
      </FieldGrid>
      <ActionNotice of={problem}>
        <Status>{problem ? <Note tone="stop">{problemText(problem)}</Note> : null}</Status>
      </ActionNotice>
      <NeedsScript text={m.contact_noscript} />
      <Row>
        <Button type="submit" kind="primary" size="l" isBusy={isSending}>
          {m.contact_send()}
        </Button>
        <span className="small quiet">{m.contact_limit()}</span>
      </Row>
      <p className="small quiet">{m.contact_kept({ days: CONTACT_DAYS })}</p>
    </form>
  );
}

type SentProps = {
  readonly kept: Extract<ContactView, { kind: 'sent' }>['kept'];
  readonly onAnother: () => void;
};

function Sent({ kept: { conversationId, number, isRead }, onAnother }: SentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack gap={4}>
      <Note tone={isRead ? 'done' : 'warn'}>
        <h2 className="strong" ref={heading} tabIndex={-1}>
          {m.contact_sent_title()} <span className="code">{number}</span>
        </h2>
        <p>{isRead ? m.contact_sent_text() : m.contact_sent_unread()}</p>
      </Note>
      <Row>
        <a {...buttonLook()} href={pathTo.conversation(conversationId)}>
          {m.contact_sent_open()}
        </a>
        <Button kind="quiet" onClick={onAnother}>
          {m.contact_another()}
        </Button>
      </Row>
    </Stack>
  );
}

const Faster = (): ReactNode => (
  <Card gap={3}>
    <h2 className="strong">{m.contact_faster()}</h2>
    <p>
      <a href={pathTo.findBooking()}>{m.contact_faster_booking()}</a>
    </p>
    <p>
      <a href={pathTo.flightRules({}, 'refunds')}>{m.contact_faster_refunds()}</a>
    </p>
    <p>
      <a href={pathTo.post('emergency-numbers')}>{m.contact_faster_emergency()}</a>
    </p>
    <p className="small quiet">{m.contact_faster_emergency_text(EMERGENCY_NUMBERS)}</p>
  </Card>
);
