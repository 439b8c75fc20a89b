import type { Livery } from '../../kernel/catalogue/face';
import { dealLiveries } from '../../kernel/catalogue/liveries';
import type { Liveries } from '../../kernel/system';
import type { MmsCard } from './catalogue/card';
import type { ArmyOptions } from './options';

/** Colours of the players in the order of their seats, each with its name: in grey two gems of one number would look alike. */
const choices = [
  { tone: 'ember', name: 'Red' },
  { tone: 'sky', name: 'Blue' },
  { tone: 'moss', name: 'Green' },
  { tone: 'violet', name: 'Violet' },
  { tone: 'sand', name: 'Gold' },
  { tone: 'rose', name: 'Rose' },
] as const satisfies readonly Livery[];

/** The colour of a seat, as its tiles and gems have it on paper and the mat on screen. */
export const seatLivery = (seat: number): Livery | undefined => choices[seat];

/** Colours for so many players: those of the armies that are printed, and of the others what is left. */
export const liveriesAt = (players: number, known: readonly (Livery | undefined)[] = []): readonly Livery[] =>
  dealLiveries(
    choices,
    Array.from({ length: players }, (_, seat) => ({ chosen: known[seat], usual: choices[seat] })),
  );

/** Every army has a colour, the first where it is printed alone; cards are the same in all of them. */
export const liveries: Liveries<MmsCard, ArmyOptions> = {
  choices,
  of: (lists, chosen) => liveriesAt(lists.length, chosen),
  worn: () => false,
};
