import type { ReactNode } from 'react';
import { pathTo } from '#domain/core/page-paths.ts';
import { m } from '#src/copy/generated/messages.js';
import { Icon } from '#src/ui/Icon.tsx';
import { Section, Stack, Wrap } from '#src/ui/layout.tsx';
import { TabNav } from '#src/ui/Tabs.tsx';
import { Words } from '#src/ui/Words.tsx';

const PAGES = [
  { id: 'home', href: pathTo.profile(), icon: 'home', text: () => m.profile_nav_home() },
  { id: 'orders', href: pathTo.orders(), icon: 'ticket', text: () => m.profile_nav_orders() },
  { id: 'messages', href: pathTo.messages(), icon: 'mail', text: () => m.profile_nav_messages() },
  { id: 'passengers', href: pathTo.savedPassengers(), icon: 'users', text: () => m.profile_nav_passengers() },
  { id: 'transactions', href: pathTo.transactions(), icon: 'wallet', text: () => m.profile_nav_transactions() },
  { id: 'account', href: pathTo.account(), icon: 'user', text: () => m.profile_nav_account() },
] as const;

export type ProfileFrameProps = {
  readonly page: (typeof PAGES)[number]['id'];
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
};

export const ProfileFrame = ({ page, title, lead, children }: ProfileFrameProps) => (
  <Section isTight>
    <Wrap>
      <Stack gap={6}>
        <TabNav label={m.profile_nav()}>
          {PAGES.map(({ id, href, icon, text }) => (
            <a key={id} href={href} aria-current={id === page ? 'page' : undefined}>
              <Icon name={icon} />
              <Words>{text()}</Words>
            </a>
          ))}
        </TabNav>
        <Stack gap={2}>
          <h1>{title}</h1>
          {lead ? <p className="quiet">{lead}</p> : null}
        </Stack>
        {children}
      </Stack>
    </Wrap>
  </Section>
);
