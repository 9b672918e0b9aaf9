import { useState } from 'react';
import { m } from '#src/copy/generated/messages.js';
import { ActionNotice } from '#src/screens/core/booking/ActionNotice.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Row, Stack } from '#src/ui/layout.tsx';

type Props = { readonly isBusy: boolean; readonly onTake: () => void };

/** A question that is taken back cannot be asked again where it was, so one press only asks. */
export function TakeBack({ isBusy, onTake }: Props) {
  const [isAsked, setAsked] = useState(false);
  return (
    <ActionNotice of={isAsked}>
      {isAsked && !isBusy ? (
        <Stack gap={3}>
          <p>{m.inquiry_withdraw_sure()}</p>
          {/* Where the first button was, a second press of the same click ends nothing. */}
          <Row>
            <Button key="keep" onClick={() => setAsked(false)}>
              {m.inquiry_withdraw_keep()}
            </Button>
            <Button key="take" kind="stop" onClick={onTake}>
              {m.inquiry_withdraw_yes()}
            </Button>
          </Row>
        </Stack>
      ) : (
        <Row>
          <Button isBusy={isBusy} onClick={() => setAsked(true)}>
            {m.inquiry_withdraw()}
          </Button>
        </Row>
      )}
    </ActionNotice>
  );
}
