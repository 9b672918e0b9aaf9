import { assign, type EventObject, fromCallback, type SnapshotFrom, setup } from 'xstate';
import { PIN_SECONDS } from '#domain/card/limits.ts';
import type { Problem } from '#domain/core/problem.ts';
import type {
  ActInput,
  AlertInput,
  AskCodeInput,
  CardAct,
  CardCodeSent,
  CardStanding,
  CardState,
  Closing,
  TravelCardContext,
  TravelCardEvent,
  TravelCardInput,
} from '#machines/card/travel-card/types.ts';
import { ActorNotProvided, requestActor } from '#machines/core/actors.ts';
import { asProblem, asProblemAmong, hasCodeAmong, KEY_LOST } from '#machines/core/as-problem.ts';
import { deadlineActor } from '#machines/core/deadline.ts';
import { type Faulty, faultsOf, UNTOUCHED } from '#machines/core/form.ts';
import { need } from '#machines/core/need.ts';
import type { OrderInput } from '#machines/core/order.ts';

/** Pause before the card is asked for again, in ms: shops, our desk and another tab change it, too. */
export const POLL_MS = 20_000;
/** A PIN is shown so long, in ms, from when it came: a clock that is set back makes it no longer. */
export const PIN_MS = PIN_SECONDS * 1000;

/** Says when the page is hidden, and forgets the PIN when it is stopped. */
const pinWatchActor = fromCallback<EventObject, void>(() => {
  throw new ActorNotProvided('pinWatch');
});

const travelCard = setup({
  types: {} as { input: TravelCardInput; context: TravelCardContext; events: TravelCardEvent },
  actors: {
    deadline: deadlineActor,
    pinWatch: pinWatchActor,
    readCard: requestActor<CardStanding, OrderInput>('readCard'),
    blockCard: requestActor<CardStanding, OrderInput>('blockCard'),
    askCode: requestActor<CardCodeSent, AskCodeInput>('askCode'),
    actOnCard: requestActor<CardStanding | null, ActInput>('actOnCard'),
    setAlert: requestActor<CardStanding, AlertInput>('setAlert'),
  },
  actions: {
    setCard: assign((_, { card }: { card: CardStanding }) => ({ card, failures: 0, lost: null })),
    setLost: assign((_, { problem }: { problem: Problem }) => ({ lost: problem, problem: null })),
    countFailure: assign(({ context }) => ({ failures: context.failures + 1 })),
    beginAct: assign((_, { act, closing }: { act: CardAct; closing: Closing | null }) => ({
      ...{ act, closing, sent: null, problem: null, faults: [] },
    })),
    beginAlert: assign((_, { above }: { above: number | null }) => ({ above, problem: null })),
    setSent: assign((_, sent: CardCodeSent) => ({ sent, problem: null, faults: [] })),
    setFaults: assign(({ context }, { faults }: Faulty) => ({
      faults,
      problem: null,
      focusAsked: context.focusAsked + 1,
    })),
    setProblem: assign((_, { problem }: { problem: Problem }) => ({ problem, faults: faultsOf(problem) })),
    forgetProblem: assign({ problem: null, faults: [] }),
    endTask: assign({ act: null, closing: null, sent: null, faults: [] }),
  },
  guards: {
    hasCode: hasCodeAmong,
    hasFaults: (_, { faults }: Faulty) => faults.length > 0,
    isAt: ({ context }, { state }: { state: CardState }) => context.card.state === state,
    isAllowed: ({ context }, { act }: { act: CardStanding['allowed'][number] }) => context.card.allowed.includes(act),
    canAct: ({ context: { card } }, { act }: { act: CardAct }) =>
      card.allowed.includes(act) && (act !== 'replace' || card.isReplacedFree),
    isPin: (_, { card }: { card: CardStanding | null }) => card === null,
    /** The last try was used. */
    isSpent: (_, { problem }: { problem: Problem }) => problem.code === 'code_wrong' && problem.triesLeft === 0,
  },
});

type Read = { readonly event: { readonly output: CardStanding } };
/** null: it was a PIN, which lies with the actor. */
const asAnswer = ({ event }: { readonly event: { readonly output: CardStanding | null } }) => ({ card: event.output });
const asCard = ({ event }: Read) => ({ card: event.output });
const asLost = asProblemAmong(...KEY_LOST, 'not_found');
const orderOf = ({ context }: { readonly context: TravelCardContext }) => ({ orderId: context.orderId });
const actOf = ({ act }: TravelCardContext) => need(act, 'act of the code');

/** One press blocks, whatever else is on its way. */
const block = { guard: { type: 'isAllowed', params: { act: 'block' } }, target: '#travelCard.blocking' } as const;

/** The server says how the card stands. */
const read = { target: '#travelCard.arriving', actions: { type: 'setCard', params: asCard } } as const;

/** Access is lost, so nothing that was begun can be ended here. */
const lost = {
  guard: { type: 'hasCode', params: asLost },
  target: '#travelCard.arriving',
  actions: ['endTask', { type: 'setLost', params: asProblem }],
} as const;

/** A card that others change meanwhile is asked for again. */
const watched = travelCard.createStateConfig({
  invoke: { id: 'pause', src: 'deadline', input: { inMs: POLL_MS } },
  on: { 'deadline.reached': 'asking' },
});

/**
 * A travel card in the hands of its owner: blocked by one press, everything else by a code that is good for one act. How
 * it stands the server says. Its number, its codes and its PIN are never in here.
 */
export const travelCardMachine = travelCard.createMachine({
  id: 'travelCard',
  context: ({ input }) => ({
    ...input,
    ...UNTOUCHED,
    ...{ act: null, closing: null, above: null, sent: null, failures: 0, lost: null },
  }),
  initial: 'arriving',
  states: {
    arriving: {
      always: [
        { guard: { type: 'isAt', params: { state: 'activating' } }, target: 'open.activating' },
        { guard: { type: 'isAt', params: { state: 'active' } }, target: 'open.active' },
        { guard: { type: 'isAt', params: { state: 'blocked' } }, target: 'open.blocked' },
        { guard: { type: 'isAt', params: { state: 'replacing' } }, target: 'open.replacing' },
        { guard: { type: 'isAt', params: { state: 'expired' } }, target: 'open.expired' },
        { guard: { type: 'isAt', params: { state: 'closing' } }, target: 'open.closing' },
        { guard: { type: 'isAt', params: { state: 'closed' } }, target: 'closed' },
        { target: 'open.waiting' },
      ],
    },
    open: {
      initial: 'waiting',
      // The page keeps its content while it asks, so its buttons must work.
      on: {
        'card.block': block,
        'act.ask': {
          guard: { type: 'canAct', params: ({ event }) => event },
          target: 'proving',
          actions: { type: 'beginAct', params: ({ event }) => ({ act: event.act, closing: null }) },
        },
        'closing.ask': {
          guard: { type: 'canAct', params: { act: 'close' } },
          target: 'proving',
          actions: {
            type: 'beginAct',
            params: ({ event: { to, expected } }) => ({ act: 'close', closing: { to, expected } }),
          },
        },
        'alert.set': { target: 'saving', actions: { type: 'beginAlert', params: ({ event }) => event } },
      },
      states: {
        // Paid, and not there yet.
        waiting: watched,
        // There, and to be switched on.
        activating: watched,
        active: watched,
        blocked: watched,
        // A new plastic is on its way.
        replacing: watched,
        // Its year is over: only closing works.
        expired: watched,
        // The desk pays what is left.
        closing: watched,
        asking: {
          invoke: {
            id: 'readCard',
            src: 'readCard',
            input: orderOf,
            onDone: read,
            onError: [
              {
                guard: { type: 'hasCode', params: asLost },
                target: '#travelCard.arriving',
                actions: ['countFailure', { type: 'setLost', params: asProblem }],
              },
              { target: '#travelCard.arriving', actions: 'countFailure' },
            ],
          },
        },
      },
    },
    blocking: {
      entry: ['endTask', 'forgetProblem'],
      invoke: {
        id: 'blockCard',
        src: 'blockCard',
        input: orderOf,
        onDone: read,
        onError: [lost, { target: 'arriving', actions: { type: 'setProblem', params: asProblem } }],
      },
    },
    saving: {
      invoke: {
        id: 'setAlert',
        src: 'setAlert',
        input: ({ context: { orderId, above } }) => ({ orderId, above }),
        onDone: read,
        onError: [lost, { target: 'arriving', actions: { type: 'setProblem', params: asProblem } }],
      },
      on: { 'card.block': block },
    },
    proving: {
      initial: 'sending',
      on: {
        'card.block': block,
        // What was sent cannot be called back: the server says what came of it.
        'task.drop': { target: '#travelCard.open.asking', actions: ['endTask', 'forgetProblem'] },
      },
      states: {
        sending: {
          invoke: {
            id: 'askCode',
            src: 'askCode',
            input: ({ context }) => ({ orderId: context.orderId, act: actOf(context) }),
            onDone: { target: 'coding', actions: { type: 'setSent', params: ({ event }) => event.output } },
            onError: [
              lost,
              {
                target: '#travelCard.open.asking',
                actions: ['endTask', { type: 'setProblem', params: asProblem }],
              },
            ],
          },
        },
        coding: {
          invoke: {
            id: 'codeEnd',
            src: 'deadline',
            input: ({ context }) => ({ at: need(context.sent, 'sent code').endsAt }),
          },
          on: {
            'deadline.reached': 'over',
            'code.verify': [
              {
                guard: { type: 'hasFaults', params: ({ event }) => event },
                actions: { type: 'setFaults', params: ({ event }) => event },
              },
              { target: 'acting', actions: 'forgetProblem' },
            ],
          },
        },
        // The code has ended, or its tries are used: another one can be asked for.
        over: {
          on: {
            'code.resend': { target: 'sending', actions: 'forgetProblem' },
          },
        },
        acting: {
          invoke: {
            id: 'actOnCard',
            src: 'actOnCard',
            input: ({ context }) => ({ orderId: context.orderId, act: actOf(context), closing: context.closing }),
            onDone: [
              { guard: { type: 'isPin', params: asAnswer }, target: '#travelCard.showing' },
              {
                target: '#travelCard.arriving',
                actions: [
                  { type: 'setCard', params: (done) => ({ card: need(asAnswer(done).card, 'card') }) },
                  'endTask',
                ],
              },
            ],
            // A try that may still be right is typed again.
            onError: [
              lost,
              {
                guard: { type: 'hasCode', params: asProblemAmong('not_allowed', 'price_changed') },
                target: '#travelCard.open.asking',
                actions: ['endTask', { type: 'setProblem', params: asProblem }],
              },
              {
                guard: { type: 'isSpent', params: asProblem },
                target: 'over',
                actions: { type: 'setProblem', params: asProblem },
              },
              { target: 'coding', actions: { type: 'setProblem', params: asProblem } },
            ],
          },
        },
      },
    },
    showing: {
      // The PIN lies with the actor, which forgets it when this state ends, however it ends.
      invoke: [
        { id: 'cover', src: 'deadline', input: { inMs: PIN_MS } },
        { id: 'pinWatch', src: 'pinWatch' },
      ],
      exit: 'endTask',
      on: {
        'deadline.reached': 'arriving',
        'page.hidden': 'arriving',
        'pin.hide': 'arriving',
        'card.block': block,
      },
    },
    // For good.
    closed: {},
  },
});

export type TravelCardSnapshot = SnapshotFrom<typeof travelCardMachine>;
