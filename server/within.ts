/** The result of the work or, when it takes longer, of `late`; the work itself continues. */
export async function within<T, L>(ms: number, work: Promise<T>, late: () => L): Promise<T | L> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  return Promise.race([work, limit.then(late)]).finally(() => clearTimeout(timer));
}
