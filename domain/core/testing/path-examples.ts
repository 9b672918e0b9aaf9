/** For each page some URLs as they are written, and the route that answers them. */
export type PathExamples<Paths> = Readonly<Record<keyof Paths, readonly (readonly [url: string, route: string])[]>>;
