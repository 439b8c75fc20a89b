import type { Dice } from './dice';
import type { GameEvent, Seat } from './engine';
import { writeFields, type Notated, type WrittenFields } from './notation';
import { refusals } from '../refusals';
import type { Answer, Ask, Question } from './scenario';
import { covers } from './scenario';
import { scriptedDice } from './scripted-dice';

/** These faces, and then 1, 2, 3 and again, each within its die. */
function looseDice(faces: readonly number[]): Dice {
  let next = 0;
  const roll = (sides: number): number =>
    next < faces.length ? faces[next++]! : (((next++ - faces.length) % 3) % sides) + 1;
  return { ...scriptedDice(), roll, below: (sides) => roll(sides) - 1 };
}

/** One of our engines behind the protocol of scenarios. It answers in order, and refuses instead of throwing. */
export function scenarioEngine(notatedOf: (system: string) => Promise<Notated>): Ask {
  let game: { readonly notated: Notated; state: object } | undefined;

  const answer = async (question: Question): Promise<Answer> => {
    if (question.do === 'place') {
      const notated = await notatedOf(question.system);
      const read = notated.notation.position.safeParse(question.position);
      if (!read.success)
        return {
          refused: refusals(read.error)
            .map((r) => `${r.path.join('.')}: ${r.message}`)
            .join(' '),
        };
      game = { notated, state: notated.notation.place(read.data) };
      return { placed: true };
    }
    if (!game) return { refused: 'Nothing is placed.' };
    const { engine, notation } = game.notated;
    const written = (fields: { readonly type: string }, seat?: Seat): WrittenFields & { type: string } => ({
      ...writeFields(notation, game!.state, fields, seat),
      type: fields.type,
    });
    switch (question.do) {
      case 'offer': {
        const asked = engine.toAct(game.state).includes(question.seat);
        return {
          offers: asked
            ? engine.choices(game.state, question.seat).map((one) => written(one, question.seat))
            : [],
        };
      }
      case 'look': {
        const outcome = engine.outcome(game.state);
        return {
          asked: [...engine.toAct(game.state)],
          looks: notation.look(game.state) as Record<string, never>,
          outcome: outcome ? { winners: [...outcome.winners], by: outcome.by } : null,
        };
      }
      case 'play': {
        const { seat, choice, dice, loose } = question;
        const offered = engine.toAct(game.state).includes(seat) ? engine.choices(game.state, seat) : [];
        const found = offered.find((one) => covers(written(one, seat), choice));
        if (!found) return { refused: `${JSON.stringify(choice)} is not offered to seat ${seat}` };
        const next = engine.clone(game.state);
        const events: GameEvent[] = [];
        const scripted = scriptedDice(...dice);
        engine.play(next, seat, found, loose ? looseDice(dice) : scripted, (event) => events.push(event));
        if (!loose && !scripted.spent()) return { refused: 'A die was laid down that nobody rolled.' };
        game.state = next;
        return { events: events.map((event) => written(event)) };
      }
    }
  };

  return async (question) => {
    try {
      return await answer(question);
    } catch (error) {
      return { refused: error instanceof Error ? error.message : String(error) };
    }
  };
}
