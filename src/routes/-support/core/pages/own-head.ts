/** Head of a private page. The title comes from loader data: text in a route file is shipped with all pages. */
export const ownHead = ({ loaderData }: { readonly loaderData?: { readonly title: string } | undefined }) => ({
  meta: [{ title: loaderData?.title ?? '' }, { name: 'robots', content: 'noindex' }],
});
