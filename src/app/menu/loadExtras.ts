/** Most readers never open a menu. */
export const loadExtras = () => import('./Extra.tsx').then(({ Extra }) => Extra);
