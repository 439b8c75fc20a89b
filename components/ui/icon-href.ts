/** Where a picture stands: in the sprite of its system, or alone where a custom card chose it out of the whole set. */
export const iconHref = (system: string, name: string): string =>
  name.startsWith('any/') ? `/icons/${name}#${name.slice(4)}` : `/icons/${system}#${name}`;
