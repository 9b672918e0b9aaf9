import { useMemo, useState } from 'react';
import { pathTo } from '#domain/core/page-paths.ts';
import { m } from '#src/copy/generated/messages.js';
import { OwnConversations } from '#src/screens/core/contact/conversation/OwnConversations.tsx';
import { Answers } from '#src/screens/core/help/Answers.tsx';
import { answersFor, findAnswers } from '#src/screens/core/help/answer.ts';
import css from '#src/screens/core/help/Help.module.css';
import type { HelpScreenProps } from '#src/screens/core/help/help-props.ts';
import { LateFailed } from '#src/screens/core/LateFailed.tsx';
import { Button, buttonLook } from '#src/ui/Button.tsx';
import { Row, Stack } from '#src/ui/layout.tsx';
import { TextField } from '#src/ui/TextField.tsx';

export type ShortAnswersProps = Pick<
  HelpScreenProps,
  'answers' | 'place' | 'posts' | 'conversations' | 'chat' | 'onAsk' | 'onTalk' | 'send' | 'onClose'
>;

/**
 * Questions for this page, a search of answers and blog, and ways to contact us. The panel's shell renders it too, so buttons have names by
 * which clicks are repeated.
 */
export function ShortAnswers({
  answers,
  place,
  posts,
  conversations,
  chat,
  onAsk,
  onTalk,
  send,
  onClose,
}: ShortAnswersProps) {
  const [typed, setTyped] = useState('');
  const ask = (next: string) => {
    setTyped(next);
    onAsk(next);
  };
  const isAsked = typed.trim() !== '';
  const found = useMemo(() => findAnswers(answers, typed), [answers, typed]);
  return (
    <>
      <OwnConversations conversations={conversations.list} onOpen={onTalk} />
      {conversations.hasFailed ? (
        <LateFailed onRetry={conversations.onRetry}>{m.help_talks_failed()}</LateFailed>
      ) : null}
      {/* Enter searches the blog; answers filter while typing. */}
      <search>
        <form action={pathTo.blogSearch()}>
          <TextField
            id="help-ask"
            name="q"
            type="search"
            dir="auto"
            label={m.help_ask()}
            placeholder={m.help_ask_hint()}
            autoComplete="off"
            enterKeyHint="search"
            value={typed}
            onChange={ask}
          />
        </form>
      </search>
      <div role="status" className="vh">
        {isAsked ? m.help_found({ count: found.length }) : null}
      </div>
      {isAsked ? (
        <>
          {found.length === 0 ? (
            <p className="quiet">{m.help_found_none()}</p>
          ) : (
            <Answers of={found} onLeave={onClose} />
          )}
          {posts.length > 0 ? <FromBlog posts={posts} onLeave={onClose} /> : null}
          <p className="small">
            <a href={pathTo.blogSearch({ q: typed.trim() })} onClick={onClose}>
              {m.help_found_blog({ typed: typed.trim() })}
            </a>
          </p>
        </>
      ) : (
        <Stack gap={2} as="section" aria-labelledby="help-here">
          <h3 id="help-here">{m.help_here()}</h3>
          <Answers of={answersFor(answers, place)} onLeave={onClose} />
        </Stack>
      )}
      <Row isSpread>
        <a {...buttonLook()} href={pathTo.contact()} onClick={onClose}>
          {m.help_contact()}
        </a>
        <a className="small" href={pathTo.help()} onClick={onClose}>
          {m.help_all()}
        </a>
      </Row>
      {chat ? <Chat {...chat} /> : null}
      <div className={css.report}>
        <p className="small quiet">{m.help_report_lead()}</p>
        <Row>
          <Button name="report" icon="alert" onClick={() => send({ type: 'report.open' })}>
            {m.help_report()}
          </Button>
        </Row>
      </div>
    </>
  );
}

const FromBlog = ({ posts, onLeave }: Pick<HelpScreenProps, 'posts'> & { readonly onLeave: () => void }) => (
  <Stack gap={2} as="section" aria-labelledby="help-blog">
    <h3 id="help-blog">{m.help_found_posts()}</h3>
    <Stack as="ul" gap={3}>
      {posts.map(({ slug, title, summary }) => (
        <li key={slug}>
          <a href={pathTo.post(slug)} onClick={onLeave}>
            {title}
          </a>
          <p className="small quiet">{summary}</p>
        </li>
      ))}
    </Stack>
  </Stack>
);

/** The operator is named beside the button: clicking it is the consent. */
const Chat = ({ host, frame, onOpen }: NonNullable<HelpScreenProps['chat']>) => (
  <Stack gap={2} as="section" aria-labelledby="help-chat">
    <h3 id="help-chat">{m.thirdparties_chat_title()}</h3>
    <p className="small quiet">{m.thirdparties_chat_lead({ host })}</p>
    {frame ?? (
      <Row>
        <Button name="chat" onClick={onOpen}>
          {m.thirdparties_chat_open({ host })}
        </Button>
      </Row>
    )}
  </Stack>
);
