/** Where the built book lies, on this disk and on its host. */

/** The project's folder; every script is started there. */
export const ROOT: string = process.cwd();

export interface Place {
  /** Folder the site is written to. */
  readonly out: string;
  /** Path on the host, with a slash at both ends. */
  readonly base: string;
  /** Origin of the host, as in `https://example.org`; empty if unknown, and addresses in the head then lack a host. */
  readonly site: string;
}

/** What the environment says: `OUT=dist BASE=/course/ SITE=https://example.org npm run build`. */
export function placeFromEnvironment(env: NodeJS.ProcessEnv = process.env): Place {
  const base = env['BASE'] ?? '/';
  if (!/^\/([\w.~-]+\/)*$/.test(base)) throw new RangeError(`BASE needs a path with slashes at both ends, got ${base}`);
  const site = env['SITE'] ?? '';
  if (site !== '' && new URL(site).origin !== site) throw new RangeError(`SITE needs an origin, got ${site}`);
  return { out: env['OUT'] ?? 'dist', base, site };
}

/** The address of a path below the base, with the host where it is known. */
export const addressOf = (place: Place, path: string): string => place.site + place.base + path.replace(/^\//, '');
