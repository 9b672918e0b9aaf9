import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { AppContext, DialogMarkup } from '#src/platform/core/flow/context.ts';
import { chatHostOf, helpPlaceOf } from '#src/routes/-support/core/messages/help-place.ts';
import { LoginHints } from '#src/screens/accounts/login/LoginHints.tsx';
import { LoginStart } from '#src/screens/accounts/login/LoginStart.tsx';
import { answersFor } from '#src/screens/core/help/answer.ts';
import { helpAnswers } from '#src/screens/core/help/help-answers.gen.ts';
import { ShortAnswers } from '#src/screens/core/help/ShortAnswers.tsx';
import { DialogBody } from '#src/ui/DialogBody.tsx';

/** Cache by content: equal content shares one drawing. */
const drawn = new Map<string, string>();

/**
 * Initial HTML of the help and login dialogs of a page, usable while their code still loads. `href`: path and query of the page; `loaded`:
 * its loader data.
 */
export function dialogMarkup(context: AppContext, href: string, loaded: unknown): DialogMarkup {
  const place = helpPlaceOf(context, href, loaded);
  const host = chatHostOf(context);
  const answers = answersFor(helpAnswers, place);
  const key = JSON.stringify([host, ...answers.map(({ id }) => id)]);
  return {
    help: once(key, () => (
      <DialogBody>
        <ShortAnswers
          answers={answers}
          place={place}
          conversations={{ list: [], hasFailed: false, onRetry: nothing }}
          posts={[]}
          chat={host ? { host, frame: null, onOpen: nothing } : null}
          onAsk={nothing}
          onTalk={nothing}
          send={nothing}
          onClose={nothing}
        />
      </DialogBody>
    )),
    login: once('login', () => (
      <DialogBody foot={<LoginHints />}>
        <LoginStart
          view={{ isBusy: false, faults: [], problem: null, focusAsked: 0, hasSignedUp: false }}
          email=""
          onForgot={nothing}
          onSubmit={nothing}
          onLeave={nothing}
          onCreate={nothing}
        />
      </DialogBody>
    )),
  };
}

const nothing = () => undefined;

function once(key: string, draw: () => ReactElement): string {
  const known = drawn.get(key) ?? renderToStaticMarkup(draw());
  drawn.set(key, known);
  return known;
}
