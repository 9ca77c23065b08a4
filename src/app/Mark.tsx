/** The mark of the book: a square that is cut, and one that is sheared. */
export function Mark() {
  return (
    <svg viewBox="0 0 34 16" aria-hidden="true">
      <path d="M.8 2.8h14v11H.8z" fill="var(--area-fill)" stroke="var(--area-line)" strokeWidth="1.5" />
      <path d="M10.2 2.8v11" stroke="var(--area-sep)" strokeWidth="1.5" />
      <path
        d="M20.5 13.8 24 2.8h9l-3.5 11zM22.2 8.3h9M25 13.8l3.5-11"
        fill="none"
        stroke="var(--map-line)"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
    </svg>
  );
}
