import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { conventionBreaches } from '#machines/core/conventions.ts';
import { NOW } from '#machines/core/testing/moment.ts';
import { ok, problem, Scripted } from '#machines/core/testing/scripted.ts';
import { checks, PICTURE, PICTURE_ID, UPLOAD_ID, uploads, uploadViews } from '#machines/core/upload/fixtures.ts';
import { uploadMachine } from '#machines/core/upload/machine.ts';
import type {
  CheckPictureInput,
  PictureCheck,
  PictureOf,
  PictureUpload,
  RemovePictureInput,
  SendPartInput,
  UploadEvent,
} from '#machines/core/upload/types.ts';
import { uploadView } from '#machines/core/upload/view.ts';

function start(pictureId: string | null = null) {
  const world = new Scripted(NOW);
  const machine = uploadMachine.provide({
    actors: {
      checkPicture: world.actor<PictureCheck, CheckPictureInput>('checkPicture'),
      beginUpload: world.actor<PictureUpload, PictureOf>('beginUpload'),
      readUpload: world.actor<PictureUpload, SendPartInput>('readUpload'),
      sendPart: world.actor<PictureUpload, SendPartInput>('sendPart'),
      removePicture: world.actor<void, RemovePictureInput>('removePicture'),
    },
  });
  const actor = createActor(machine, { input: { ...PICTURE, pictureId } }).start();
  return {
    world,
    send: (type: Exclude<UploadEvent['type'], 'crop.change'>) => actor.send({ type }),
    crop: (x: number) => actor.send({ type: 'crop.change', crop: { x, y: 0, width: 900, height: 1350 } }),
    view: () => uploadView(actor.getSnapshot()),
  };
}

/** A valid picture whose upload has started. */
async function sending(pictureId: string | null = null) {
  const started = start(pictureId);
  const { world, send } = started;
  send('picture.choose');
  await world.settle('checkPicture', ok(checks.good));
  send('picture.use');
  await world.settle('beginUpload', ok(uploads.begun));
  return started;
}
const at = (offset: number) => ({ ...PICTURE, uploadId: UPLOAD_ID, offset });

test('keeps the conventions', () => {
  expect(conventionBreaches(uploadMachine)).toEqual([]);
});

test('a bad picture is refused with its reasons, nothing is sent, and another one is checked', async () => {
  const { world, send, view } = start();
  expect(view()).toEqual(uploadViews.empty);
  send('picture.choose');
  expect(view()).toEqual(uploadViews.checking);
  await world.settle('checkPicture', ok(checks.dark));
  expect(view()).toEqual(uploadViews.refused);
  send('picture.use');
  expect(world.pending()).toEqual([]);
  send('picture.choose');
  await world.settle('checkPicture', ok(checks.good));
  expect(view()).toEqual(uploadViews.cropped);
});

test('while its window moves, only the last place is judged', async () => {
  const { world, send, crop, view } = start();
  send('picture.choose');
  await world.settle('checkPicture', ok(checks.dark));
  crop(10);
  crop(20);
  expect(world.pending()).toEqual(['checkPicture']);
  expect(world.inputsOf('checkPicture').at(-1)).toEqual({
    kind: 'photo',
    crop: { x: 20, y: 0, width: 900, height: 1350 },
    turns: 0,
  });
  await world.settle('checkPicture', ok(checks.good));
  expect(view().kind).toBe('cropped');
});

test('turned it is judged anew, in the window that is proposed for it; another picture begins upright', async () => {
  const { world, send, crop } = start();
  send('picture.choose');
  await world.settle('checkPicture', ok(checks.good));
  send('picture.turn');
  send('picture.turn');
  expect(world.inputsOf('checkPicture').at(-1)).toEqual({ kind: 'photo', crop: null, turns: 2 });
  // The crop is still for the picture before the turn.
  crop(20);
  expect(world.inputsOf('checkPicture').at(-1)).toEqual({ kind: 'photo', crop: null, turns: 2 });
  const opened = { ...checks.good.opened, turns: 2 } as const;
  await world.settle('checkPicture', ok({ ...checks.good, opened }));
  crop(30);
  expectFields(world.inputsOf('checkPicture').at(-1), { 'crop.x': 30, turns: 2 });
  send('picture.choose');
  expect(world.inputsOf('checkPicture').at(-1)).toEqual({ kind: 'photo', crop: null, turns: 0 });
});

test('after a break the server says where to go on, and only the rest is sent', async () => {
  const { world, send, view } = await sending();
  await world.settle('sendPart', ok(uploads.half));
  expect(view()).toEqual(uploadViews.uploading);
  await world.settle('sendPart', problem('unavailable'));
  expect(view()).toEqual(uploadViews.broken);
  send('upload.resume');
  await world.settle('readUpload', ok({ ...uploads.half, offset: 200_000 }));
  await world.settle('sendPart', ok(uploads.taken));
  expect(world.inputsOf('sendPart')).toEqual([at(0), at(100_000), at(200_000)]);
  expect(view()).toEqual(uploadViews.stored);
});

test('taken over while it is being checked it is sent as soon as it is good; one that is not good is shown', async () => {
  const { world, send, crop, view } = start();
  send('picture.choose');
  send('picture.use');
  expect(view()).toEqual(uploadViews.checkingWanted);
  await world.settle('checkPicture', ok(checks.dark));
  expect(view()).toEqual(uploadViews.refused);
  crop(10);
  expect(view().isComing).toBe(false);
  send('picture.use');
  crop(20); // the last crop is checked and sent
  await world.settle('checkPicture', ok(checks.good));
  expectFields(view(), { kind: 'uploading', isComing: true });
  await world.settle('beginUpload', problem('not_allowed'));
  expectFields(view(), { kind: 'cropped', isComing: false });
});

test('another file that is chosen meanwhile is looked at first', async () => {
  const { world, send, view } = start();
  send('picture.choose');
  send('picture.use');
  send('picture.choose');
  await world.settle('checkPicture', ok(checks.good));
  expect(view()).toEqual(uploadViews.cropped);
});

test('taken over once more, what broke off goes on', async () => {
  const { world, send, view } = await sending();
  await world.settle('sendPart', problem('unavailable'));
  expect(view().isComing).toBe(false);
  send('picture.use');
  expect(world.pending()).toEqual(['readUpload']);
  expect(view().isComing).toBe(true);
});

test('what was lost on the server is begun anew; what had arrived as the connection broke is stored', async () => {
  const lost = await sending();
  await lost.world.settle('sendPart', problem('unavailable'));
  lost.send('upload.resume');
  await lost.world.settle('readUpload', problem('not_found'));
  expect(lost.world.pending()).toEqual(['beginUpload']);

  const arrived = await sending();
  await arrived.world.settle('sendPart', problem('unavailable'));
  arrived.send('upload.resume');
  await arrived.world.settle('readUpload', ok(uploads.taken));
  expect(arrived.view()).toEqual(uploadViews.stored);
});

test('what the server refuses says why', async () => {
  const { world, view } = await sending();
  await world.settle('sendPart', ok(uploads.refused));
  expectFields(view(), { kind: 'refused', reasons: ['blurred'] });
});

test('the stored picture stays until another one is stored, and can be removed', async () => {
  const { world, send, view } = await sending(PICTURE_ID);
  await world.settle('sendPart', problem('unavailable'));
  send('picture.drop');
  expect(view()).toEqual(uploadViews.stored);
  send('picture.remove');
  expect(view()).toEqual({ ...uploadViews.stored, isRemoving: true });
  await world.settle('removePicture', ok());
  expect(view()).toEqual(uploadViews.empty);
});
