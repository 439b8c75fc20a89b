import type { Marker, TerrainTile } from './entry';
import { terrains, type Terrain } from './vocabulary';

const terrainNames: Readonly<Record<Terrain, readonly [name: string, tile: string, marker: string]>> = {
  plains: ['Plains', 'high-grass', 'wheat'],
  forests: ['Forests', 'forest', 'pine-tree'],
  mountains: ['Mountains', 'peaks', 'mountaintop'],
  badlands: ['Badlands', 'desert', 'desert-skull'],
};

/** 16 tiles of each terrain (MM-023). */
export const tiles: readonly TerrainTile[] = terrains.map((terrain) => ({
  id: terrain,
  name: terrainNames[terrain][0],
  kind: 'terrain',
  terrain,
  indicia: {},
  tags: ['tile', terrain],
  text: `A space of ${terrain}. It costs 1 move point to enter; many cards ask for it.`,
  effects: [],
  icon: terrainNames[terrain][1],
  copies: 16,
  provenance: { name: 'printed', kind: 'printed', text: 'printed', copies: 'printed' },
  source: [[37, 40]],
  rules: ['MM-022', 'MM-023', 'MM-018', 'MM-061'],
}));

/** Four markers of each terrain for tiles that a card has altered: a help of ours, since all 64 tiles lie on the board. */
export const markers: readonly Marker[] = terrains.map((terrain) => ({
  id: `marker-${terrain}`,
  name: `${terrainNames[terrain][0]} marker`,
  kind: 'marker',
  indicia: {},
  tags: ['marker', terrain],
  text: `Lies on a tile whose terrain a card has altered: the space now counts as ${terrain}.`,
  effects: [{ kind: 'overrideTerrain', terrain }],
  icon: terrainNames[terrain][2],
  copies: 4,
  provenance: { name: 'house', kind: 'house', text: 'ruled', effects: 'ruled', copies: 'house' },
  source: [[215, 215]],
  rules: ['MM-R21', 'MM-239', 'MM-018'],
}));
