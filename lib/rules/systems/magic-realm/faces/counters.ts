import type { Tone } from '../../../kernel/catalogue/face';
import { capital } from '../../../kernel/words/words';
import { sideWords as weaponSide } from '../catalogue/make-counters';
import type {
  Armor,
  Dwelling,
  Horse,
  MapChit,
  Monster,
  Native,
  VisitorChit,
  Weapon,
} from '../catalogue/types';
import { titled } from '../catalogue/words-helpers';
import { sideStat, stat, type Sign } from '../signs';
import { worth, type Front } from './front';

export const weapon = (w: Weapon): Front => ({
  shape: 'counter',
  size: 'counter-15',
  band: 'Weapon',
  badge: { value: w.weight, label: 'Weight' },
  stats: [
    stat('Length', w.length, 'Len'),
    stat('Unalerted', weaponSide(w.unalerted), 'U'),
    stat('Alerted', weaponSide(w.alerted), 'A'),
    ...worth(w.fame, w.notoriety, w.gold),
  ],
  text: [],
});

const stopped = { THRUST: 'Th', SWING: 'Sw', SMASH: 'Sm' } as const satisfies Record<string, Sign>;

export const armor = (a: Armor): Front => ({
  shape: 'counter',
  size: 'counter-15',
  band: capital(a.place),
  badge: { value: a.weight, label: 'Weight' },
  stats: [
    a.protects === 'any-one'
      ? stat('Stops', 'any one')
      : { ...stat('Stops', a.protects.join(', ')), brief: a.protects.map((way) => stopped[way]).join(' ') },
    stat('Damaged', a.gold.damaged, 'Dam'),
    ...worth(a.fame, a.notoriety, a.gold.intact),
  ],
  text: [],
});

export const horse = (h: Horse): Front => ({
  shape: 'counter',
  size: 'counter-15',
  band: capital(h.breed),
  badge: { value: h.vulnerability, label: 'Vulnerability' },
  stats: [
    stat('Gallop', `${h.gallop.strength}${h.gallop.moveTime}*`, 'g'),
    stat('Walk', `${h.walk.strength}${h.walk.moveTime}`, 'w'),
    stat('Gold', h.gold, 'G'),
  ],
  text: [],
});

export const native = (n: Native): Front => ({
  shape: 'counter',
  size: 'counter-15',
  band: titled(n.group),
  badge: { value: n.vulnerability, label: 'Vulnerability' },
  stats: [
    sideStat('Light', n.light),
    sideStat('Dark', n.dark),
    ...(n.horse
      ? [
          stat('Walk', `${n.horse.walk.strength}${n.horse.walk.moveTime}`, 'w'),
          stat('Gallop', `${n.horse.gallop.strength}${n.horse.gallop.moveTime}*`, 'g'),
        ]
      : []),
    stat('Wage', n.wage),
  ],
  text: [],
});

const monsterSizes = {
  N: 'counter-15',
  L: 'counter-15',
  M: 'counter-15',
  H: 'counter-20',
  T: 'counter-25',
} as const;

export const monster = (m: Monster): Front => ({
  shape: 'counter',
  size: monsterSizes[m.vulnerability],
  band: 'Monster',
  badge: { value: m.vulnerability, label: 'Size' },
  stats: [
    sideStat('Light', m.light),
    sideStat(m.vulnerability === 'T' ? 'Red' : 'Dark', m.dark),
    ...(m.part
      ? [
          stat(
            capital(m.part.part),
            `${m.part.light.harm} ${m.part.light.attackTime}/${m.part.dark.harm} ${m.part.dark.attackTime}`,
          ),
        ]
      : []),
    ...worth(m.fame, m.notoriety, 0),
  ],
  text: [],
});

/** Warnings are yellow, sites gold; sounds are red, and the chits that bring five others (MR-084). */
const chitTones: Readonly<Record<MapChit['chit'], Tone>> = {
  warning: 'sand',
  sound: 'rose',
  site: 'ember',
  special: 'rose',
};

export const mapChit = (m: MapChit): Front => ({
  shape: 'counter',
  size: 'counter-12',
  band: capital(m.chit),
  tone: chitTones[m.chit],
  stats: [],
  text: [],
});

export const dwelling = (d: Dwelling): Front => ({
  shape: 'counter',
  size: 'counter-18',
  band: d.building ? 'Building' : 'Campfire',
  stats: d.garrison ? [stat('Garrison', titled(d.garrison))] : [],
  text: [],
});

export const visitorChit = (v: VisitorChit): Front => ({
  shape: 'counter',
  size: 'counter-15',
  band: 'Visitor or mission',
  // Its name says the same, in that order.
  stats: v.faces.map((f, i) => ({ ...stat(i === 0 ? 'Front' : 'Back', titled(f)), brief: '' })),
  text: [],
});
