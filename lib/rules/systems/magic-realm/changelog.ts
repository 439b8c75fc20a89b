import type { CatalogueVersion } from '../../kernel/catalogue/changelog';

/** Every version of catalogue and rules, oldest first. A new one comes last, with the ids of what it touches. */
export const changelog: readonly CatalogueVersion[] = [
  {
    version: '2026.11',
    summary:
      'The first catalogue. 320 entries: characters, spells, treasures, denizens, tiles and chits; 383 rules, 51 rulings.',
    changes: [],
  },
  {
    version: '2026.11.1',
    summary: 'Sheets are judged more closely, and say where each name is from.',
    changes: [
      {
        kind: 'rules',
        what: 'Only a pack horse that is there, and strong enough, takes a load off a horse; boots bear all. A Belt of Strength that is worn changes what can be carried. Site cards are no belongings. Color chits are counted by their numbers. Equipment that a sheet names may be banned.',
        entries: ['belt-of-strength'],
      },
      {
        kind: 'rules',
        what: 'With optional abilities the Wizard has his MAGIC chit of level 2.',
        entries: ['wizard'],
      },
      {
        kind: 'changed',
        what: 'Of the Phantom Glass the name alone is printed, its effect is not; the lines of trolls and of two Rogues were put right.',
        entries: ['phantom-glass', 'heavy-troll', 'tremendous-troll', 'r6', 'r7'],
      },
    ],
  },
  {
    version: '2026.11.2',
    summary: 'The companion tells what the table agreed; the Elf chooses his ability.',
    changes: [
      {
        kind: 'rules',
        what: 'An empty or half-made party, warband or roster can be filled until it is whole; what was chosen stays.',
        entries: [],
      },
      {
        kind: 'rules',
        what: 'The companion begins everybody with ten gold. It tells of color days, phases, mountains, drinks, flights, blocking, turn ends, combat, midnight and score what was agreed, counts the kills of a day and a second row, and has dice for one-die rolls and tactics.',
        entries: [],
      },
      {
        kind: 'rules',
        what: 'Where optional abilities were agreed, the Elf chooses to play as a light or a great elf; chits that he never plays carry nothing and are marked on his record.',
        entries: ['elf'],
      },
      {
        kind: 'changed',
        what: 'The name of Flying Carpet Flight is marked as ours: the sources call the spell as its card is called.',
        entries: ['flying-carpet-flight'],
      },
      {
        kind: 'rules',
        what: 'Statistics tell how table rolls go for each character: hiding, finding sites, reading runes, trading. Party sheets and rosters ask for natives of a hired group that nobody misses. The printed record of a party lists relations by level and optional ability, and all roadways, sites and site cards to discover.',
        entries: ['black-knight', 'white-knight'],
      },
      {
        kind: 'rules',
        what: 'The copy for opponents shows what is public: recorded fame and notoriety, active treasures and color sources. Recorded gold, inactive treasures and spells stay secret.',
        entries: [],
      },
      {
        kind: 'rules',
        what: 'The combat of an evening can be played: one to four characters against what lives in a clearing, or against one another. Of optional rules, Ambush, Serious wounds and Dragon heads are carried out, and no longer warned of.',
        entries: [],
      },
    ],
  },
  {
    version: '2026.11.3',
    summary: 'The 28 days are played on the map, and hired natives fight.',
    changes: [
      {
        kind: 'rules',
        what: 'On a map the whole game is played, for one to twelve characters: days recorded in secret, travels, searches, loot, trade, hiring, missions and campaigns, magic of chits and tiles, spells of the days, whatever prowls, evenings of combat, and the score. A game without a board is one of 28 days.',
        entries: [],
      },
      {
        kind: 'rules',
        what: 'In a combat hired natives fight for whoever brings them, on sheets of their own. What underlings kill brings no gold.',
        entries: [],
      },
    ],
  },
  {
    version: '2026.11.4',
    summary:
      'All spells, cards and optional rules are played; leaders, monsters, the familiar and the phantasm act by themselves.',
    changes: [
      {
        kind: 'rules',
        what: 'Hired leaders, monsters under a spell, the familiar of the Witch and the phantasm record days of their own, which their player writes beside the one of his character.',
        entries: ['witch', 'phantasm'],
      },
      {
        kind: 'rules',
        what: 'Every spell and treasure is carried out, in days and combats: those that change chits or shapes, take monsters and natives for their caster, guard, carry through the air, or ask a demon.',
        entries: [],
      },
      {
        kind: 'rules',
        what: 'Optional rules are played as agreed: seasons and weather, commerce, caches and dropped things, optional abilities, grudges, watchful and treacherous natives, alerted monsters, adjusted combat tables, enhanced magic and items, tiles that enchant themselves.',
        entries: [],
      },
      {
        kind: 'rules',
        what: 'A party that is under way sets out with what its sheet records, on the day that it names. A combat roster may begin with denizens dark side up, and with monsters that a spell has put into somebody’s service.',
        entries: [],
      },
    ],
  },
  {
    version: '2026.11.5',
    summary: 'Sheets tell of curses, and tasks that run go on; sixteen may play.',
    changes: [
      {
        kind: 'rules',
        what: 'A sheet names the curses that rest on a character, for a party that is under way and for a combat roster. Campaigns and missions that it names go on: their terms run from where he sets out.',
        entries: [],
      },
      {
        kind: 'rules',
        what: 'One to sixteen characters play, each led by a seat of his own.',
        entries: [],
      },
    ],
  },
  {
    version: '2026.11.6',
    summary:
      'Things change hands in the midst of a combat and with hired leaders, color wakes spells, and much that was kept or told wrongly is mended.',
    changes: [
      {
        kind: 'rules',
        what: 'Where dropping was agreed, belongings are laid down in the midst of a combat, and picked up: what he has laid down himself at once, all else with a MOVE chit. A potion that works is left nowhere, and a color source gives its color where it was left.',
        entries: [],
      },
      {
        kind: 'rules',
        what: 'A hired leader who acts on his own deals with characters and leaders of others in his clearing: he sells, buys, swaps, gives and takes, and shows what he has discovered, for the gold of his employer, who decides.',
        entries: [],
      },
      {
        kind: 'rules',
        what: 'At the start of anyone’s phase whoever is in the clearing may wake a permanent spell on a target there with a color chit.',
        entries: [],
      },
      {
        kind: 'rules',
        what: 'In a combat by itself spells, gold and packed cards of others stay hidden, as in the days. Finders of hidden enemies aim at hidden hirelings. A spell ends with whom it is on, and its chit is free when it is broken; whoever ties up his last chit dies at once.',
        entries: ['remedy', 'unleash-power'],
      },
      {
        kind: 'rules',
        what: 'Peace, Make Whole, Terror, cancelled spells, cards that allow effort, shields under a falling roof, the Woods Girl’s hiding in combats, and the odds that are offered in a round follow the rules more closely.',
        entries: [
          'peace',
          'make-whole',
          'roof-collapses',
          'fiery-blast',
          'elven-grace',
          'belt-of-strength',
          'girtle-of-energy',
          'potion-of-energy',
          'woods-girl',
        ],
      },
      {
        kind: 'rules',
        what: 'A turn left blank and a follower who is stopped end as turns do. Who comes anew may begin with color chits, a guide may hide and rest for his followers, storms are felt at campfires, and a sheet without a starting place begins at the Inn.',
        entries: [],
      },
      {
        kind: 'rules',
        what: 'Views and the log give away no prices, no bought cards and not the order of the evening. Odds, guide and sheets agree with the game below level 3, for clues, seasons and optional abilities.',
        entries: [],
      },
    ],
  },
  {
    version: '2026.11.7',
    summary: 'A phase may be kept for belongings alone; a player may lead several characters.',
    changes: [
      {
        kind: 'rules',
        what: 'Whoever carries anything may record a phase for nothing but arranging his belongings, also when no chit is left to act with.',
        entries: [],
      },
      {
        kind: 'rules',
        what: 'Several characters of one player are played, each at a seat of his own; no option is warned of as one that the table must see to by itself.',
        entries: [],
      },
    ],
  },
  {
    version: '2026.11.8',
    summary: 'A second audit of the rules: corners of days and combats are played as they are written.',
    changes: [
      {
        kind: 'rules',
        what: 'Whoever runs out of a combat leaves behind what is too heavy for him.',
        entries: [],
      },
      {
        kind: 'rules',
        what: 'A color chit lights the Flying Carpet also for who has charged somebody, or activated it in the same turn.',
        entries: ['flying-carpet'],
      },
      {
        kind: 'rules',
        what: 'A prepared MAGIC chit is in play, and may be fatigued as change when two asterisks rest.',
        entries: [],
      },
      {
        kind: 'rules',
        what: 'In a game of several months day 7 of the first one gives white alone, as the agreement says.',
        entries: [],
      },
      {
        kind: 'rules',
        what: 'A card that is abandoned unused in a combat lies face down, and its name stays secret.',
        entries: [],
      },
      {
        kind: 'rules',
        what: 'Whom a spell has changed neither rests nor is alert as a follower, and does not die of frozen chits.',
        entries: [],
      },
      {
        kind: 'rules',
        what: 'Like a permanent spell the Flying Carpet works from the moment it gets its color until midnight, in combats too; a follower without it stays on the ground.',
        entries: ['flying-carpet'],
      },
      {
        kind: 'rules',
        what: 'A storm takes phases also from who chooses them as they come.',
        entries: ['violent-storm'],
      },
      {
        kind: 'rules',
        what: 'By counters Magic Sight shows also hidden hirelings who bear arms: natives, goblins, ogres and giants.',
        entries: ['phantom-glass'],
      },
    ],
  },
  {
    version: '2026.11.9',
    summary: 'A third audit of the rules, by a reckoning of its own: rounds, fatigue and blocking.',
    changes: [
      {
        kind: 'rules',
        what: 'Where two asterisks or more are due, a chit with two asterisks counts as both.',
        entries: ['girtle-of-energy', 'potion-of-energy'],
      },
      {
        kind: 'rules',
        what: 'Whoever attacks a hireling that a Tremendous monster holds is repositioned and may change tactics like anybody else.',
        entries: [],
      },
      {
        kind: 'rules',
        what: 'Rounds that somebody wishes for after he has won a combat are counted on: the faster blow falls first in them, and not the longer weapon.',
        entries: [],
      },
      {
        kind: 'rules',
        what: 'A prowling monster may be blocked as long as somebody else may still act, and not only while he stands elsewhere in its tile.',
        entries: [],
      },
      {
        kind: 'changed',
        what: 'Monsters that come to the end of a turn are told apart from those that are called there.',
        entries: [],
      },
    ],
  },
  {
    version: '2026.11.10',
    summary:
      'A fourth audit of the rules, by positions in which two of them meet: who leaves, falls or comes anew.',
    changes: [
      {
        kind: 'rules',
        what: 'The broom of a follower has served as well, once guide and follower have landed.',
        entries: ['broomstick'],
      },
      {
        kind: 'rules',
        what: 'A color source goes with who runs, flies or is blown out of a combat; where its owner falls it gives its color on.',
        entries: ['cloven-hoof', 'dragon-essence', 'flowers-of-rest', 'golden-icon', 'sacred-grail'],
      },
      {
        kind: 'rules',
        what: 'A permanent spell wakes also where somebody comes to its color in the midst of an evening. Half-way along a roadway only tiles and the day give color.',
        entries: [],
      },
      {
        kind: 'rules',
        what: 'Whoever has run is in no clearing: what he has cast on himself is neither broken nor exorcised nor woken from where he left.',
        entries: ['amulet', 'dissolve-spell', 'exorcise', 'remedy'],
      },
      {
        kind: 'rules',
        what: 'In a combat by itself a broom or token is gone once its spell is broken.',
        entries: ['broomstick', 'protection-from-magic'],
      },
      {
        kind: 'rules',
        what: 'A Witch who comes anew has her familiar with her from the first day.',
        entries: ['witch'],
      },
    ],
  },
  {
    version: '2026.11.11',
    summary:
      'A fifth audit of the rules, by positions foretold: curses and shapes that come and go, cards wherever they work.',
    changes: [
      {
        kind: 'rules',
        what: 'Whoever is himself again feels his curses: squeaking he is seen, withered he has no chit with asterisks in play; nor has he a horse in use in a cave that he brought there as a beast. Mist that sleeps and a token that is used up end alike. Whoever squeaks does not begin hidden.',
        entries: ['melt-into-mist', 'transform', 'absorb-essence', 'protection-from-magic'],
      },
      {
        kind: 'rules',
        what: 'A phase that a curse forbids may be recorded in hope by whoever has an amulet, a token or a wish against it.',
        entries: ['amulet', 'withered-claw', 'protection-from-magic'],
      },
      {
        kind: 'rules',
        what: 'The Enchanted Meadow ends no wither, and gives back no chit that it keeps fatigued. A wish for health in a combat by itself ends ill health too.',
        entries: ['enchanted-meadow'],
      },
      {
        kind: 'rules',
        what: 'Whom a spell has changed packs what he finds and uses nothing of it; terror spares his horses, a phantasm enchants with none of his chits, and mist has no phantasm. What he has in use for ever works on, also with natives: his Cloven Hoof troubles all there, himself too, and where he leaves it.',
        entries: [
          'phantasm',
          'cloven-hoof',
          'dragon-essence',
          'flowers-of-rest',
          'golden-icon',
          'sacred-grail',
        ],
      },
      {
        kind: 'rules',
        what: 'Destroyed treasure armor is paid for at once: whoever kills its owner in the same evening takes that gold too.',
        entries: [
          'tremendous-armor',
          'gold-helmet',
          'jade-shield',
          'silver-breastplate',
          'bejeweled-dwarf-vest',
          'golden-arm-band',
          'golden-crown',
        ],
      },
      {
        kind: 'rules',
        what: 'The three maps serve wherever their owner knows that the chit lies, also face down.',
        entries: ['map-of-lost-castle', 'map-of-lost-city', 'map-of-ruins'],
      },
      {
        kind: 'rules',
        what: 'From the air things may be let fall: they lie anywhere in the tile. Whoever puts away what lets him choose his phases is blocked at once. In a combat a horse is mounted that bears what no led one does.',
        entries: ['timeless-jewel', 'prophecy'],
      },
      {
        kind: 'rules',
        what: 'Bans, choices of entries and level totals that leave no party, or too few characters for the players, are named as contradictions.',
        entries: [],
      },
    ],
  },
  {
    version: '2026.11.12',
    summary:
      'Rules that meet, by positions foretold: ambushes with spells at many, and a world that fades for somebody alone.',
    changes: [
      {
        kind: 'rules',
        what: 'A hidden caster whose spell takes several at once, all bats or a whole group, is seen: only at one individual an ambush is rolled for.',
        entries: ['control-bats', 'persuade', 'deal-with-goblins'],
      },
      {
        kind: 'rules',
        what: 'For whom the world fades may wish for rounds also where he is all alone, and rolls after each until two in a row were quiet.',
        entries: ['world-fades'],
      },
      {
        kind: 'rules',
        what: 'Natives who kill him that killed another in the same evening get the belongings of both for their group; so does whoever kills a hired leader who had taken what somebody had.',
        entries: [],
      },
    ],
  },
  {
    version: '2026.11.13',
    summary:
      'Positions foretold where rules meet: several characters of one player, caches, kills that are shared.',
    changes: [
      {
        kind: 'rules',
        what: 'Whoever plays several characters assigns to a new one as many points as the one who fell had to assign, and not those of a first character.',
        entries: [],
      },
      {
        kind: 'rules',
        what: 'Where caching is agreed, gold that is ashes and sources of color go into no cache.',
        entries: ['cloven-hoof', 'dragon-essence', 'flowers-of-rest', 'golden-icon', 'sacred-grail'],
      },
      {
        kind: 'rules',
        what: 'What several hirelings of one player kill at one instant is worth to him what it is worth: halves are added before they are rounded down.',
        entries: [],
      },
    ],
  },
  {
    version: '2026.11.14',
    summary: 'The blows of one instant, which meet what was there as it began.',
    changes: [
      {
        kind: 'rules',
        what: 'Blows equal in length and time all meet the armor and the horse that were there before them: what one of them destroys or kills still stands in the way of the others.',
        entries: [],
      },
      {
        kind: 'rules',
        what: 'Whom the Power of the Pit takes by a blow dies when the instant of that blow ends: others who strike in it still do, and share what they kill together.',
        entries: ['demon', 'power-of-the-pit'],
      },
    ],
  },
  {
    version: '2026.11.15',
    summary: 'Who comes first of several, on whatever seats they sit, and who is in the air is out of reach.',
    changes: [
      {
        kind: 'rules',
        what: 'Of those who fall at one instant whoever killed one of the others and falls himself counts after him, so that notoriety and gold go on to his own killer as belongings do. Several killers share and inherit clockwise from whoever moved first.',
        entries: [],
      },
      {
        kind: 'rules',
        what: 'Of spells that are equally fast none comes before the others: whom one of them kills still casts his own, as two prepared ones may.',
        entries: ['power-of-the-pit'],
      },
      {
        kind: 'rules',
        what: 'What comes to a follower who stays on the ground does not block his guide, who is in the air by then.',
        entries: ['flying-carpet', 'broomstick'],
      },
      {
        kind: 'rules',
        what: 'After a flight a day is recorded on with whatever could be done in any clearing where he may land: trade, hire, leave the map, or move on into the next tile.',
        entries: ['flying-carpet', 'broomstick'],
      },
      {
        kind: 'rules',
        what: 'Where several keep their counters, they are asked clockwise from whoever moved first today, not by their seats.',
        entries: ['swordsman', 'premonition'],
      },
      {
        kind: 'rules',
        what: 'Who chooses his phases as they come may fly on with the next one: until now he came down after each.',
        entries: ['timeless-jewel', 'prophecy', 'flying-carpet', 'broomstick'],
      },
    ],
  },
  {
    version: '2026.11.16',
    summary: 'Who is asked first, wherever he sits.',
    changes: [
      {
        kind: 'rules',
        what: 'Where several may block, follow, wake a spell, or choose a new character, they are asked clockwise from whoever moved first, and so their belongings and used potions go back into one pile. It went by the numbers of seats.',
        entries: [],
      },
    ],
  },
  {
    version: '2026.11.17',
    summary: 'Whom Exorcise kills first.',
    changes: [
      {
        kind: 'rules',
        what: 'Of demons and imps that fall by one Exorcise the most valuable counts first, as with every other spell, also where it serves somebody: it went by their numbers, and later victims count more.',
        entries: ['exorcise', 'demon', 'winged-demon', 'imp'],
      },
    ],
  },
  {
    version: '2026.11.18',
    summary:
      'What is lost and broken, rounds that go on, horses that are dead, and whom hirelings may follow; each thing by its own rule.',
    changes: [
      {
        kind: 'rules',
        what: 'A chit that rests, a turn that somebody with a Premonition takes when he likes, and followers and hirelings who are left behind name the rule by which it happens, and so do questions who breaks magic, is sent elsewhere or keeps his counter: it was the same one whatever the case.',
        entries: ['premonition', 'swordsman'],
      },
      {
        kind: 'rules',
        what: 'Who strayed into a clearing along a roadway that he has not discovered cannot run from it that day: he could along any other. Blazing Light gives no phase to whoever begins the day half-way along a roadway.',
        entries: ['lost', 'blazing-light'],
      },
      {
        kind: 'rules',
        what: 'Who is lost chooses where he comes out, if several neighbours have the number that he has rolled: it was the first in a list. Nor does he leave the map where he would.',
        entries: ['lost'],
      },
      {
        kind: 'rules',
        what: 'Allies whom somebody has persuaded are hired on the friendly column, so that drinks make them allies again for the roll: none could be bought.',
        entries: ['persuade'],
      },
      {
        kind: 'rules',
        what: 'Underlings may follow the hired leader of another player too, and a follower leaves hirelings of his own behind whenever his guide begins an activity.',
        entries: [],
      },
      {
        kind: 'rules',
        what: 'Of several spells by which somebody holds or changes others in a combat by itself, only the broken one ends, and its chit tires. A spell that is broken in a clearing from which its caster has run lets go only of those who are there.',
        entries: ['dissolve-spell', 'remedy', 'amulet'],
      },
      {
        kind: 'rules',
        what: 'A native whose horse was killed goes on foot until both are back where they began: on the next evening the horse was there again. Without it a leader has no phases of it, nor keeps anybody up with a pony.',
        entries: [],
      },
      {
        kind: 'rules',
        what: 'Where somebody alone wishes for another round of his evening, spells that last to midnight work on in it, and denizens show the sides that they showed: each round began anew.',
        entries: ['poison', 'elven-grace', 'pentangle', 'peace'],
      },
      {
        kind: 'rules',
        what: 'With commerce the fame and notoriety of golden weapons and armor count in the prices of groups that value them: only those of cards did.',
        entries: [
          'bane-sword',
          'truesteel-sword',
          'devil-sword',
          'living-sword',
          'tremendous-armor',
          'gold-helmet',
          'jade-shield',
          'silver-breastplate',
        ],
      },
      {
        kind: 'rules',
        what: 'Poison lasts to the next sunset, as its card says, and ties its chit and its box up till then: both were free as soon as the combat was over.',
        entries: ['poison'],
      },
      {
        kind: 'rules',
        what: 'A spell that was learned where Enchant Artifact had put it has no card and counts for no points, and its card may still be learned.',
        entries: ['enchant-artifact'],
      },
      {
        kind: 'rules',
        what: 'Of two equal chits that begin as color chits neither is offered to cast with, and a sheet may name the second one first.',
        entries: ['druid', 'elf', 'sorceror', 'witch', 'witch-king'],
      },
      {
        kind: 'rules',
        what: 'A chit whose one state stands in a list is active where the list says so, and of two equal chits it is the one that the sheet names.',
        entries: [],
      },
      {
        kind: 'rules',
        what: 'Statistics of a party tell its chits as strong as a Belt of Strength makes them, where one is worn.',
        entries: ['belt-of-strength'],
      },
      {
        kind: 'rules',
        what: 'A sheet on which all chits that an Elf plays are wounded or committed is refused, as that is death: those that he never plays counted as well.',
        entries: ['elf'],
      },
    ],
  },
  {
    version: '2026.11.19',
    summary: 'Entries one by one: what single spells and cards do, by their own words.',
    changes: [
      {
        kind: 'rules',
        what: 'Blazing Light gives its phase only to whoever was in that cave at Birdsong: who chooses his phases as they come had it as soon as he came there.',
        entries: ['blazing-light', 'timeless-jewel', 'prophecy'],
      },
      {
        kind: 'rules',
        what: 'A carpet carries in the days only whom it carries in combats: nobody heavier than it is strong. As a phase of anybody begins it gets its color from a purple color chit of its owner, a flight may be recorded in the hope of it, and what lit it in a combat lights it until midnight: in the days no chit did.',
        entries: ['flying-carpet', 'flying-carpet-flight'],
      },
      {
        kind: 'rules',
        what: 'Of two like spells of one caster that hold or change somebody in a combat by itself only the broken one ends: both did. Who turns there against those whom he has pacified has his chit and his box back, the chit fatigued: both stayed tied up.',
        entries: [
          'persuade',
          'deal-with-goblins',
          'control-bats',
          'transform',
          'melt-into-mist',
          'absorb-essence',
        ],
      },
      {
        kind: 'rules',
        what: 'A monster that serves by a spell is no opponent in a roster, and may begin on the side that its employer likes; a Tremendous one still begins red side down.',
        entries: [],
      },
      {
        kind: 'changed',
        what: 'The Enchanted Meadow says of row 4 what is played: it ends no wither.',
        entries: ['enchanted-meadow'],
      },
    ],
  },
];
