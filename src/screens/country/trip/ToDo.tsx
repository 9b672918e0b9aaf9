import { formatDay } from '#domain/core/time.ts';
import type { TripFinding } from '#domain/country/trip.ts';
import { m } from '#src/copy/generated/messages.js';
import { findingWords } from '#src/screens/country/trip/finding-words.ts';
import css from '#src/screens/country/trip/Trip.module.css';
import { Stack } from '#src/ui/layout.tsx';
import { CheckField } from '#src/ui/Tick.tsx';

type Props = {
  readonly findings: readonly TripFinding[];
  readonly done: readonly string[];
  readonly onDone: (id: string, isDone: boolean) => void;
};

/** Findings that this site cannot resolve: what, by when, and whether done. */
export const ToDo = ({ findings, done, onDone }: Props) =>
  findings.length === 0 ? null : (
    <Stack as="section" gap={2}>
      <h3>{m.trip_todo()}</h3>
      <p className="small quiet">{m.trip_todo_lead()}</p>
      <ul className={css.todo}>
        {findings.map((finding) => {
          const { title, text, links } = findingWords(finding, null);
          const day = formatDay(finding.day);
          return (
            <li key={finding.id} data-done={done.includes(finding.id) ? '' : undefined}>
              <CheckField
                id={`done ${finding.id}`.replaceAll(' ', '-')}
                name="done"
                label={title}
                hint={text}
                aside={finding.kind === 'closed' ? m.trip_todo_on({ day }) : m.trip_todo_by({ day })}
                checked={done.includes(finding.id)}
                onChange={(isDone) => onDone(finding.id, isDone)}
              />
              {links.map((link) => (
                <a key={link.href} className="small noprint" href={link.href}>
                  {link.text}
                </a>
              ))}
            </li>
          );
        })}
      </ul>
    </Stack>
  );
