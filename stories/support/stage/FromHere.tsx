import type { Step } from '#machines/trace/format.ts';
import { answerWords, type Choice } from './labels.ts';
import type { Scene } from './Player.ts';
import css from './Stage.module.css';
import { StepIcon } from './StepIcon.tsx';

type Props = { readonly scene: Scene; readonly onTake: (step: Step) => void };
type Group = { readonly title: string; readonly choices: readonly Choice[] };

export function FromHere({ scene: { choices }, onTake }: Props) {
  const groups = groupsOf(choices);
  return (
    <section className={css.here}>
      <h2>From here</h2>
      {groups.length === 0 ? <p>Nothing more: this is an end.</p> : null}
      {groups.map(({ title, choices: some }) => (
        <div key={title}>
          <h3>{title}</h3>
          <ul>
            {some.map((choice) => (
              <li key={choice.label}>
                <button type="button" data-kind={choice.kind} onClick={() => onTake(choice.step)}>
                  {choice.kind === 'event' ? null : <StepIcon kind={choice.kind} />}
                  {answerWords(choice)}
                </button>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function groupsOf(choices: readonly Choice[]): Group[] {
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) {
    const title = titleOf(choice.step);
    groups.set(title, [...(groups.get(title) ?? []), choice]);
  }
  return [...groups]
    .map(([title, some]) => ({ title, choices: some }))
    .sort((one, other) => RANKS.indexOf(one.title) - RANKS.indexOf(other.title));
}

const EVENTS = 'Somebody does';
const TIME = 'Time passes';
const ADDRESS = 'The address changes';
const OTHER_TAB = 'Another tab tells';
/** Pending actors come before all of these. */
const RANKS: readonly string[] = [TIME, EVENTS, ADDRESS, OTHER_TAB];

function titleOf(step: Step): string {
  switch (step.k) {
    case 'settle':
      return `${step.actor} answers`;
    case 'from':
    case 'timer':
      return TIME;
    case 'event':
      return step.event.type === 'route.shown' ? ADDRESS : step.event.type === 'order.arrived' ? OTHER_TAB : EVENTS;
  }
}
