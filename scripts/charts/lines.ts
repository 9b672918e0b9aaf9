import type { EdgeKind, Line } from '../../stories/support/chart/layout.ts';
import type { Saying } from './model.ts';
import { textWidth } from './text-width.ts';

export const SMALL = 11;
/** A longer line breaks before a guard or an action, px. Wide labels make wide drawings. */
const LONGEST = 150;
/** In a box with states inside there is space. */
export const LONGEST_IN_GROUP = 400;
const ICON = 15;

const headOf = ({ text, guard }: Line) => [text, guard && `[${guard}]`].filter(Boolean).join(' ');
/** In px. */
export const lineWidth = (line: Line): number =>
  textWidth([headOf(line), line.actions].filter(Boolean).join(' '), SMALL);

const hasIcon = (kind: EdgeKind): boolean => kind === 'done' || kind === 'error' || kind === 'time';
export const iconWidth = (kind: EdgeKind): number => (hasIcon(kind) ? ICON : 0);

/** The lines in which it is written: guard and actions stay beside their event while there is space. */
export function linesOf({ text, guard, actions, transition }: Saying, longest = LONGEST): Line[] {
  const nothing: Line = { text: '', guard: '', actions: '', transition };
  const lines: Line[] = [{ ...nothing, text }];
  const add = (longer: (line: Line) => Line) => {
    const last = lines.at(-1) ?? nothing;
    const fits = lineWidth(last) === 0 || lineWidth(longer(last)) <= longest;
    lines.splice(fits ? -1 : lines.length, fits ? 1 : 0, longer(fits ? last : nothing));
  };
  if (guard) add((line) => ({ ...line, guard }));
  for (const [index, action] of actions.entries()) {
    const word = `${index === 0 ? '/ ' : ''}${action}${index < actions.length - 1 ? ',' : ''}`;
    add((line) => ({ ...line, actions: [line.actions, word].filter(Boolean).join(' ') }));
  }
  return lines;
}
