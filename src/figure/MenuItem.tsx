/** One thing to do with a figure. */

interface Props {
  readonly label: string;
  /** What it is called where its label alone does not say it. */
  readonly name?: string;
  readonly act: () => void;
  readonly close: () => void;
  /** Nothing to be done now. */
  readonly off?: boolean;
}

export function MenuItem({ label, name, act, close, off = false }: Props) {
  return (
    <button
      type="button"
      aria-label={name}
      // Out of use, and still to be found by those who listen.
      aria-disabled={off || undefined}
      onClick={() => {
        if (off) return;
        close();
        act();
      }}
    >
      {label}
    </button>
  );
}
