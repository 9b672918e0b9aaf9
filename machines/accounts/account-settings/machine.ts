import { assign, type SnapshotFrom, setup } from 'xstate';
import type {
  AccountNotice,
  AccountSection,
  AccountSettingsContext,
  AccountSettingsEvent,
  ChangeInput,
  Kept,
  Preference,
  PreferenceInput,
  SessionInput,
} from '#machines/accounts/account-settings/types.ts';
import { stepUpMachine } from '#machines/accounts/step-up/machine.ts';
import { codeEvents, stepUpParts } from '#machines/accounts/step-up/parts.ts';
import { requestActor } from '#machines/core/actors.ts';
import { asProblem, asProblemOf } from '#machines/core/as-problem.ts';
import { UNTOUCHED } from '#machines/core/form.ts';
import { formParts, formStates } from '#machines/core/form-parts.ts';
import { hasCode } from '#machines/core/has-code.ts';
import { need } from '#machines/core/need.ts';

/** The account page: one open form and one request at a time. */
export const accountSettingsMachine = setup({
  types: {} as {
    context: AccountSettingsContext;
    events: AccountSettingsEvent;
    children: { stepUp: 'stepUp' };
  },
  actors: {
    stepUp: stepUpMachine,
    saveChange: requestActor<void, ChangeInput>('saveChange'),
    updatePreference: requestActor<void, PreferenceInput>('updatePreference'),
    endSession: requestActor<void, SessionInput>('endSession'),
    endOtherSessions: requestActor<void, void>('endOtherSessions'),
    exportAccount: requestActor<void, void>('exportAccount'),
    eraseAccount: requestActor<Kept, void>('eraseAccount'),
  },
  actions: {
    openSection: assign((_, { section }: { section: AccountSection }) => ({
      section,
      news: null,
      faults: [],
      problem: null,
    })),
    closeSection: assign({ section: null, faults: [], problem: null }),
    setPreference: assign((_, { preference }: { preference: Preference }) => ({
      preference,
      news: null,
      problem: null,
    })),
    setSession: assign((_, { sessionId }: SessionInput) => ({ sessionId, news: null, problem: null })),
    setNews: assign((_, { news }: { news: AccountNotice }) => ({
      news,
      section: null,
      sessionId: null,
      problem: null,
    })),
    tellSaved: assign(({ context }) => ({
      news: context.section === 'erase' ? null : context.section,
      section: null,
      problem: null,
    })),
    setKept: assign((_, { kept }: { kept: Kept }) => ({ kept, section: null, problem: null })),
    forgetSession: assign({ sessionId: null }),
    forgetNews: assign({ news: null, faults: [], problem: null }),
  },
  guards: {
    isErasing: ({ context }) => context.section === 'erase',
    hasCode,
  },
})
  .extend(formParts<AccountSettingsContext, AccountSettingsEvent>())
  .extend(stepUpParts<AccountSettingsContext, AccountSettingsEvent>())
  .createMachine({
    id: 'accountSettings',
    context: { ...UNTOUCHED, section: null, preference: {}, sessionId: null, news: null, kept: null },
    initial: 'idle',
    states: {
      idle: {
        on: {
          'section.open': { target: 'editing', actions: { type: 'openSection', params: ({ event }) => event } },
          'preference.choose': {
            target: 'preferring',
            actions: { type: 'setPreference', params: ({ event }) => event },
          },
          'session.end': { target: 'endingOne', actions: { type: 'setSession', params: ({ event }) => event } },
          'sessions.end': { target: 'endingOthers', actions: 'forgetNews' },
          'data.export': { target: 'exporting', actions: 'forgetNews' },
        },
      },
      editing: {
        initial: 'idle',
        on: {
          'section.open': { target: '.idle', actions: { type: 'openSection', params: ({ event }) => event } },
          'section.close': { target: 'idle', actions: 'closeSection' },
          'section.submit': [
            {
              guard: { type: 'hasFaults', params: ({ event }) => event },
              target: '.invalid',
              actions: { type: 'setFaults', params: ({ event }) => event },
            },
            { guard: 'isErasing', target: 'erasing', actions: 'forgetNews' },
            { target: 'saving', actions: 'forgetNews' },
          ],
        },
        states: formStates,
      },
      saving: {
        invoke: {
          id: 'saveChange',
          src: 'saveChange',
          input: ({ context: { section } }) => ({ section: need(section === 'erase' ? null : section, 'form') }),
          onDone: { target: 'idle', actions: 'tellSaved' },
          onError: {
            target: 'editing.invalid',
            actions: { type: 'setProblem', params: asProblem },
          },
        },
      },
      preferring: {
        invoke: {
          id: 'updatePreference',
          src: 'updatePreference',
          input: ({ context }) => ({ preference: context.preference }),
          onDone: { target: 'idle', actions: { type: 'setNews', params: { news: 'preference' } } },
          onError: {
            target: 'idle',
            actions: { type: 'setProblem', params: asProblem },
          },
        },
      },
      endingOne: {
        invoke: {
          id: 'endSession',
          src: 'endSession',
          input: ({ context }) => ({ sessionId: need(context.sessionId, 'sign-in') }),
          onDone: { target: 'idle', actions: { type: 'setNews', params: { news: 'session' } } },
          onError: {
            target: 'idle',
            actions: ['forgetSession', { type: 'setProblem', params: asProblem }],
          },
        },
      },
      endingOthers: {
        invoke: {
          id: 'endOtherSessions',
          src: 'endOtherSessions',
          onDone: { target: 'idle', actions: { type: 'setNews', params: { news: 'sessions' } } },
          onError: {
            target: 'idle',
            actions: { type: 'setProblem', params: asProblem },
          },
        },
      },
      exporting: {
        invoke: {
          id: 'exportAccount',
          src: 'exportAccount',
          onDone: { target: 'idle', actions: { type: 'setNews', params: { news: 'export' } } },
          onError: [
            {
              guard: {
                type: 'hasCode',
                params: asProblemOf('step_up_required'),
              },
              target: 'proving',
            },
            {
              target: 'idle',
              actions: { type: 'setProblem', params: asProblem },
            },
          ],
        },
      },
      proving: {
        // The export holds whole passport numbers.
        invoke: { id: 'stepUp', src: 'stepUp', onDone: 'exporting' },
        on: {
          ...codeEvents,
          'section.close': 'idle',
        },
      },
      erasing: {
        invoke: {
          id: 'eraseAccount',
          src: 'eraseAccount',
          onDone: { target: 'erased', actions: { type: 'setKept', params: ({ event }) => ({ kept: event.output }) } },
          onError: {
            target: 'editing.invalid',
            actions: { type: 'setProblem', params: asProblem },
          },
        },
      },
      erased: { type: 'final' },
    },
  });

export type AccountSettingsSnapshot = SnapshotFrom<typeof accountSettingsMachine>;
