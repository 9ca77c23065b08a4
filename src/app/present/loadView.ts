/** The view for a wall with its style sheet: nothing is shown half. */

import style from './present.css?url';

let loading: Promise<typeof import('./PresentView.tsx').PresentView> | undefined;

export function loadView(): NonNullable<typeof loading> {
  loading ??= load().catch((error) => {
    // Perhaps the next time.
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load() {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = style;
  const styled = new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = reject;
  });
  document.head.append(link);
  const [{ PresentView }] = await Promise.all([import('./PresentView.tsx'), styled]);
  return PresentView;
}
