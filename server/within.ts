/** What the work gives or, when it takes longer, what `late` gives or throws; the work itself goes on. */
export async function within<T, L>(ms: number, work: Promise<T>, late: () => L): Promise<T | L> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  return Promise.race([work, limit.then(late)]).finally(() => clearTimeout(timer));
}
