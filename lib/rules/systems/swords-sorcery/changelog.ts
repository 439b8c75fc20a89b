import type { CatalogueVersion } from '../../kernel/catalogue/changelog';

/** Every version of catalogue and rules, oldest first. A new one comes last, with the ids of what it touches. */
export const changelog: readonly CatalogueVersion[] = [
  {
    version: '2026.11',
    summary:
      'The first catalogue. The 63 cards of the sheet, pieces, markers and six domains of our own; 117 rules, 85 rulings.',
    changes: [],
  },
  {
    version: '2026.11.1',
    summary:
      'Rules that were still open in play: the order of conflicts and of saving throws, play without levels.',
    changes: [
      {
        kind: 'rules',
        what: 'A contact by Speed while conflicts are being resolved is resolved last.',
        entries: ['speed'],
      },
      {
        kind: 'rules',
        what: 'Whoever has several unlike pieces to roll for says which saves next.',
        entries: ['black-plague', 'typhoid-mary'],
      },
      {
        kind: 'rules',
        what: 'Where the seven of the Boots changes doubles, a double or triple that it makes brings its cards.',
        entries: ['seven-league-boots'],
      },
      {
        kind: 'rules',
        what: 'Where levels count for nothing, of two cards in play the later one wins, and what is used now beats both.',
        entries: ['armour', 'trap-proof', 'lucky-charm', 'safe-artifact', 'safe-scroll', 'hammers'],
      },
    ],
  },
  {
    version: '2026.11.2',
    summary: 'What is announced is asked again when it is done; corners where two cards meet.',
    changes: [
      {
        kind: 'rules',
        what: 'An announced step or flight is made only if it still may be, and costs nothing where it is not made.',
        entries: ['horse', 'speed', 'belt-of-levitation'],
      },
      {
        kind: 'rules',
        what: 'A Teleport ends no ride; a Bear Trap ends the steps of a piece for the whole phase, and lets go of a wizard that walks out of it.',
        entries: ['teleport', 'reteleport', 'domain-teleport', 'bear-trap'],
      },
      {
        kind: 'rules',
        what: 'The hulk that belongs to nobody is on the side of whoever has the turn in traps, odds, deaths and changed sides alike.',
        entries: ['mindless-hulk'],
      },
      {
        kind: 'rules',
        what: 'What is stolen in the thief’s own movement works there; what guards a card guards it against everything that would destroy it.',
        entries: ['steal-artifact', 'safe-artifact', 'safe-scroll', 'trap-expertise'],
      },
      {
        kind: 'rules',
        what: 'Deaths within deaths, spells cast again, swaps into conflicts, jams beside sleepers and ghosts under a shield follow their rules.',
        entries: ['zombie', 'dual-shot', 'doppelganger', 'magic-shield', 'lever'],
      },
      {
        kind: 'rules',
        what: 'Spoilsport ends steps that are still to come; Burn scrolls takes scrolls that wait on the stack; a Crystal Ball shows cards that must be spoken, too.',
        entries: ['spoilsport', 'burn-scrolls', 'crystal-ball'],
      },
      {
        kind: 'rules',
        what: 'Hands are dealt after domains are chosen; whoever goes out in his own turn rolls no more dice; tokens keep no domain.',
        entries: [],
      },
      {
        kind: 'changed',
        what: 'Giant’s Strength says that rocks are pushed in one’s own turn, a Safe artifact that it names another.',
        entries: ['giants-strength', 'safe-artifact'],
      },
    ],
  },
  {
    version: '2026.11.3',
    summary: 'Drawn domains whose traps lie as on the house boards.',
    changes: [
      {
        kind: 'rules',
        what: 'On a drawn domain every shortest way in and out passes one trap, and every way across at least two: most seeds draw another board than before.',
        entries: [],
      },
      {
        kind: 'rules',
        what: 'A drawn copy of a house board is that board; a small standard pile is mended by the standard pile; a ghost maker of the table’s own serves Exorcise Ghosts.',
        entries: [],
      },
      {
        kind: 'changed',
        what: 'Says when Domain Teleport may be used again, and that a shielded piece is killed by no card.',
        entries: ['domain-teleport', 'marker-shield'],
      },
    ],
  },
  {
    version: '2026.11.4',
    summary: 'A house board that the agreement bans is not dealt.',
    changes: [
      {
        kind: 'rules',
        what: 'Where house boards are asked for by a seed, those that are banned, or not allowed, stay out; a new domain is drawn where the rest do not suffice.',
        entries: [],
      },
    ],
  },
  {
    version: '2026.11.5',
    summary:
      'Agreements that leave no grimoire, army or board say so; grimoires are mended within every limit at once.',
    changes: [
      {
        kind: 'rules',
        what: 'An agreement under which no grimoire, no army or no board is left is named as a contradiction, found by filling a hand within all its limits.',
        entries: [],
      },
      {
        kind: 'rules',
        what: 'The proposed repair of a grimoire brings permanent cards, levels and power within every limit at once.',
        entries: [],
      },
      {
        kind: 'rules',
        what: 'First hands dealt from a standard pile hold no cards of the table’s own.',
        entries: [],
      },
      {
        kind: 'rules',
        what: 'A grimoire holds no card of the table’s own under a standard pile, whether somebody brings the pile or not.',
        entries: [],
      },
      {
        kind: 'changed',
        what: 'Says that cards of the dragon’s level or below do not kill it either.',
        entries: ['marker-dragon'],
      },
    ],
  },
  {
    version: '2026.11.6',
    summary:
      'Pieces and spells that come back, the Gauntlet beside potions, and cards of a table’s own that end.',
    changes: [
      {
        kind: 'rules',
        what: 'A piece that a Traitor brings back to whoever moves may move again in the same movement.',
        entries: ['traitor'],
      },
      {
        kind: 'rules',
        what: 'A bounced Dual Shot may take back the Spell Bounce itself.',
        entries: ['dual-shot', 'spell-bounce'],
      },
      {
        kind: 'rules',
        what: 'Where the dice of potions exclude weapons, they do not exclude the Gauntlet.',
        entries: ['gauntlet-of-might'],
      },
      {
        kind: 'rules',
        what: 'Spoilsport also ends spells and potions of a table’s own that lie in play, and a wizard’s death such potions. In words a ward or hold of a table’s own is as strong as its card’s level.',
        entries: ['spoilsport'],
      },
      {
        kind: 'rules',
        what: 'The odds count the weapon that Armour stops among those that Hammers break; what works like a weapon is one for Armour and the Gauntlet.',
        entries: ['hammers', 'armour'],
      },
    ],
  },
  {
    version: '2026.11.7',
    summary: 'Corners where two cards meet: rocks, ghosts and vapour.',
    changes: [
      {
        kind: 'rules',
        what: 'A Magic Missile hits a wizard who is a rock as a rock, whatever Protection his player has.',
        entries: ['magic-missile', 'protection', 'rock-transform'],
      },
      {
        kind: 'rules',
        what: 'A wizard of vapour may enter the spot of an own ghost with the last step, too; not alone there, it is destroyed.',
        entries: ['vapour', 'ghost-army'],
      },
      {
        kind: 'rules',
        what: 'Two copies of a Safe artifact are not idle: each may keep the other.',
        entries: ['safe-artifact'],
      },
    ],
  },
  {
    version: '2026.11.8',
    summary: 'Trap cards whose piece is gone; nobody’s hulk as a ghost, in the air and against its own side.',
    changes: [
      {
        kind: 'rules',
        what: 'Like a Bear Trap, the other trap cards fail where the piece has been taken off the trap before they resolve.',
        entries: ['lesser-death-trap', 'major-death-trap', 'teleport-trap'],
      },
      {
        kind: 'rules',
        what: 'The ghost of nobody’s hulk is freed by the wizard of whoever has the turn, and destroyed by every other.',
        entries: ['mindless-hulk', 'ghost-army'],
      },
      {
        kind: 'rules',
        what: 'Where artifacts do not help nobody’s hulk, it does not fly; a Spoilsport that brings the active wizard back from a rock ends a fight of his side with it.',
        entries: ['mindless-hulk', 'belt-of-levitation', 'spoilsport'],
      },
      {
        kind: 'rules',
        what: 'Where levels count for nothing, of several copies that one side has in play the one that came last counts.',
        entries: ['armour', 'lucky-charm'],
      },
      {
        kind: 'rules',
        what: 'What a Magic Shield keeps from a dragon does not cost it its potion, whichever came first.',
        entries: ['magic-shield', 'transform-to-dragon'],
      },
    ],
  },
  {
    version: '2026.11.9',
    summary: 'Own ghosts one behind the other.',
    changes: [
      {
        kind: 'rules',
        what: 'A wizard enters the spot of an own ghost on its way to another one only with the steps to leave that one too.',
        entries: ['ghost-army'],
      },
    ],
  },
  {
    version: '2026.11.10',
    summary: 'Safe cards where levels are equal; doubles that change sides; the end of the last round.',
    changes: [
      {
        kind: 'rules',
        what: 'What a Safe card keeps is not destroyed by an opposing card of its own level either.',
        entries: ['safe-artifact', 'protection', 'bear-trap', 'lucky-charm'],
      },
      {
        kind: 'rules',
        what: 'A Traitor ends the fight of a piece with a double that now is on its side.',
        entries: ['traitor', 'doppelganger'],
      },
      {
        kind: 'rules',
        what: 'Who kills a wizard also takes the cards that its Wisdom has drawn and nobody has spoken yet.',
        entries: ['wisdom'],
      },
      {
        kind: 'rules',
        what: 'A round is over when the last player has had a turn: the extra turn of a triple comes after it, and after the last round no more.',
        entries: [],
      },
      {
        kind: 'rules',
        what: 'Where pieces that return meet traps, a player who goes out meanwhile raises no more.',
        entries: ['raise-the-dead'],
      },
      {
        kind: 'rules',
        what: 'A wizard of vapour over a fight has no part in it: who fights there is not in contact with that wizard.',
        entries: ['vapour', 'kamakazi', 'typhoid-mary'],
      },
    ],
  },
  {
    version: '2026.11.11',
    summary:
      'What meets a Horse while it is ridden; wizards that die together; a Spoilsport that comes to nothing.',
    changes: [
      {
        kind: 'rules',
        what: 'A Horse lies open while its rider has steps to make: Burn scrolls and the death of its wizard end them.',
        entries: ['horse', 'burn-scrolls', 'safe-scroll'],
      },
      {
        kind: 'rules',
        what: 'Sleep, Paralysis or a Ghost Army on a piece that rides a Horse has its level: both cards are spent, and the piece is not held.',
        entries: ['horse', 'sleep', 'paralysis', 'ghost-army'],
      },
      {
        kind: 'rules',
        what: 'Where a Kamakazi kills its caster’s wizard with another, the other’s hand comes to a player without a wizard, wherever the two stood.',
        entries: ['kamakazi'],
      },
      {
        kind: 'rules',
        what: 'A Safe card without a charge keeps the first card that comes from Spoilsport, too, while that waits.',
        entries: ['safe-artifact', 'safe-scroll', 'spoilsport'],
      },
      {
        kind: 'rules',
        what: 'A wizard who is a rock neither uses a potion on other rocks nor swaps with his doubles.',
        entries: ['rock-transform', 'super-strength', 'giants-strength', 'doppelganger'],
      },
      {
        kind: 'rules',
        what: 'A swap is no step: who bounces off a fight after one goes back to where the last step began.',
        entries: ['doppelganger'],
      },
      {
        kind: 'rules',
        what: 'Where placed pieces meet traps, those that Raise the Dead brings back do so when all of them stand.',
        entries: ['raise-the-dead'],
      },
      {
        kind: 'rules',
        what: 'Under strict levels a Spoilsport that a Safe card of its own level stops does not ruin what waits, either.',
        entries: ['spoilsport', 'safe-artifact', 'safe-scroll'],
      },
      {
        kind: 'rules',
        what: 'A card of the table’s own that works like a printed one is told as idle, too, where nothing serves it.',
        entries: [],
      },
    ],
  },
  {
    version: '2026.11.12',
    summary: 'Wizards who die at once are dead together, whoever gets their hands.',
    changes: [
      {
        kind: 'rules',
        what: 'Of wizards who are rocks and are shattered together none dies before the other: who loses his own takes the other’s hand without a wizard, wherever they stand. So does the active player whose wizard falls to the same Kamakazi, where he takes the hands.',
        entries: ['shatter-rocks', 'kamakazi', 'rock-transform'],
      },
    ],
  },
  {
    version: '2026.11.13',
    summary: 'What the sheet calls invoked, and what it calls yours.',
    changes: [
      {
        kind: 'rules',
        what: 'A Steal Artifact may be aimed at an artifact that was invoked and still waits: it will lie in play for the thief, unless a Safe artifact without a charge keeps it. A Safe card taken so names its charge anew.',
        entries: ['steal-artifact', 'safe-artifact', 'safe-scroll'],
      },
      {
        kind: 'rules',
        what: 'A hulk that has an owner, by Traitor or Zombie, is a piece of that player for his Kamakazi too.',
        entries: ['kamakazi', 'mindless-hulk'],
      },
      {
        kind: 'rules',
        what: 'Cards in play are destroyed clockwise from who cast the Spoilsport or the Burn scrolls; by strict levels that says which of two Safe cards is gone with it.',
        entries: ['spoilsport', 'burn-scrolls'],
      },
    ],
  },
  {
    version: '2026.11.14',
    summary: 'Who goes out, wherever he sits.',
    changes: [
      {
        kind: 'rules',
        what: 'Players who go out in one turn lay down their cards clockwise from the active player, and domains leave the ring so; of the pieces of one who goes out his own army is first, and those that he took from others follow clockwise. It went by the numbers of seats.',
        entries: [],
      },
    ],
  },
  {
    version: '2026.11.15',
    summary: 'Whom a Kamakazi kills with his wizard.',
    changes: [
      {
        kind: 'rules',
        what: 'Of one player the wizard dies last by a Kamakazi, so that in a wizard hunt whoever stands beside it dies by the card as well; demons, tokens and pieces of later seats left with their player instead, as they have higher numbers.',
        entries: ['kamakazi'],
      },
    ],
  },
  {
    version: '2026.11.16',
    summary: 'Trap expertise in the largest piles.',
    changes: [
      {
        kind: 'rules',
        what: 'In a pile of more than 512 cards a Trap expertise may be rolled against every trap card once in a turn; some passed for others that had been tried.',
        entries: ['trap-expertise'],
      },
    ],
  },
  {
    version: '2026.11.17',
    summary: 'No question where there is one answer.',
    changes: [
      {
        kind: 'rules',
        what: 'The free steps of a piece end by themselves where it has nowhere to go.',
        entries: ['horse', 'speed'],
      },
      {
        kind: 'rules',
        what: 'A card that takes any number of targets takes the only one there is unasked, as other cards do.',
        entries: ['exorcise-ghosts', 'ghost-army'],
      },
      {
        kind: 'rules',
        what: 'The last of the dead returns to the last vacant spot by itself.',
        entries: ['raise-the-dead'],
      },
      {
        kind: 'changed',
        what: 'Cards without a level say that they count as level 1 or as agreed: they said 1, whatever the agreement.',
        entries: ['belt-of-levitation', 'rock-transform', 'wisdom'],
      },
    ],
  },
];
