import type { DoneActorEvent, SnapshotFrom } from 'xstate';
import { asProblem, asProblemAmong } from '#machines/core/as-problem.ts';
import { checkoutState, followTo, passedBeside } from '#machines/core/checkout-state.ts';
import { need } from '#machines/core/need.ts';
import { visaRequest } from '#machines/visa/visa-request/setup.ts';
import type { VisaBegun, VisaRequestContext, VisaRequestEvent } from '#machines/visa/visa-request/types.ts';

const orderIdOf = ({ confirmInfo }: VisaRequestContext) => need(confirmInfo, 'order').orderId;

const openPage = {
  target: '#visaRequest.filling.arriving',
  actions: {
    type: 'openPage',
    params: ({ event }: { event: Extract<VisaRequestEvent, { type: 'page.open' }> }) => event,
  },
} as const;

/** The server reports that the draft has ended. */
const endedWith = {
  guard: { type: 'hasCode', params: asProblemAmong('hold_expired') },
  target: '#visaRequest.ended',
  actions: ['stopCheckout', { type: 'setProblem', params: asProblem }],
} as const;

/** Another speed changes price and promise. A placed request becomes a draft again. */
const saved = [
  'stopCheckout',
  { type: 'setChanged', params: ({ event }: { event: DoneActorEvent<VisaBegun> }) => event.output },
] as const;

/** A request that another tab made a draft again has no checkout, and no "hold ended" message shows. */
const reopened = {
  guard: {
    type: 'isReopened',
    params: ({ event }: { event: Extract<VisaRequestEvent, { type: 'order.arrived' }> }) => event,
  },
  target: '#visaRequest.filling.tasks',
  actions: [
    'stopCheckout',
    'openTasks',
    {
      type: 'setOrder',
      params: ({ event }: { event: Extract<VisaRequestEvent, { type: 'order.arrived' }> }) => event,
    },
    'tellReopened',
  ],
} as const;

const checkout = checkoutState('filling');

/**
 * A visa request of a group, from trip and travellers to the review; after placement the checkout leads to the payment.
 */
export const visaRequestMachine = visaRequest.createMachine({
  id: 'visaRequest',
  // Pure, so that the first snapshots of server and browser are equal.
  context: ({ input: { flowId, searchBox, visaRequestees, order, route } }) => ({
    flowId,
    searchBox,
    visaRequestees,
    confirmInfo: order,
    indicatePage: route.indicatePage,
    open: route.open,
    speeds: [],
    beginAttempt: 0,
    faults: [],
    focusAsked: 0,
    problem: null,
  }),
  on: { 'people.arrived': { actions: { type: 'setPeople', params: ({ event }) => event } } },
  initial: 'arriving',
  states: {
    arriving: {
      // The order and the URL decide where the traveller is.
      always: [
        { guard: 'isEnded', target: 'ended', actions: 'tellHoldEnded' },
        { guard: 'wantsTasks', target: 'filling', actions: 'startCheckout' },
        { guard: 'isPlaced', target: 'checkout', actions: 'startCheckout' },
        { guard: 'hasOrder', target: 'filling' },
        { target: 'starting' },
      ],
    },
    starting: {
      // Who goes, when, from where, and how quickly.
      on: {
        'request.begin': { target: 'beginning', actions: { type: 'setSearchBox', params: ({ event }) => event } },
        'problem.dismiss': { actions: 'clearProblem' },
      },
    },
    beginning: {
      // The server makes a draft of it, which holds nothing and costs nothing.
      entry: 'countBegin',
      invoke: {
        id: 'beginRequest',
        src: 'beginRequest',
        input: ({ context }) => ({
          searchBox: need(context.searchBox, 'search'),
          idempotencyKey: `${context.flowId}:visa:${context.beginAttempt}`,
        }),
        onDone: { target: 'filling', actions: { type: 'setBegun', params: ({ event }) => event.output } },
        onError: { target: 'starting', actions: { type: 'setProblem', params: asProblem } },
      },
    },
    filling: {
      // The task list and its pages, before the request is placed and while it can still change.
      // Everything is told in any order, and kept as it is typed.
      entry: { type: 'showPage', params: { page: 'results' } },
      initial: 'arriving',
      on: {
        'route.shown': [
          {
            guard: { type: 'showsCheckout', params: ({ event }) => event },
            actions: { type: 'passStep', params: ({ event }) => ({ step: event.route.indicatePage }) },
          },
          {
            guard: { type: 'showsOtherTask', params: ({ event }) => event },
            target: '.arriving',
            actions: { type: 'setOpen', params: ({ event }) => event.route },
          },
        ],
        'requestee.change': { actions: { type: 'noteRequestee', params: ({ event }) => event.requestee } },
        ...passedBeside('isPlaced'),
        'order.arrived': [
          reopened,
          { guard: 'isPlaced', actions: 'passOn' },
          {
            guard: { type: 'isNewsOfOurs', params: ({ event }) => event },
            target: '#visaRequest.arriving',
            actions: { type: 'setOrder', params: ({ event }) => event },
          },
          {
            guard: { type: 'isOfOurs', params: ({ event }) => event },
            actions: { type: 'setOrder', params: ({ event }) => event },
          },
        ],
        'xstate.snapshot.checkout': followTo('#visaRequest.checkout'),
        'xstate.done.actor.checkout': {
          target: '#visaRequest.ended',
          actions: ['stopCheckout', { type: 'setProblem', params: ({ event }) => event.output }],
        },
      },
      states: {
        arriving: {
          always: [
            { guard: 'isContactOpen', target: 'contact' },
            { guard: 'isTripOpen', target: 'trip' },
            { guard: 'isPersonOpen', target: 'applicant' },
            { target: 'tasks', actions: 'openTasks' },
          ],
        },
        tasks: {
          initial: 'choosing',
          states: {
            choosing: {
              // Each person with the seven tasks and how far they are; how quickly it is wanted.
              on: {
                'page.open': openPage,
                'contact.show': { guard: 'isWhole', target: '#visaRequest.filling.contact', actions: 'openContact' },
                'trip.show': { guard: 'mayReplan', target: '#visaRequest.filling.trip', actions: 'openTrip' },
                'processing.choose': {
                  guard: 'mayReplan',
                  target: 'changing',
                  actions: { type: 'setSpeed', params: ({ event }) => event },
                },
                'problem.dismiss': { actions: 'clearProblem' },
              },
            },
            changing: {
              // The server says what the other speed costs and promises.
              invoke: {
                id: 'changeRequest',
                src: 'changeRequest',
                input: ({ context }) => ({
                  orderId: orderIdOf(context),
                  change: { processing: need(context.speeds[0], 'speed') },
                }),
                onDone: [
                  // One at a time: the speed chosen last is saved last.
                  { guard: 'hasOtherSpeed', target: 'changing', reenter: true, actions: saved },
                  // To the page that was requested meanwhile.
                  { target: '#visaRequest.filling.arriving', actions: saved },
                ],
                onError: [
                  endedWith,
                  // Stays on the task list: on another page the traveller would miss that the speed was not changed.
                  {
                    target: 'choosing',
                    actions: ['openTasks', 'forgetSpeeds', { type: 'setProblem', params: asProblem }],
                  },
                ],
              },
              on: {
                'page.open': { actions: openPage.actions },
                'contact.show': { guard: 'isWhole', actions: 'openContact' },
                'trip.show': { actions: 'openTrip' },
                'processing.choose': { actions: { type: 'wantSpeed', params: ({ event }) => event } },
                'route.shown': {
                  guard: { type: 'showsOtherTask', params: ({ event }) => event },
                  actions: { type: 'setOpen', params: ({ event }) => event.route },
                },
              },
            },
          },
        },
        trip: {
          initial: 'editing',
          states: {
            editing: {
              // Who goes, when and how, to be changed.
              on: {
                'trip.change': { target: 'changing', actions: 'clearProblem' },
                'tasks.show': { target: '#visaRequest.filling.tasks', actions: 'openTasks' },
                'problem.dismiss': { actions: 'clearProblem' },
              },
            },
            changing: {
              // The server judges everybody anew; the answers of all who stay remain.
              invoke: {
                id: 'changeTrip',
                src: 'changeRequest',
                input: ({ context, event }) => {
                  const { searchBox, version } = event as Extract<VisaRequestEvent, { type: 'trip.change' }>;
                  return { orderId: orderIdOf(context), change: { ...searchBox, version } };
                },
                // The response updates verdicts, price and missing answers.
                onDone: {
                  target: '#visaRequest.filling.tasks',
                  actions: ['stopCheckout', { type: 'setBegun', params: ({ event }) => event.output }],
                },
                onError: [endedWith, { target: 'editing', actions: { type: 'setProblem', params: asProblem } }],
              },
            },
          },
        },
        applicant: {
          // One page of one person.
          invoke: {
            id: 'visaApplicant',
            src: 'visaApplicant',
            input: ({ context }) => {
              const open = need(context.open, 'page');
              if (typeof open === 'string') throw new Error('No page of a person is open');
              const requestee = need(
                context.visaRequestees.find(({ position }) => position === open.position),
                'person',
              );
              return { orderId: orderIdOf(context), ...requestee, page: open.page };
            },
            onSnapshot: [
              {
                guard: { type: 'isPageOfEnded', params: ({ event }) => event.snapshot.context },
                target: '#visaRequest.ended',
                actions: [
                  'stopCheckout',
                  {
                    type: 'setProblem',
                    params: ({ event }) => ({ problem: need(event.snapshot.context.problem, 'problem') }),
                  },
                ],
              },
              { actions: { type: 'notePage', params: ({ event }) => event.snapshot.context } },
            ],
            onDone: {
              target: 'tasks',
              actions: [{ type: 'noteRequestee', params: ({ event }) => event.output }, 'openTasks'],
            },
          },
          on: {
            'page.submit': { actions: 'tellApplicant' },
            'page.show': { actions: 'tellApplicant' },
            'picture.settle': { actions: 'tellApplicant' },
            'requestee.change': {
              actions: [{ type: 'noteRequestee', params: ({ event }) => event.requestee }, 'tellApplicant'],
            },
            'page.open': openPage,
            'tasks.show': { target: 'tasks', actions: 'openTasks' },
          },
        },
        contact: {
          initial: 'editing',
          states: {
            editing: {
              // Where the codes are sent, and who can be asked.
              on: {
                'contact.submit': [
                  {
                    guard: { type: 'hasFaults', params: ({ event }) => event },
                    actions: { type: 'setFaults', params: ({ event }) => event },
                  },
                  { target: 'placing', actions: 'clearFaults' },
                ],
                // What the server rejected is corrected on its page.
                'page.open': openPage,
                'trip.show': { guard: 'mayReplan', target: '#visaRequest.filling.trip', actions: 'openTrip' },
                'tasks.show': { target: '#visaRequest.filling.tasks', actions: 'openTasks' },
                'problem.dismiss': { actions: 'clearProblem' },
              },
            },
            placing: {
              // The server reads everything once more, with the same rules as the pages.
              invoke: {
                id: 'placeRequest',
                src: 'placeRequest',
                input: ({ context }) => ({ orderId: orderIdOf(context) }),
                onDone: {
                  target: '#visaRequest.arriving',
                  actions: [
                    'stopCheckout',
                    { type: 'setOrder', params: ({ event }) => ({ order: event.output }) },
                    { type: 'showPage', params: { page: 'confirm' } },
                    'openTasks',
                  ],
                },
                onError: [endedWith, { target: 'editing', actions: { type: 'setProblem', params: asProblem } }],
              },
            },
          },
        },
      },
    },
    checkout: {
      ...checkout,
      on: {
        ...checkout.on,
        'order.arrived': [reopened, checkout.on['order.arrived']],
        // Answers are changed on the request's own pages, so the checkout is left for them.
        'route.shown': [
          {
            guard: { type: 'showsTasks', params: ({ event }) => event },
            actions: [
              { type: 'setOpen', params: ({ event }) => event.route },
              { type: 'passStep', params: { step: 'results' } },
            ],
          },
          checkout.on['route.shown'],
        ],
        'step.visit': [
          {
            guard: { type: 'isStep', params: ({ event }) => ({ asked: event.step, step: 'passengers' }) },
            actions: ['openContact', { type: 'passStep', params: { step: 'results' } }],
          },
          { actions: 'passOn' },
        ],
      },
    },
    leaving: { always: 'ended' },
    ended: {
      // The draft ended by itself, or the request was given up.
      on: { 'request.restart': { target: 'starting', actions: 'forgetOrder' } },
    },
  },
});

export type VisaRequestSnapshot = SnapshotFrom<typeof visaRequestMachine>;
