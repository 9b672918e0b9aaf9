/**
 * The head of a page that is for its owner alone. Its title comes with the loader's data: what stands in a route is carried
 * by every page.
 */
export const ownHead = ({ loaderData }: { readonly loaderData?: { readonly title: string } | undefined }) => ({
  meta: [{ title: loaderData?.title ?? '' }, { name: 'robots', content: 'noindex' }],
});
