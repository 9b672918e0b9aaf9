import { fromPromise } from 'xstate';
import { ProblemError } from '#domain/core/problem.ts';
import type { ActorsOf } from '#machines/core/actors.ts';
import { uploadMachine } from '#machines/core/upload/machine.ts';
import type {
  CheckPictureInput,
  PictureCheck,
  PictureOf,
  PictureUpload,
  RemovePictureInput,
  SendPartInput,
} from '#machines/core/upload/types.ts';
import { apiOf, unwrap } from '#src/platform/core/api/api.ts';
import type { AppContext } from '#src/platform/core/flow/context.ts';
import type { PictureProduct } from '#src/platform/core/pictures/picture-product.ts';
import type { PictureStore } from '#src/platform/core/pictures/picture-store.ts';

/** Small enough to show progress on a slow phone line and to lose little when it breaks. In bytes. */
const PART_BYTES = 64_000;
/** Debounce of the crop sliders, in ms. */
const STILL_MS = 120;

/** The upload of a picture, for the orders of a product. */
export function wiredUpload(context: AppContext, product: PictureProduct, store: PictureStore) {
  const api = apiOf(context);

  const noteUpload = (input: PictureOf, upload: PictureUpload): PictureUpload => {
    if (upload.picture) {
      product.note(context, input, upload.picture);
      store.clear();
    }
    return upload;
  };
  const copy = () => {
    const bytes = store.copy();
    if (!bytes) throw new ProblemError(404, { code: 'not_found', message: 'The picture is not here any more.' });
    return bytes;
  };

  return uploadMachine.provide({
    actors: {
      checkPicture: fromPromise<PictureCheck, CheckPictureInput>(async ({ input: { kind, crop, turns }, signal }) => {
        if (crop) await new Promise((resolve) => setTimeout(resolve, STILL_MS));
        signal.throwIfAborted();
        const working = await store.checkOf();
        const { check, ...made } = await working.ask(product.rulesOf(kind), crop, turns, signal);
        store.keep(made);
        return check;
      }),
      beginUpload: fromPromise<PictureUpload, PictureOf>(({ input: { orderId, position, kind } }) =>
        unwrap(
          api.POST('/orders/{orderId}/pictures', {
            params: { path: { orderId } },
            body: { position, kind, bytes: copy().length },
          }),
        ),
      ),
      readUpload: fromPromise<PictureUpload, SendPartInput>(async ({ input }) =>
        noteUpload(
          input,
          await unwrap(api.GET('/uploads/{uploadId}', { params: { path: { uploadId: input.uploadId } } })),
        ),
      ),
      sendPart: fromPromise<PictureUpload, SendPartInput>(async ({ input }) => {
        const { uploadId, offset } = input;
        const part = copy().slice(offset, offset + PART_BYTES);
        const sent = api.PUT('/uploads/{uploadId}', {
          params: { path: { uploadId }, query: { offset } },
          // The contract says bytes, its generated types say string.
          body: part as unknown as string,
          bodySerializer: () => part,
          headers: { 'content-type': 'application/octet-stream' },
        });
        return noteUpload(input, await unwrap(sent));
      }),
      removePicture: fromPromise<void, RemovePictureInput>(async ({ input }) => {
        const { pictureId } = input;
        await unwrap(api.DELETE('/pictures/{pictureId}', { params: { path: { pictureId } } }));
        product.note(context, input, null);
      }),
    } satisfies ActorsOf<typeof uploadMachine>,
  });
}
