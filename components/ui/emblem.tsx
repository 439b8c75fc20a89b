import { EMBLEMS, GameIcon } from './game-icon';

/** The picture that stands for a system. All of them are in one small sprite: a page that shows only this loads no catalogue’s. */
export const Emblem = ({ name, className }: { readonly name: string; readonly className?: string }) => (
  <GameIcon system={EMBLEMS} name={name} {...(className ? { className } : {})} />
);
