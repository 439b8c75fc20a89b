import { full } from './write';

/** The special advantages of the characters. */
export const advantages = [
  ...full('advantages', [
    ['MR-A01', 'Amazon, Aim: -1 on the Missile table for an own missile weapon. It adds to other modifiers.'],
    ['MR-A02', 'Amazon, Stamina: one extra MOVE phase a day, also when riding.'],
    ['MR-A03', 'Berserker, Robust: one extra REST phase a day.'],
    [
      'MR-A04',
      'Berserker, Berserk: BERSERK T4** played in an ALERT phase or as an Encounter action, where it counts as a FIGHT chit for speed and with its effort of two, makes the own vulnerability T until midnight. Played in an ALERT phase the chit fatigues at once.',
    ],
    ['MR-A05', 'Black Knight, Aim: -1 on the Missile table for an own missile weapon.'],
    [
      'MR-A06',
      'Black Knight, Fear: one die for every roll on the Meeting table, in trade, hire and battling.',
    ],
    ['MR-A07', 'Captain, Aim: -1 on the Missile table for an own missile weapon.'],
    [
      'MR-A08',
      'Captain, Reputation: one extra phase of any activity a day, in a clearing with a dwelling or campfire at the start of that phase.',
    ],
    ['MR-A09', 'Druid, Concealment: one die for Hide rolls.'],
    [
      'MR-A10',
      'Druid, Peace with Nature: at his own turn end the warning and sound chits of the tile are looked at and turned back, and do not summon. Sites, dwellings, site cards, Dragon Essence and the turn ends of followers work as usual.',
    ],
    [
      'MR-A11',
      'Dwarf, Short Legs: he has no sunlight phases, only two basic and extra ones, though he may follow others for longer. Each REST rests one asterisk more. DUCK T3* is a MOVE chit for the DUCK maneuver alone, and counts as strength T for looting.',
    ],
    ['MR-A12', 'Dwarf, Cave Knowledge: in a cave clearing one die for Hide, Meeting and the search tables.'],
    ['MR-A13', 'Elf, Elusiveness: one extra HIDE phase a day.'],
    ['MR-A14', 'Elf, Archer: one die for Missile rolls with a bow or crossbow.'],
    ['MR-A15', 'Magician, Magical Paraphernalia: one extra ALERT phase a day.'],
    ['MR-A16', 'Magician, Knowledge: -1 on Reading Runes.'],
    [
      'MR-A17',
      'Pilgrim, Heavenly Protection: demon, winged demon and imp cannot block him and cannot be assigned to him, nor can he lure them. He may attack them. His hirelings are not protected.',
    ],
    ['MR-A18', 'Pilgrim, Learning: one die for Reading Runes.'],
    ['MR-A19', 'Sorceror, Lore: one die for Reading Runes.'],
    ['MR-A20', 'Sorceror, Aura of Power: one extra SPELL phase a day.'],
    ['MR-A21', 'Swordsman, Barter: one die for Meeting rolls of a TRADE phase, not for hiring and battling.'],
    [
      'MR-A22',
      'Swordsman, Clever: he keeps his counter and may take his turn before any draw, once a day; when all counters are drawn he must.',
    ],
    ['MR-A23', 'White Knight, Health: one extra REST phase a day.'],
    ['MR-A24', 'White Knight, Honor: -1 on every Meeting roll.'],
    ['MR-A25', 'Witch, Knowledge: -1 on Reading Runes.'],
    [
      'MR-A26',
      'Witch, Familiar: an extra figure with two basic and two sunlight phases that can MOVE, FOLLOW and PEER in its own clearing and acts just before her. It shares her list of discoveries, her hidden enemies only when both are together, and neither blocks, carries, summons nor fights.',
    ],
    ['MR-A27', 'Witch King, Disembodied: one cause for Magic Sight in SEARCH phases (MR-R09).'],
    ['MR-A28', 'Witch King, Aura of Power: one extra SPELL phase a day.'],
    ['MR-A29', 'Wizard, Lore: one die for Reading Runes.'],
    ['MR-A30', 'Wizard, Experience: he knows every hidden path and secret passage from the start.'],
    [
      'MR-A31',
      'Woods Girl, Tracking Skills: in the five woods tiles and Deep Woods one die for Hide, Meeting and the search tables.',
    ],
    ['MR-A32', 'Woods Girl, Archer: one die for Missile rolls with a bow or crossbow.'],
  ]),
];
