import { clockOf, dayOf, formatFullDay } from '#domain/core/time.ts';
import type { components } from '#openapi/generated/types.ts';
import { m } from '#src/copy/generated/messages.js';
import css from '#src/screens/core/contact/conversation/Thread.module.css';

type Text = components['schemas']['ConversationText'];
type Props = {
  readonly texts: readonly Text[];
  /** The reader's own texts are aligned to the end. */
  readonly reader: 'traveller' | 'desk';
};

const isOf = (reader: Props['reader'], { by }: Text) => (reader === 'desk') === (by !== null);

/** Texts, oldest first, with a date at each new day. New texts are announced. */
export const Thread = ({ texts, reader }: Props) => (
  <div role="log" aria-label={m.conversation_texts()}>
    <ol className={css.thread}>
      {texts.map((text, index) => {
        const before = texts[index - 1];
        const isNewDay = before === undefined || dayOf(before.at) !== dayOf(text.at);
        return (
          // Texts are only appended.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={index} data-own={isOf(reader, text) ? '' : undefined}>
            {isNewDay ? (
              <p className={`small quiet ${css.day}`}>{m.conversation_day({ day: formatFullDay(dayOf(text.at)) })}</p>
            ) : null}
            <p className={css.text} dir="auto">
              {text.text}
            </p>
            <p className="small quiet">{byText(text, reader)}</p>
          </li>
        );
      })}
    </ol>
  </div>
);

function byText(text: Text, reader: Props['reader']): string {
  const time = clockOf(text.at);
  if (isOf(reader, text)) return m.conversation_by_you({ time });
  return text.by === null ? m.conversation_by_traveller({ time }) : m.conversation_by_desk({ name: text.by, time });
}
