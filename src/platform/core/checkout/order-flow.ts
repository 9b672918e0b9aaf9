import { hashKey, type QueryClient, type QueryKey, QueryObserver } from '@tanstack/react-query';
import type { Actor, AnyMachineSnapshot, AnyStateMachine, EventFrom, SnapshotFrom } from 'xstate';
import { type Problem, ProblemError, toProblem } from '#domain/core/problem.ts';
import type { AppClock } from '#machines/core/clock.ts';
import type { Api } from '#src/platform/core/api/api-client.ts';
import {
  type Documents,
  documentsQuery,
  type Order,
  type OrderCore,
  orderQuery,
} from '#src/platform/core/api/queries.ts';
import type { DraftRules } from '#src/platform/core/checkout/draft-store.ts';
import { subscribeTree } from '#src/platform/core/flow/actor-tree.ts';

/** All that a page of a product draws: the machine's view and the documents of its order. O: order type of the product. */
export type OrderFlowView<View, O extends OrderCore> = {
  readonly view: View;
  /** The order that is shown, or held while the list is shown. */
  readonly order: O | null;
  readonly documents: Documents | null;
  /** Why a missing document could not be read. */
  readonly problem: Problem | null;
};

/** The running purchase, as pages use it. P: view, E: events, D: draft of its form. */
export type OrderFlow<P, E, D> = {
  readonly clock: AppClock;
  /** Returns the same object until its content changes. */
  read(): P;
  subscribe(changed: () => void): () => void;
  send(event: E): void;
  /** The draft that this tab knows, or `shown` if it knows none. */
  recallDraft(orderId: string, shown: D, rules: DraftRules): D;
  writeDraft(orderId: string, draft: D): void;
  /** True when the names in the form come from a link and not from the user. */
  isNamedByLink?(orderId: string): boolean;
  /** Starts the flow; idempotent. */
  start(): void;
  /** Fetches again a document that could not be read. */
  retry(): void;
};

type Drafts<D> = {
  recall(orderId: string, shown: D, rules: DraftRules): D;
  write(orderId: string, draft: D): void;
  forget(orderId: string): void;
};

type Product<M extends AnyStateMachine, View, More extends object, D, O extends OrderCore> = {
  readonly api: Api;
  readonly queryClient: QueryClient;
  readonly clock: AppClock;
  readonly actor: Actor<M>;
  readonly drafts: Drafts<D>;
  readonly viewOf: (snapshot: SnapshotFrom<M>) => View;
  /** null for an order of another product: the pages of this one answer 404. */
  readonly orderOf: (order: Order) => O | null;
  /** Further documents of the pages. `last`: the previous result; unchanged parts must keep their identity. */
  readonly moreOf: (snapshot: SnapshotFrom<M>, last: More | null) => More;
  readonly keysOf: (more: More) => readonly QueryKey[];
};

type AnyView = {
  readonly kind: string;
  readonly orderId?: string;
  readonly held?: { readonly orderId: string } | null;
};

/** Order id of a view, shown or held; '' for none. */
const orderIdIn = ({ orderId, held }: AnyView): string => orderId ?? held?.orderId ?? '';

/** Creates a flow that ends in a checkout, with its documents. Not started: the server reads only its first view. */
export function createOrderFlow<
  M extends AnyStateMachine,
  View extends AnyView,
  More extends object,
  D,
  O extends OrderCore,
>(product: Product<M, View, More, D, O>): OrderFlow<OrderFlowView<View, O> & More, EventFrom<M>, D> {
  type P = OrderFlowView<View, O> & More;
  const { api, queryClient, clock, actor, drafts, viewOf, moreOf } = product;

  let last: P | undefined;
  let problem: Problem | null = null;
  let isAsking = false;
  let hasBegun = false;
  /** The order fetched last: its failure does not concern the next order. */
  let asked = '';
  const read = (): P => {
    const snapshot = actor.getSnapshot();
    const view = viewOf(snapshot);
    const orderId = orderIdIn(view);
    const order = queryClient.getQueryData(orderQuery(api, orderId).queryKey);
    const next: P = {
      ...moreOf(snapshot, last ?? null),
      // Keeps the identity of an equal view, so that screens render only on changes.
      view: last && JSON.stringify(last.view) === JSON.stringify(view) ? last.view : view,
      order: order ? product.orderOf(order) : null,
      documents: queryClient.getQueryData(documentsQuery(api, orderId).queryKey) ?? null,
      problem,
    };
    const isSame = last && (Object.keys(next) as (keyof P)[]).every((key) => last?.[key] === next[key]);
    if (!isSame) last = next;
    return last ?? next;
  };

  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of [...listeners]) listener();
  };

  const keysNow = (): readonly QueryKey[] => {
    const flowView = read();
    const orderId = orderIdIn(flowView.view);
    return [orderQuery(api, orderId).queryKey, documentsQuery(api, orderId).queryKey, ...product.keysOf(flowView)];
  };
  /** The cache drops unobserved documents after five minutes; the flow observes what it shows. */
  const observed = new Map<string, () => void>();
  const observe = (keys: readonly QueryKey[]) => {
    const wanted = new Map(keys.map((queryKey) => [hashKey(queryKey), queryKey]));
    for (const [hash, queryKey] of wanted) {
      if (observed.has(hash)) continue;
      observed.set(
        hash,
        new QueryObserver(queryClient, { queryKey, enabled: false }).subscribe(() => {}),
      );
    }
    for (const [hash, stop] of observed) {
      if (wanted.has(hash)) continue;
      stop();
      observed.delete(hash);
    }
  };
  const isActive = () => (actor.getSnapshot() as AnyMachineSnapshot).status === 'active';

  const requireOwn = (order: Order) => {
    if (!product.orderOf(order))
      throw new ProblemError(404, { code: 'not_found', message: 'Another product sold it.' });
  };
  /** Fetches documents of the view that the cache lacks, such as papers once they exist. */
  const fetchMissing = async () => {
    const { view, order, documents } = read();
    const { orderId } = view;
    if (isAsking || orderId === undefined) return;
    if (asked !== orderId) problem = null;
    asked = orderId;
    if (problem) return;
    if (order && (view.kind !== 'issued' || documents)) return;
    isAsking = true;
    try {
      if (!order) requireOwn(await queryClient.fetchQuery(orderQuery(api, orderId)));
      else await queryClient.fetchQuery(documentsQuery(api, orderId));
    } catch (error) {
      problem = toProblem(error);
    }
    isAsking = false;
    tell();
    void fetchMissing(); // a new order may have papers
  };
  const onChange = () => {
    observe(isActive() ? keysNow() : []);
    const { kind, orderId } = read().view;
    if (kind === 'issued' && orderId) drafts.forget(orderId); // the draft is no longer needed
    void fetchMissing();
  };
  subscribeTree(actor, onChange);

  return {
    clock,
    read,
    subscribe: (changed) => {
      const stopActor = subscribeTree(actor, changed);
      const stopCache = queryClient.getQueryCache().subscribe(changed);
      listeners.add(changed);
      return () => {
        stopActor();
        stopCache();
        listeners.delete(changed);
      };
    },
    send: (event) => actor.send(event),
    recallDraft: (orderId, shown, rules) => drafts.recall(orderId, shown, rules),
    writeDraft: (orderId, draft) => drafts.write(orderId, draft),
    start: () => {
      if (hasBegun || !isActive()) return;
      hasBegun = true;
      actor.start();
      onChange();
    },
    retry: () => {
      problem = null;
      tell();
      void fetchMissing();
    },
  };
}
