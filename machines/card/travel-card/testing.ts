import { type EventObject, fromCallback } from 'xstate';
import { travelCardMachine } from '#machines/card/travel-card/machine.ts';
import type {
  ActInput,
  AlertInput,
  AskCodeInput,
  CardCodeSent,
  CardStanding,
  PageHidden,
} from '#machines/card/travel-card/types.ts';
import type { OrderInput } from '#machines/core/order.ts';
import type { Scripted } from '#machines/core/testing/scripted.ts';

/** A page that can be hidden, and a PIN that lies beside it: '' when it is forgotten. */
export function scriptedPage() {
  let tell: (() => void) | null = null;
  const page = {
    pin: '',
    hide: () => tell?.(),
    watch: fromCallback<EventObject, void>(({ sendBack }) => {
      tell = () => sendBack({ type: 'page.hidden' } satisfies PageHidden);
      return () => {
        tell = null;
        page.pin = '';
      };
    }),
  };
  return page;
}

export const scriptedTravelCard = (world: Scripted, page = scriptedPage()) =>
  travelCardMachine.provide({
    actors: {
      deadline: world.deadline(),
      pinWatch: page.watch,
      readCard: world.actor<CardStanding, OrderInput>('readCard'),
      blockCard: world.actor<CardStanding, OrderInput>('blockCard'),
      askCode: world.actor<CardCodeSent, AskCodeInput>('askCode'),
      actOnCard: world.actor<CardStanding | null, ActInput>('actOnCard'),
      setAlert: world.actor<CardStanding, AlertInput>('setAlert'),
    },
  });
