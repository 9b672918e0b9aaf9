import { assign, type DoneActorEvent, type SnapshotFrom, setup } from 'xstate';
import { asPictureRefusal, type Crop, turnedOnce } from '#domain/core/picture-rules.ts';
import type { Problem } from '#domain/core/problem.ts';
import { requestActor } from '#machines/core/actors.ts';
import { asProblem, asProblemOf } from '#machines/core/as-problem.ts';
import type {
  CheckPictureInput,
  PictureCheck,
  PictureOf,
  PictureUpload,
  RemovePictureInput,
  SendPartInput,
  UploadContext,
  UploadEvent,
  UploadInput,
} from '#machines/core/upload/types.ts';

const NO_PICTURE = {
  opened: null,
  turns: 0,
  copy: null,
  reasons: [],
  isWanted: false,
  uploadId: '',
  offset: 0,
  problem: null,
} as const;

const pictureOf = ({ orderId, position, kind }: UploadContext): PictureOf => ({ orderId, position, kind });
const sentTo = ({ context }: { context: UploadContext }): SendPartInput => ({
  ...pictureOf(context),
  uploadId: context.uploadId,
  offset: context.offset,
});

type Answered = { readonly event: DoneActorEvent<PictureUpload> };

/** The server received all bytes and checked the picture. */
const whenWhole = [
  {
    guard: { type: 'isTaken', params: ({ event }: Answered) => event.output },
    target: '#upload.stored',
    actions: { type: 'setStored', params: ({ event }: Answered) => event.output },
  },
  {
    guard: { type: 'isRefused', params: ({ event }: Answered) => event.output },
    target: '#upload.refused',
    actions: { type: 'setRefused', params: ({ event }: Answered) => event.output },
  },
] as const;

/**
 * Uploads one picture of one person of an order in parts. Sent parts are not sent again: after a break the server returns the
 * offset to continue from.
 */
export const uploadMachine = setup({
  types: {} as {
    input: UploadInput;
    context: UploadContext;
    events: UploadEvent;
  },
  actors: {
    checkPicture: requestActor<PictureCheck, CheckPictureInput>('checkPicture'),
    beginUpload: requestActor<PictureUpload, PictureOf>('beginUpload'),
    readUpload: requestActor<PictureUpload, SendPartInput>('readUpload'),
    sendPart: requestActor<PictureUpload, SendPartInput>('sendPart'),
    removePicture: requestActor<void, RemovePictureInput>('removePicture'),
  },
  guards: {
    isStored: ({ context }) => context.pictureId !== null,
    isGood: (_, { reasons }: PictureCheck) => reasons.length === 0,
    isGoodAndWanted: ({ context }, { reasons }: PictureCheck) => context.isWanted && reasons.length === 0,
    isTaken: (_, { picture }: PictureUpload) => picture !== null,
    isRefused: (_, { refused }: PictureUpload) => refused !== null,
    hasCode: (_, { problem, code }: { problem: Problem; code: Problem['code'] }) => problem.code === code,
  },
  actions: {
    clear: assign(NO_PICTURE),
    setCrop: assign(({ context }, { crop }: { crop: Crop }) => ({
      opened: context.opened && { ...context.opened, crop },
    })),
    turn: assign(({ context }) => ({ turns: turnedOnce(context.turns) })),
    want: assign({ isWanted: true }),
    setCheck: assign((_, { opened, reasons, copy }: PictureCheck) => ({ opened, reasons, copy, isWanted: false })),
    setUpload: assign((_, { uploadId, offset }: PictureUpload) => ({ uploadId, offset })),
    setStored: assign((_, { picture }: PictureUpload) => ({
      ...NO_PICTURE,
      pictureId: picture?.pictureId ?? null,
    })),
    setRefused: assign((_, { refused }: PictureUpload) => ({
      reasons: (refused ?? []).map((reason) => asPictureRefusal(reason) ?? 'broken'),
    })),
    setProblem: assign((_, { problem }: { problem: Problem }) => ({ problem })),
    clearProblem: assign({ problem: null }),
    forget: assign({ ...NO_PICTURE, pictureId: null }),
  },
}).createMachine({
  id: 'upload',
  context: ({ input }) => ({ ...input, ...NO_PICTURE }),
  initial: 'empty',
  states: {
    // A picture that is stored already shows, also after another one was dropped.
    empty: { always: { guard: 'isStored', target: 'stored' }, on: { 'picture.choose': 'checking' } },
    checking: {
      on: {
        'picture.choose': { target: 'checking', reenter: true, actions: 'clear' },
        'crop.change': {
          target: 'checking',
          reenter: true,
          actions: { type: 'setCrop', params: ({ event }) => event },
        },
        'picture.turn': { target: 'checking', reenter: true, actions: 'turn' },
        // The upload starts as soon as the check passes, with the crop of that moment.
        'picture.use': { actions: 'want' },
        'picture.drop': { target: 'empty', actions: 'clear' },
      },
      entry: 'clearProblem',
      invoke: {
        id: 'checkPicture',
        src: 'checkPicture',
        input: ({ context: { kind, opened, turns } }) => ({
          kind,
          crop: opened?.turns === turns ? opened.crop : null,
          turns,
        }),
        onDone: [
          {
            guard: { type: 'isGoodAndWanted', params: ({ event }) => event.output },
            target: 'uploading',
            actions: { type: 'setCheck', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isGood', params: ({ event }) => event.output },
            target: 'cropped',
            actions: { type: 'setCheck', params: ({ event }) => event.output },
          },
          { target: 'refused', actions: { type: 'setCheck', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'empty',
          actions: ['clear', { type: 'setProblem', params: asProblem }],
        },
      },
    },
    refused: {
      on: {
        'picture.choose': { target: 'checking', actions: 'clear' },
        'crop.change': { target: 'checking', actions: { type: 'setCrop', params: ({ event }) => event } },
        'picture.turn': { target: 'checking', actions: 'turn' },
        'picture.drop': { target: 'empty', actions: 'clear' },
      },
    },
    cropped: {
      on: {
        'picture.choose': { target: 'checking', actions: 'clear' },
        'crop.change': { target: 'checking', actions: { type: 'setCrop', params: ({ event }) => event } },
        'picture.turn': { target: 'checking', actions: 'turn' },
        'picture.drop': { target: 'empty', actions: 'clear' },
        'picture.use': 'uploading',
      },
    },
    uploading: {
      initial: 'beginning',
      entry: 'clearProblem',
      states: {
        beginning: {
          invoke: {
            id: 'beginUpload',
            src: 'beginUpload',
            input: ({ context }) => pictureOf(context),
            onDone: { target: 'sending', actions: { type: 'setUpload', params: ({ event }) => event.output } },
            onError: { target: '#upload.cropped', actions: { type: 'setProblem', params: asProblem } },
          },
        },
        sending: {
          invoke: {
            id: 'sendPart',
            src: 'sendPart',
            input: sentTo,
            onDone: [
              ...whenWhole,
              {
                target: 'sending',
                reenter: true,
                actions: { type: 'setUpload', params: ({ event }) => event.output },
              },
            ],
            onError: { target: 'broken', actions: { type: 'setProblem', params: asProblem } },
          },
        },
        broken: {
          on: {
            'upload.resume': 'asking',
            'picture.use': 'asking',
            'picture.drop': { target: '#upload.empty', actions: 'clear' },
          },
        },
        asking: {
          entry: 'clearProblem',
          invoke: {
            id: 'readUpload',
            src: 'readUpload',
            input: sentTo,
            onDone: [
              ...whenWhole,
              { target: 'sending', actions: { type: 'setUpload', params: ({ event }) => event.output } },
            ],
            onError: [
              // The server keeps an unfinished upload for a day. After that the upload starts again from the first
              // byte.
              { guard: { type: 'hasCode', params: asProblemOf('not_found') }, target: 'beginning' },
              { target: 'broken', actions: { type: 'setProblem', params: asProblem } },
            ],
          },
        },
      },
    },
    stored: {
      on: {
        'picture.choose': 'checking',
        'picture.remove': 'removing',
      },
    },
    removing: {
      entry: 'clearProblem',
      invoke: {
        id: 'removePicture',
        src: 'removePicture',
        input: ({ context }) => ({ ...pictureOf(context), pictureId: context.pictureId ?? '' }),
        onDone: { target: 'empty', actions: 'forget' },
        onError: { target: 'stored', actions: { type: 'setProblem', params: asProblem } },
      },
    },
  },
});

export type UploadSnapshot = SnapshotFrom<typeof uploadMachine>;
