/** Hatching means cut away, masked, owed. One pattern per document; every hatched mark refers to it. */

/** The pattern as markup, for pictures that leave the page. */
export const HATCH =
  '<pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">' +
  '<path class="m-hatch" d="M.75 0V6"/></pattern>';
