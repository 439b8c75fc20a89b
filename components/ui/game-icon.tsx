import { iconHref } from './icon-href';

/** In the place of a system: the sprite that holds the emblems of all of them. */
export const EMBLEMS = 'emblems';

/** A picture of the game-icons set out of the system's sprite. Decorative unless a label is given. */
export function GameIcon({
  system,
  name,
  className,
  label,
}: {
  readonly system: string;
  readonly name: string;
  readonly className?: string;
  readonly label?: string;
}) {
  return (
    <svg
      viewBox="0 0 512 512"
      fill="currentColor"
      className={className}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <use href={iconHref(system, name)} />
    </svg>
  );
}
