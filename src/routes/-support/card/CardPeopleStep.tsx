import { Suspense, use } from 'react';
import { EMPTY_PERSON } from '#domain/core/person.ts';
import { requestSignIn } from '#src/platform/accounts/sign-in-channel.ts';
import { cardDraft } from '#src/platform/card/card-draft.ts';
import type { CardOrder } from '#src/platform/card/card-order.ts';
import { useSession } from '#src/routes/-support/accounts/useSession.ts';
import { CardPictureHost } from '#src/routes/-support/card/card-picture.ts';
import { StoredPapers } from '#src/routes/-support/card/stored-papers.ts';
import { PassengersStep, type PassengersStepProps } from '#src/routes/-support/core/checkout/PassengersStep.tsx';
import { withPicture } from '#src/routes/-support/core/pictures/with-picture.ts';
import { CardPeople, type CardPeopleProps } from '#src/screens/card/checkout/CardPeople.tsx';
import { SignInFirst } from '#src/screens/card/checkout/SignInFirst.tsx';
import { PictureLoading } from '#src/screens/core/picture/PictureLoading.tsx';

/** One holder, who is 18 or older. */
const emptyDraft = () => ({
  email: '',
  phone: '',
  passengers: [{ ...EMPTY_PERSON, ageClass: 'adult' as const }],
  answers: {},
});

function Screen(props: Omit<CardPeopleProps, 'scan' | 'signIn'>) {
  const { account } = useSession();
  const { orderId } = props.order;
  const stored = use(StoredPapers);
  return (
    <CardPeople
      {...props}
      signIn={
        account ? null : (
          <SignInFirst onSignIn={() => requestSignIn({ type: 'login.open', origin: 'review', email: '', phone: '' })} />
        )
      }
      scan={(error) => (
        <Suspense fallback={<PictureLoading />}>
          <CardPictureHost.Screen
            orderId={orderId}
            position={0}
            kind="passport"
            pictureId={stored.find(({ kind }) => kind === 'passport')?.pictureId ?? null}
            error={error}
            mayRemove
          />
        </Suspense>
      )}
    />
  );
}

const Step = (props: PassengersStepProps<CardOrder>) => (
  <PassengersStep {...props} emptyDraft={emptyDraft} rules={cardDraft} Screen={Screen} />
);

export const bringCardPeople = () => withPicture(CardPictureHost, Step);
