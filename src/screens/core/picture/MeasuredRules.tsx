import { type ReactNode, useId } from 'react';
import { mustBeUpright } from '#domain/core/picture-rules.ts';
import type { UploadView } from '#machines/core/upload/view.ts';
import { m } from '#src/copy/generated/messages.js';
import { type MeasuredRule, measuredRules, type RuleState } from '#src/screens/core/picture/measured-rules.ts';
import { kB, type PictureLook } from '#src/screens/core/picture/picture-words.ts';
import css from '#src/screens/core/picture/Window.module.css';
import { Icon } from '#src/ui/Icon.tsx';
import type { IconName } from '#src/ui/icon-names.ts';

const STATES: Readonly<Record<RuleState, { readonly icon: IconName; readonly words: () => string }>> = {
  met: { icon: 'circle-check', words: m.picture_met },
  notMet: { icon: 'alert', words: m.picture_not_met },
  notKnown: { icon: 'clock', words: m.picture_not_known },
};

function textsOf(rule: MeasuredRule, { rules, words }: PictureLook): readonly [name: string, need: string] {
  const { minWidth, minHeight, bytes } = rules;
  switch (rule) {
    case 'shape':
      return [
        mustBeUpright(rules) ? m.picture_rule_upright() : m.picture_rule_side(),
        m.picture_rule_size_need({ width: minWidth, height: minHeight }),
      ];
    case 'bytes':
      return [m.picture_rule_bytes(), m.picture_rule_bytes_need({ min: kB(bytes.min), max: kB(bytes.max) })];
    case 'colour':
      return [m.picture_rule_colour(), m.picture_rule_colour_need()];
    case 'light':
      return [m.picture_rule_light(), words.light()];
    case 'background':
      return [m.picture_rule_background(), m.picture_rule_background_need()];
    case 'sharp':
      return [m.picture_rule_sharp(), words.sharp()];
  }
}

type Props = { readonly look: PictureLook; readonly view: UploadView; readonly children: ReactNode };

/** The measured rules; `children`: what nobody measures. */
export function MeasuredRules({ look, view, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="strong">
        {m.picture_measured()}
      </h2>
      <ul className={css.rules}>
        {measuredRules(look.rules, view).map(({ rule, state }) => {
          const [name, need] = textsOf(rule, look);
          const { icon, words } = STATES[state];
          return (
            <li key={rule} data-state={state}>
              <Icon name={icon} />
              <span>
                <strong className="small">{name}</strong>
                <span className="small quiet">{need}</span>
              </span>
              <span className="small">{words()}</span>
            </li>
          );
        })}
      </ul>
      {children}
    </section>
  );
}
