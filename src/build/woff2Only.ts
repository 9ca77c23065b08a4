/** KaTeX lists each font in three formats; every browser that can run the book reads the first. Saves a megabyte. */

interface Declaration {
  readonly prop: string;
  value: string;
}

/** A PostCSS plugin, since only there imported style sheets can be seen. */
export const woff2Only = () => ({
  postcssPlugin: 'woff2-only',
  Declaration: {
    src: (declaration: Declaration): void => {
      const { value } = declaration;
      const kept = value.split(',').filter((source) => !/format\(["']?(woff|truetype)["']?\)/.test(source));
      if (kept.length > 0 && kept.join(',') !== value) declaration.value = kept.join(',');
    },
  },
});
