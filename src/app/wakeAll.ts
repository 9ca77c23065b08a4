/** Figures come when their reader comes near. Whoever needs all of them pretends to print, which no figure can tell. */
export const wakeAll = (): void => void dispatchEvent(new Event('beforeprint'));
