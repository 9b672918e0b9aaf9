import type { ConsentView } from '#machines/core/consent/view.ts';
import type { ThirdPartyView } from '#machines/core/third-party/view.ts';
import { ChatCard } from '#src/screens/core/third-parties/ChatCard.tsx';
import { ConsentCard } from '#src/screens/core/third-parties/ConsentCard.tsx';
import { ConsentForm } from '#src/screens/core/third-parties/ConsentForm.tsx';
import { Section, Wrap } from '#src/ui/layout.tsx';
import type { Screens } from './staged.ts';

export const THIRD_PARTY_SCREENS: Screens = {
  consent: ({ view, send }) => {
    const consent = view as ConsentView;
    return (
      <Section isTight>
        <Wrap>
          {consent.kind === 'asking' ? (
            <ConsentCard view={consent} send={send} />
          ) : (
            <ConsentForm view={consent} send={send} />
          )}
        </Wrap>
      </Section>
    );
  },
  thirdParty: ({ view, send }) => {
    const chat = view as ThirdPartyView;
    return (
      <Section isTight>
        <Wrap>
          <ChatCard
            view={chat}
            frame={chat.kind === 'ready' ? <p>Here their chat is shown.</p> : null}
            send={send}
            onLeave={() => {}}
          />
        </Wrap>
      </Section>
    );
  },
};
