/** The address at which a link was followed, until its page is here. */
let from: string | undefined;

/**
 * Is a page on its way that a link of this one leads to? Another address put in the place of this one would have the router
 * forget it.
 */
export const isLeaving = (): boolean => from === window.location.href;

/** The page is here, or was given up. */
export const arrive = (): void => (from = undefined);

/** Notes every link that the router follows: it keeps the browser from doing so by itself. @returns what ends it */
export function watchLinks(): () => void {
  const note = ({ target, defaultPrevented }: MouseEvent) => {
    if (defaultPrevented && target instanceof Element && target.closest('a[href]'))
      from = window.location.href;
  };
  window.addEventListener('click', note);
  window.addEventListener('popstate', arrive);
  return () => {
    window.removeEventListener('click', note);
    window.removeEventListener('popstate', arrive);
  };
}
