import type { HelpAnswer } from '#src/screens/core/help/answer.ts';
import css from '#src/screens/core/help/Help.module.css';

type AnswersProps = {
  readonly of: readonly HelpAnswer[];
  readonly onLeave?: () => void;
};

export const Answers = ({ of, onLeave }: AnswersProps) => (
  <div className={css.answers}>
    {of.map(({ id, question, text, link }) => (
      <details key={id}>
        <summary>{question()}</summary>
        <p className="small quiet">{text()}</p>
        <p className="small">
          <a href={link.href} onClick={onLeave}>
            {link.text()}
          </a>
        </p>
      </details>
    ))}
  </div>
);
