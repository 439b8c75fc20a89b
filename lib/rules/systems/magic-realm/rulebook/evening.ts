import { printed } from './write';

/** The Evening up to the moment when targets are chosen. */
export const evening = [
  ...printed('evening', [
    ['MR-089', '75', 'Day spells end at Sunset.'],
    [
      'MR-090',
      '77',
      'Combat is possible in a clearing with a character or a hired leader, if there is also any other character, monster or native.',
    ],
    [
      'MR-091',
      '77',
      'The wish of one character to cast, to rearrange belongings or to run out of the clearing is enough for combat rounds there.',
    ],
    [
      'MR-092',
      '77',
      'Monsters, unhired natives and hired natives without a leader do not fight each other when no character is there.',
    ],
    ['MR-093', '79', 'A combat round consists of the Encounter step, the Melee step and the Fatigue step.'],
    [
      'MR-094',
      '79',
      'Rounds are played until two in a row pass without a wound, fatigue, armor damage, kill or cast spell, and without a Tremendous monster red side up (MR-R51).',
    ],
    ['MR-095', '79', 'Every character, monster and native should have a melee sheet for plotting.'],
    [
      'MR-096',
      '81',
      'When combat begins, a player with a character or hired native in the clearing, hidden or not, rolls once on the Meeting table for each unhired group there. The character’s modifiers apply, and drinks may be bought first.',
    ],
    [
      'MR-097',
      '81',
      'A result of block/battle in combat means that the unhired members of the group in the clearing battle the character and the character’s hired natives for the rest of the day.',
    ],
    ['MR-098', '81', 'The same result rolled in Daylight only blocks.'],
    [
      'MR-099',
      '81',
      'An unhired group also begins to battle a character as soon as the character or a hireling lures or attacks one of its members.',
    ],
    [
      'MR-100',
      '83',
      'When combat begins each day, Heavy and Medium monsters are light side up, Tremendous monsters red side down, and the horses of unhired natives on their walking side without asterisk.',
    ],
  ]),
  ...printed('encounter', [
    [
      'MR-101',
      '85',
      'In the Encounter step denizens are assigned, characters run or make a weapon ready, and all casting happens. A denizen that is not assigned in it does not attack this round.',
    ],
    [
      'MR-102',
      '87, 91, 97',
      'Luring, deployment and actions are done by the players in turn, first the one whose character moved first that day, then around the table (MR-R20).',
    ],
    [
      'MR-103',
      '87',
      'An unhidden character, or one who gives up hiding, may take any number of monsters and unhired natives onto the own sheet, to fight them or to run from them.',
    ],
    [
      'MR-104',
      '87',
      'Each hired native, with the horse either side up, may take exactly one monster or unhired native onto the own sheet.',
    ],
    [
      'MR-105',
      '87',
      'A monster or unhired native that attacks a character can be lured away, but not a Tremendous monster red side up, and not one that a native has already lured.',
    ],
    [
      'MR-106',
      '89',
      'Every unassigned monster, and every unassigned unhired native who battles, is assigned by die roll among the unhidden characters (MR-R21).',
    ],
    [
      'MR-107',
      '89',
      'A player whose character is hidden or absent rolls too; what comes goes to unhidden hirelings of that player in the clearing, as the player chooses.',
    ],
    [
      'MR-108',
      '89',
      'Any number may be assigned in this way to one character, or to one hired native in the case of MR-107.',
    ],
    [
      'MR-109',
      '89',
      'When nobody is unhidden there is no random assignment: these denizens make no attack this round, yet characters may still target them in the Melee step.',
    ],
    [
      'MR-110',
      '91',
      'A player may put an unassigned hired native, the horse and the native either side up, as an attacker on the sheet of a monster, of a native, or of an unhidden character other than the employer.',
    ],
    [
      'MR-111',
      '91',
      'A hired leader who found hidden enemies that day may be deployed against a hidden target; the target becomes unhidden.',
    ],
    [
      'MR-112',
      '91',
      'A monster or native that a deployed native attacks goes back to its own sheet as the defender. Being chosen later as the target of a character moves nothing.',
    ],
    [
      'MR-113',
      '91',
      'A monster or native whose sheet has lost its last attacker gives up that sheet and joins this ex-attacker’s sheet as the latest attacker.',
    ],
    [
      'MR-114',
      '91',
      'Example: hired native A lures a heavy troll onto A’s sheet; another player deploys native B against the troll. The troll now defends on its own sheet with B as attacker, and A, left alone, moves with the horse to the troll’s sheet as its last attacker.',
    ],
    [
      'MR-115',
      '93',
      'The other case: B is deployed against A. A stays on A’s own sheet, troll and B both attack A, and A’s owner later chooses one of them as A’s target.',
    ],
    [
      'MR-116',
      '95',
      'A character may charge another character in the clearing by putting a MOVE chit or the active horse, either side up, on that character’s sheet. The target must be unhidden, or the charger must have found hidden enemies; both become unhidden.',
    ],
    ['MR-117', '95', 'A charge may prevent the other character’s action, by way of MR-119.'],
    [
      'MR-118',
      '97',
      'In an action turn a character may use color chits to make permanent spells active (MR-B25), which is no action and cannot be stopped; and, without having charged, may play one MOVE, FIGHT or MAGIC chit for one action.',
    ],
    [
      'MR-119',
      '97',
      'The number on that chit must be lower than every MOVE chit, horse and denizen’s move time on the character’s sheet; a MAGIC chit may also equal them. Smaller numbers are faster.',
    ],
    ['MR-120', '99', 'Action a: a FIGHT chit alerts the weapon.'],
    [
      'MR-121',
      '101',
      'Action b: a MOVE chit runs away. The character stops half-way along a roadway that leads out; one who entered the clearing that day can only go back the same way.',
    ],
    [
      'MR-122',
      '101',
      'The first activity of the next day must then be a move to either end of that roadway. Everything on the character’s sheet is unassigned for this round.',
    ],
    [
      'MR-123',
      '101',
      'Nobody can run from a Tremendous monster that is red side up on the own sheet, and natives never run.',
    ],
    [
      'MR-124',
      '103',
      'Action c: a MAGIC chit casts a spell. A recorded spell needs a chit of its type; chit and spell stay tied up until the spell ends.',
    ],
    [
      'MR-125',
      '103',
      'A spell awakened from an artifact may be cast with the artifact instead of a chit, if both have the same type.',
    ],
    ['MR-126', '103', 'Spells of artifacts and prepared spells have time 0; no MOVE chit can stop them.'],
    [
      'MR-127',
      '103',
      'The color of a spell must be there when it is cast: in the clearing, or from one of the caster’s own color chits.',
    ],
    [
      'MR-128',
      '103',
      'A cast spell takes effect in the Melee step, when its target is selected, unless the spell of another character stops it.',
    ],
    ['MR-129', '103', 'Spells can be cast in the Encounter step and at no other time.'],
    [
      'MR-130',
      '105',
      'Action d, for a character who neither charged nor took another action: activate and deactivate one weapon or treasure each, or abandon any belongings (MR-R22, MR-R23).',
    ],
  ]),
  ...printed('targets', [
    [
      'MR-131',
      '107',
      'In the Melee step targets are chosen, attacks and maneuvers are plotted and attacks are resolved.',
    ],
    [
      'MR-132',
      '109',
      'Horses of natives and characters that were played in the Encounter step are turned over, and in the Melee step they cannot show the side they were played with (MR-R24).',
    ],
    [
      'MR-133',
      '109',
      'On its own sheet a monster or unhired native attacks the hired native who came there last.',
    ],
    [
      'MR-134',
      '111, 113',
      'The attention counters of the players who take part are mixed and drawn at random; in that order targets are chosen.',
    ],
    [
      'MR-135',
      '115',
      'A character puts the attention counter on the target of the attack or spell and announces the further targets of a spell with several.',
    ],
    ['MR-136', '115', 'Whoever charged this round must target the charged character or nobody.'],
    ['MR-137', '115', 'Unlike denizens, a character may attack a target that is not on the own sheet.'],
    [
      'MR-138',
      '115, 117',
      'Putting the counter on a character, monster or native, or on oneself for a spell, makes both unhidden at once, unless the ambush rule is used (MR-B69).',
    ],
    ['MR-139', '117', 'When choosing, nobody knows whom later players will target.'],
    [
      'MR-140',
      '119',
      'For each hired native on the native’s own sheet the employer picks the target by putting one attacker of that sheet into a maneuver box.',
    ],
    [
      'MR-141',
      '121',
      'The employer positions hired natives who attack on sheets of monsters or unhired natives, and cannot turn counters over. Those on sheets of hired natives are positioned by that hiring player during MR-152.',
    ],
    [
      'MR-142',
      '121',
      'On such a sheet the defender stands in the CHARGE and THRUST box, its head, club or horse in the DODGE and SWING box. Its target, the hired native placed last, stands in any maneuver box, that native’s horse in the same or another one; the remaining attackers stand in any attack circles.',
    ],
    [
      'MR-143',
      '123',
      'If a caster is the target of another spell, the caster’s own spell is cancelled when its time is greater than that of the spell aimed at the caster. Equal time does not cancel; prepared and artifact spells have 0 (MR-R26).',
    ],
    [
      'MR-144',
      '123',
      'A character whose spell was cancelled may attack the target of that spell with a weapon.',
    ],
    [
      'MR-145',
      '123',
      'A spell that was not cancelled takes effect now. An attack spell aimed at characters or denizens must first hit like any attack.',
    ],
  ]),
];
