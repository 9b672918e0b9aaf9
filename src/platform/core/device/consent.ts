import { fromPromise } from 'xstate';
import { isFramedParty } from '#domain/core/third-parties.ts';
import type { ActorsOf } from '#machines/core/actors.ts';
import { consentMachine } from '#machines/core/consent/machine.ts';
import type { Choice } from '#machines/core/consent/types.ts';
import { deviceList } from '#src/platform/core/device/device-list.ts';

const KEY = 'consent';

const isChoice = (value: unknown): value is Choice => {
  if (typeof value !== 'object' || !value) return false;
  const { party, host, isAgreed } = value as Record<string, unknown>;
  return typeof party === 'string' && isFramedParty(party) && typeof host === 'string' && typeof isAgreed === 'boolean';
};

/** The stored choices; empty when damaged or unreadable. */
export const readChoices = deviceList(KEY, isChoice).read;

/** Global Privacy Control: the browser signals that the visitor refuses sharing. https://w3c.github.io/gpc/ */
export const refusesSharing = (): boolean =>
  (navigator as Navigator & { readonly globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/** Subscribes to choices made in other tabs. */
export const onChoices = (hear: (choices: readonly Choice[]) => void): void =>
  addEventListener('storage', ({ key }) => {
    if (key === KEY) hear(readChoices());
  });

export const wiredConsent = () =>
  consentMachine.provide({
    actors: {
      keepChoices: fromPromise<void, readonly Choice[]>(async ({ input }) => {
        localStorage.setItem(KEY, JSON.stringify(input));
      }),
    } satisfies ActorsOf<typeof consentMachine>,
  });
