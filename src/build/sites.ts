/** The builds that tests look at, and where they are served meanwhile. */

const FIRST_PORT = Number(process.env['TEST_PORT'] ?? 4210);

const site = (out: string, base: string, offset: number, mode = 'production') => {
  const port = FIRST_PORT + offset;
  const origin = `http://localhost:${port}`;
  return { out, base, port, mode, origin, url: origin + base };
};

export const SITES = {
  /** As it is published. */
  book: site('.cache/site', '/', 0),
  /** Below a path of its host. */
  below: site('.cache/site-below', '/some/where/', 1),
  /** React in development, which complains where the prerendered page and the browser differ. */
  development: site('.cache/site-development', '/', 2, 'development'),
} as const;
