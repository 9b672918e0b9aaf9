import { ok, problem } from '#machines/core/testing/scripted.ts';
import { checks, PICTURE, PICTURE_ID, uploads } from '#machines/core/upload/fixtures.ts';
import type { uploadMachine } from '#machines/core/upload/machine.ts';
import { defineExamples, factsOf } from '#machines/trace/examples.ts';

const answers = [ok(uploads.taken), ok(uploads.half), ok(uploads.refused), problem('unavailable')];

export const uploadExamples = defineExamples<typeof uploadMachine>({
  inputs: [
    { ...PICTURE, pictureId: null },
    { ...PICTURE, pictureId: PICTURE_ID },
  ],
  events: [
    { type: 'picture.choose' },
    { type: 'crop.change', crop: { x: 100, y: 0, width: 900, height: 1350 } },
    { type: 'picture.turn' },
    { type: 'picture.use' },
    { type: 'upload.resume' },
    { type: 'picture.drop' },
    { type: 'picture.remove' },
  ],
  outcomes: {
    checkPicture: [ok(checks.good), ok(checks.dark), ok(checks.none), { error: new TypeError('Failed to fetch') }],
    beginUpload: [ok(uploads.begun), problem('not_allowed')],
    sendPart: answers,
    readUpload: [...answers, problem('not_found')],
    removePicture: [ok(), problem('not_allowed')],
  },
  says: {},
  facets: {
    upload: factsOf<typeof uploadMachine>({
      isStored: ({ pictureId }) => pictureId !== null,
      isOpened: ({ opened }) => opened !== null,
      isWanted: ({ isWanted }) => isWanted,
    }),
  },
});
