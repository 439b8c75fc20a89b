import { z } from 'zod';
import type { Deck } from './decks';

/**
 * The part of Tabletop Simulator’s saved objects that decks need. The format is public:
 * @see https://kb.tabletopsimulator.com/custom-content/save-file-format/
 */
const Transform = z.object({
  posX: z.number(),
  posY: z.number(),
  posZ: z.number(),
  rotX: z.number(),
  rotY: z.number(),
  rotZ: z.number(),
  scaleX: z.number(),
  scaleY: z.number(),
  scaleZ: z.number(),
});

const CustomDeck = z.record(
  z.string().regex(/^[1-9]\d*$/),
  z.object({
    FaceURL: z.string().min(1),
    BackURL: z.string().min(1),
    NumWidth: z.int().min(1).max(10),
    NumHeight: z.int().min(1).max(7),
    BackIsHidden: z.boolean(),
    UniqueBack: z.boolean(),
  }),
);

const Card = z.object({
  Name: z.literal('Card'),
  Transform,
  Nickname: z.string(),
  CardID: z.int().min(100),
  CustomDeck,
});

const DeckObject = z.object({
  Name: z.literal('DeckCustom'),
  Transform,
  Nickname: z.string(),
  DeckIDs: z.array(z.int().min(100)).min(2),
  CustomDeck,
  ContainedObjects: z.array(Card).min(2),
});

export const SavedObject = z.object({
  SaveName: z.string(),
  GameMode: z.string(),
  Date: z.string(),
  Table: z.string(),
  Sky: z.string(),
  Note: z.string(),
  Rules: z.string(),
  PlayerTurn: z.string(),
  ObjectStates: z.array(z.discriminatedUnion('Name', [Card, DeckObject])).min(1),
});
export type SavedObject = z.infer<typeof SavedObject>;

/** A card of the simulator is as high as a poker card. */
const POKER_MM = 88;
const APART = 4;

/** Names of the two pictures of each deck. */
export interface DeckPictures {
  readonly face: string;
  readonly back: string;
}

/** Decks side by side, face down; one card alone is no deck. */
export function savedObject(
  name: string,
  decks: readonly Deck[],
  pictures: readonly DeckPictures[],
): SavedObject {
  return {
    SaveName: name,
    GameMode: '',
    Date: '',
    Table: '',
    Sky: '',
    Note: '',
    Rules: '',
    PlayerTurn: '',
    ObjectStates: decks.map((deck, i) => objectOf(deck, i, pictures[i]!)),
  };
}

function objectOf({ name, titles, face, back, cardHMm }: Deck, i: number, pictures: DeckPictures) {
  const scale = cardHMm / POKER_MM;
  const transform = {
    posX: i * APART,
    posY: 1,
    posZ: 0,
    rotX: 0,
    rotY: 180,
    rotZ: 180,
    scaleX: scale,
    scaleY: 1,
    scaleZ: scale,
  };
  const key = i + 1;
  const custom = {
    [key]: {
      FaceURL: pictures.face,
      BackURL: pictures.back,
      NumWidth: face.columns,
      NumHeight: face.rows,
      BackIsHidden: true,
      UniqueBack: back.columns * back.rows > 1,
    },
  };
  const cards = titles.map((title, cell) => ({
    Name: 'Card' as const,
    Transform: transform,
    Nickname: title,
    CardID: key * 100 + cell,
    CustomDeck: custom,
  }));
  return cards.length === 1
    ? cards[0]!
    : {
        Name: 'DeckCustom' as const,
        Transform: transform,
        Nickname: name,
        DeckIDs: cards.map(({ CardID }) => CardID),
        CustomDeck: custom,
        ContainedObjects: cards,
      };
}
