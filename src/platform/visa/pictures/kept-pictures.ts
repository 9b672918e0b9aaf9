import type { PictureOf, UploadInput } from '#machines/core/upload/types.ts';
import { uploadView } from '#machines/core/upload/view.ts';
import { onPersonLeft } from '#src/platform/accounts/person-left.ts';
import { apiOf } from '#src/platform/core/api/api.ts';
import { queryClientOf } from '#src/platform/core/api/query-client.ts';
import type { AppContext } from '#src/platform/core/flow/context.ts';
import { createFlow } from '#src/platform/core/flow/flow.ts';
import { onOutOfRequest } from '#src/platform/core/pictures/out-of-request.ts';
import { createPictureDesk } from '#src/platform/core/pictures/picture-desk.ts';
import { wiredUpload } from '#src/platform/visa/upload-ports.ts';
import { type VisaRequest, visaRequestQuery } from '#src/platform/visa/visa-queries.ts';

/** What a page of a picture is told, also after it was left. */
export type PictureHears = {
  /** The request has another picture now, or has it no more. `request`: as it stands now; undefined where nobody read it. */
  readonly onStored: (request: VisaRequest | undefined) => void;
  /** A picture that was taken over is stored, or will not be without another press. */
  readonly onSettled: (isStored: boolean, request: VisaRequest | undefined) => void;
};

// Of the browser's one page: nothing is put here before a page was really shown.
const kept = new Map<string, KeptPicture>();
onPersonLeft(() => {
  for (const picture of [...kept.values()]) picture.end();
});
onOutOfRequest(({ orderId, position }) => {
  for (const { of, end } of [...kept.values()])
    if (of.orderId === orderId && (position === undefined || of.position === position)) end();
});

const keyOf = ({ orderId, position, kind }: PictureOf) => `${orderId} ${position} ${kind}`;

/**
 * The picture that somebody works at in this tab, or a new one. It outlives its page: what is being sent goes on, and what was
 * chosen is found again. It ends with its page where nothing of it is left to do, when its traveller goes no more or the request is
 * placed, and when the person leaves.
 */
export function pictureAt(context: AppContext, input: UploadInput): KeptPicture {
  const found = kept.get(keyOf(input));
  found?.expectPage();
  return found ?? createPicture(context, input);
}

type KeptPicture = ReturnType<typeof createPicture>;

function createPicture(context: AppContext, input: UploadInput) {
  const key = keyOf(input);
  const desk = createPictureDesk();
  const actor = createFlow(wiredUpload(context, desk), { input });
  const view = () => uploadView(actor.getSnapshot());
  const request = () => queryClientOf(context).getQueryData(visaRequestQuery(apiOf(context), input.orderId).queryKey);
  let pages = 0;
  /** A page that is being drawn opens it in a moment. */
  let isExpected = true;
  let hears: PictureHears | null = null;
  let known = view();

  const resume = () => actor.send({ type: 'upload.resume' });
  const end = () => {
    kept.delete(key);
    removeEventListener('online', resume);
    actor.stop();
    desk.clear();
  };
  const endAtRest = () => {
    const { kind } = view();
    if (pages === 0 && !isExpected && (kind === 'empty' || kind === 'stored')) end();
  };
  actor.subscribe(() => {
    const before = known;
    known = view();
    if (before.documentId !== known.documentId) hears?.onStored(request());
    if (before.isComing && !known.isComing) hears?.onSettled(known.kind === 'stored', request());
    endAtRest();
  });

  const picture = {
    of: input as PictureOf,
    actor,
    desk,
    end,
    expectPage(): void {
      isExpected = true;
    },
    /** A page shows it. Returns the way to leave it. */
    open(hearing: PictureHears): () => void {
      if (!kept.has(key)) addEventListener('online', resume);
      kept.set(key, picture);
      hears = hearing;
      pages += 1;
      isExpected = false;
      actor.start();
      return () => {
        pages -= 1;
        // StrictMode leaves and comes back at once, and what was stopped cannot go on.
        queueMicrotask(endAtRest);
      };
    },
    /** The page is saved: takes over what is good, and goes on with what broke off. True: the page has to wait for it. */
    take(): boolean {
      actor.send({ type: 'picture.use' });
      return view().isComing;
    },
  };
  return picture;
}
