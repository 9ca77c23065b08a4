/** Effects before the browser paints. Where pages are prerendered nothing is painted, and React complains of such effects. */

import { useEffect, useLayoutEffect } from 'react';

export const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;
