import { fromPromise } from 'xstate';
import { ProblemError } from '#domain/core/problem.ts';
import type { ActorsOf } from '#machines/core/actors.ts';
import { uploadMachine } from '#machines/core/upload/machine.ts';
import type {
  CheckPictureInput,
  PictureCheck,
  PictureOf,
  RemovePictureInput,
  SendPartInput,
  VisaUpload,
} from '#machines/core/upload/types.ts';
import { apiOf, unwrap } from '#src/platform/core/api/api.ts';
import { queryClientOf } from '#src/platform/core/api/query-client.ts';
import type { AppContext } from '#src/platform/core/flow/context.ts';
import type { PictureStore } from '#src/platform/core/pictures/picture-store.ts';
import { type VisaRequest, visaRequestQuery } from '#src/platform/visa/visa-queries.ts';

/** Small enough to show progress on a slow phone line and to lose little when it breaks. In bytes. */
const PART_BYTES = 64_000;
/** Debounce of the crop sliders, in ms. */
const STILL_MS = 120;

type Document = VisaRequest['applicants'][number]['documents'][number];

export function wiredUpload(context: AppContext, store: PictureStore) {
  const api = apiOf(context);
  const queryClient = queryClientOf(context);

  /** Updates the picture in the cached request at once. */
  const note = ({ orderId, position, kind }: PictureOf, document: Document | null) =>
    queryClient.setQueryData<VisaRequest>(visaRequestQuery(api, orderId).queryKey, (request) => {
      if (!request) return request;
      const applicants = request.applicants.map((one) => {
        if (one.position !== position) return one;
        const others = one.documents.filter((other) => other.kind !== kind);
        return { ...one, documents: document ? [...others, document] : others };
      });
      return { ...request, applicants };
    });
  const noteUpload = (input: PictureOf, upload: VisaUpload): VisaUpload => {
    if (upload.document) {
      note(input, upload.document);
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
        const { check, ...made } = await working.ask(kind, crop, turns, signal);
        store.keep(made);
        return check;
      }),
      beginUpload: fromPromise<VisaUpload, PictureOf>(({ input: { orderId, position, kind } }) =>
        unwrap(
          api.POST('/visa/requests/{orderId}/applicants/{position}/uploads', {
            params: { path: { orderId, position } },
            body: { kind, bytes: copy().length },
          }),
        ),
      ),
      readUpload: fromPromise<VisaUpload, SendPartInput>(async ({ input }) =>
        noteUpload(
          input,
          await unwrap(api.GET('/visa/uploads/{uploadId}', { params: { path: { uploadId: input.uploadId } } })),
        ),
      ),
      sendPart: fromPromise<VisaUpload, SendPartInput>(async ({ input }) => {
        const { uploadId, offset } = input;
        const part = copy().slice(offset, offset + PART_BYTES);
        const sent = api.PUT('/visa/uploads/{uploadId}', {
          params: { path: { uploadId }, query: { offset } },
          // The contract says bytes, its generated types say string.
          body: part as unknown as string,
          bodySerializer: () => part,
          headers: { 'content-type': 'application/octet-stream' },
        });
        return noteUpload(input, await unwrap(sent));
      }),
      removePicture: fromPromise<void, RemovePictureInput>(async ({ input }) => {
        const { documentId } = input;
        await unwrap(api.DELETE('/visa/documents/{documentId}', { params: { path: { documentId } } }));
        note(input, null);
      }),
    } satisfies ActorsOf<typeof uploadMachine>,
  });
}
