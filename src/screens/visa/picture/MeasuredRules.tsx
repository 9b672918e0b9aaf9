import { useId } from 'react';
import { PICTURE_BYTES, PICTURE_RULES, type PictureKind } from '#domain/core/picture-rules.ts';
import type { UploadView } from '#machines/core/upload/view.ts';
import { m } from '#src/copy/generated/messages.js';
import { type MeasuredRule, measuredRules, type RuleState } from '#src/screens/visa/picture/measured-rules.ts';
import css from '#src/screens/visa/picture/Window.module.css';
import { kB } from '#src/screens/visa/request/picture-words.ts';
import { Icon } from '#src/ui/Icon.tsx';
import type { IconName } from '#src/ui/icon-names.ts';

const STATES: Readonly<Record<RuleState, { readonly icon: IconName; readonly words: () => string }>> = {
  met: { icon: 'circle-check', words: m.visarequest_pic_met },
  notMet: { icon: 'alert', words: m.visarequest_pic_not_met },
  notKnown: { icon: 'clock', words: m.visarequest_pic_not_known },
};

const sizeNeed = (kind: PictureKind) => {
  const { minWidth, minHeight } = PICTURE_RULES[kind];
  return m.visarequest_pic_rule_size_need({ width: minWidth, height: minHeight });
};
const bytesNeed = () => m.visarequest_pic_rule_bytes_need({ min: kB(PICTURE_BYTES.min), max: kB(PICTURE_BYTES.max) });

function wordsOf(rule: MeasuredRule, kind: PictureKind): readonly [name: string, need: string] {
  const isPhoto = kind === 'photo';
  switch (rule) {
    case 'shape':
      return [isPhoto ? m.visarequest_pic_rule_upright() : m.visarequest_pic_rule_side(), sizeNeed(kind)];
    case 'bytes':
      return [m.visarequest_pic_rule_bytes(), bytesNeed()];
    case 'colour':
      return [m.visarequest_pic_rule_colour(), m.visarequest_pic_rule_colour_need()];
    case 'light':
      return [
        m.visarequest_pic_rule_light(),
        isPhoto ? m.visarequest_pic_rule_light_photo() : m.visarequest_pic_rule_light_passport(),
      ];
    case 'background':
      return [m.visarequest_pic_rule_background(), m.visarequest_pic_rule_background_need()];
    case 'sharp':
      return [
        m.visarequest_pic_rule_sharp(),
        isPhoto ? m.visarequest_pic_rule_sharp_photo() : m.visarequest_pic_rule_sharp_passport(),
      ];
  }
}

export function MeasuredRules({ view }: { readonly view: UploadView }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="strong">
        {m.visarequest_pic_measured()}
      </h2>
      <ul className={css.rules}>
        {measuredRules(view).map(({ rule, state }) => {
          const [name, need] = wordsOf(rule, view.pictureKind);
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
      {view.pictureKind === 'photo' ? <OnlyYou /> : null}
    </section>
  );
}

const OnlyYou = () => (
  <>
    <h3 className="strong">{m.visarequest_pic_you()}</h3>
    <ul className="small">
      <li>{m.visarequest_pic_you_face()}</li>
      <li>{m.visarequest_pic_you_eyes()}</li>
      <li>{m.visarequest_pic_you_hair()}</li>
    </ul>
  </>
);
