import { pathTo } from '#domain/core/page-paths.ts';
import { m } from '#src/copy/generated/messages.js';
import { Icon } from '#src/ui/Icon.tsx';
import { TabNav } from '#src/ui/Tabs.tsx';
import { Words } from '#src/ui/Words.tsx';

const KINDS = [
  { kind: 'transfer', text: m.transportwish_tab_transfer, icon: 'plane' },
  { kind: 'car', text: m.transportwish_tab_car, icon: 'car' },
  { kind: 'train', text: m.transportrun_tab_train, icon: 'train', isRun: true },
  { kind: 'bus', text: m.transportrun_tab_bus, icon: 'bus', isRun: true },
  { kind: 'cip', text: m.transportwish_tab_cip, icon: 'star' },
] as const;

type Props = {
  readonly kind: (typeof KINDS)[number]['kind'];
  /** What is known and fits trains and buses. The forms of cars and services keep what was typed into them by themselves. */
  readonly kept: Readonly<Record<'from' | 'to' | 'day', string>>;
};

/** The five kinds, each at its own address. */
export const KindTabs = ({ kind, kept: { from, to, day } }: Props) => (
  <TabNav label={m.transportwish_kinds()} isRow>
    {KINDS.map((one) => (
      <a
        key={one.kind}
        href={pathTo.transport(
          'isRun' in one && from + to + day ? { kind: one.kind, from, to, day, edit: 1 } : { kind: one.kind },
        )}
        aria-current={one.kind === kind ? 'page' : undefined}
      >
        <Icon name={one.icon} />
        <Words>{one.text()}</Words>
      </a>
    ))}
  </TabNav>
);
