import type { PictureOf, UploadInput } from '#machines/core/upload/types.ts';
import { uploadView } from '#machines/core/upload/view.ts';
import { onSignedOut } from '#src/platform/accounts/signed-out.ts';
import type { AppContext } from '#src/platform/core/flow/context.ts';
import { createFlow } from '#src/platform/core/flow/flow.ts';
import { onOutOfRequest } from '#src/platform/core/pictures/out-of-request.ts';
import type { PictureProduct } from '#src/platform/core/pictures/picture-product.ts';
import { createPictureStore } from '#src/platform/core/pictures/picture-store.ts';
import { wiredUpload } from '#src/platform/core/pictures/upload-actors.ts';

/** Callbacks of a picture's page, also called after it was left. */
export type PictureHears = {
  /** The stored picture was replaced or removed; the product has noted it. */
  readonly onStored: () => void;
  /** An accepted picture is stored, or failed and needs another click. */
  readonly onSettled: (isStored: boolean) => void;
};

// State of the browser's single page; nothing is added before a page was shown.
const kept = new Map<string, KeptPicture>();
onSignedOut(() => {
  for (const picture of [...kept.values()]) picture.end();
});
onOutOfRequest(({ orderId, position }) => {
  for (const { of, end } of [...kept.values()])
    if (of.orderId === orderId && (position === undefined || of.position === position)) end();
});

const keyOf = ({ orderId, position, kind }: PictureOf) => `${orderId} ${position} ${kind}`;

/**
 * The picture that is edited in this tab, or a new one. It outlives its page: uploads continue, and a chosen file is found again. It ends
 * when nothing is left to do, when its traveller is removed, when the request is placed, or when the user leaves.
 */
export function pictureAt(context: AppContext, product: PictureProduct, input: UploadInput): KeptPicture {
  const found = kept.get(keyOf(input));
  found?.expectPage();
  return found ?? createPicture(context, product, input);
}

type KeptPicture = ReturnType<typeof createPicture>;

function createPicture(context: AppContext, product: PictureProduct, input: UploadInput) {
  const key = keyOf(input);
  const store = createPictureStore();
  const actor = createFlow(wiredUpload(context, product, store), { input });
  const view = () => uploadView(actor.getSnapshot());
  let pages = 0;
  /** A page that is rendering will open it in a moment. */
  let isExpected = true;
  let hears: PictureHears | null = null;
  let known = view();

  const resume = () => actor.send({ type: 'upload.resume' });
  const end = () => {
    kept.delete(key);
    removeEventListener('online', resume);
    actor.stop();
    store.clear();
  };
  const endWhenIdle = () => {
    const { kind } = view();
    if (pages === 0 && !isExpected && (kind === 'empty' || kind === 'stored')) end();
  };
  actor.subscribe(() => {
    const before = known;
    known = view();
    if (before.pictureId !== known.pictureId) hears?.onStored();
    if (before.isComing && !known.isComing) hears?.onSettled(known.kind === 'stored');
    endWhenIdle();
  });

  const picture = {
    of: input as PictureOf,
    actor,
    store,
    end,
    expectPage(): void {
      isExpected = true;
    },
    /** Called by a page that shows the picture. Returns the function for leaving. */
    open(hearing: PictureHears): () => void {
      if (!kept.has(key)) addEventListener('online', resume);
      kept.set(key, picture);
      hears = hearing;
      pages += 1;
      isExpected = false;
      actor.start();
      return () => {
        pages -= 1;
        // StrictMode unmounts and mounts again at once; a stopped actor cannot restart.
        queueMicrotask(endWhenIdle);
      };
    },
    /** Call when the page is saved: accepts a good picture and resumes a broken upload. True: the page must wait for it. */
    take(): boolean {
      actor.send({ type: 'picture.use' });
      return view().isComing;
    },
  };
  return picture;
}
