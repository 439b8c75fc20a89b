import { iconHref } from './icon-href';
import { UsePicture } from './use-picture';

/** In the place of a system: the sprite that holds the emblems of all of them. */
export const EMBLEMS = 'emblems';

/** The outline of a picture by its name. */
export type Outline = (name: string) => string | undefined;

/** A picture of the game-icons set out of the system's sprite. Decorative unless a label is given. */
export function GameIcon({
  system,
  name,
  className,
  label,
  outline,
}: {
  readonly system: string;
  readonly name: string;
  readonly className?: string;
  readonly label?: string;
  /** Draws it without the sprite: for pages made by the server that show a few pictures only. */
  readonly outline?: Outline | undefined;
}) {
  return (
    <svg
      viewBox="0 0 512 512"
      fill="currentColor"
      className={className}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {outline ? <path d={outline(name)} /> : <UsePicture href={iconHref(system, name)} />}
    </svg>
  );
}
