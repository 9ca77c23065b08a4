/** What the server side of the book hands to the build: pages without their documents, pictures without their pixels. */

export interface Page {
  /** Below the base, as in `/zh/softmax/`. */
  readonly path: string;
  readonly title: string;
  /** Markup of the head that depends on the words of the page: title, description. */
  readonly head: string;
  /** Markup of the body. */
  readonly html: string;
  readonly lang: string;
  readonly kind: 'book' | 'embed' | 'gate' | 'missing';
  /** Source files that the page's script will import at once, as in `/chapters/03-softmax/zh.mdx`. */
  readonly modules: readonly string[];
}

export interface SocialPicture {
  /** Below the base, beside the page it stands for: `/zh/softmax/social.png`. */
  readonly path: string;
  /** 1200 × 630. */
  readonly svg: string;
}

/** The slug of the chapter a page belongs to: `/embed/zh/softmax/prize/` → softmax. */
export const slugOf = (path: string): string | undefined => /^\/(?:embed\/)?(?:zh|en)\/([^/]+)\//.exec(path)?.[1];

/** The picture that stands for a page where its link is shared. */
export const pictureOf = (page: Page): string => `${page.path}social.png`;

/** The file a page is written to; hosts answer unknown addresses with 404.html. */
export const fileOf = (page: Page): string =>
  page.kind === 'missing' ? '404.html' : `${page.path.slice(1)}index.html`;
