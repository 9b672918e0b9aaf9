import { useThirdParty } from '#src/routes/-support/core/pages/ThirdPartyFrame.tsx';
import { ChatCard } from '#src/screens/core/third-parties/ChatCard.tsx';

export function ChatFrame({ host, onLeave }: { readonly host: string; readonly onLeave: () => void }) {
  const { view, element, send } = useThirdParty({ party: 'chat', host }, true);
  return <ChatCard view={view} frame={element} send={send} onLeave={onLeave} />;
}
