import type { ConsentView } from '#machines/consent/view.ts';
import type { ThirdPartyView } from '#machines/third-party/view.ts';
import { ChatCard } from '#src/screens/third-parties/ChatCard.tsx';
import { ConsentCard } from '#src/screens/third-parties/ConsentCard.tsx';
import { ConsentForm } from '#src/screens/third-parties/ConsentForm.tsx';
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
