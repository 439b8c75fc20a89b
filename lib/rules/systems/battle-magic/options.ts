import { z } from 'zod';
import { lineOfText } from '../../kernel/list/list';
import { empireIds, unitClasses, type EmpireId } from './catalogue/vocabulary';
import { colours } from './colours';

export const EmpireChoice = z.enum([...empireIds, 'custom']);
export type EmpireChoice = EmpireId | 'custom';

/** The counter set of one player. */
export const EmpireOptions = z.strictObject({
  form: z.literal('empire'),
  empire: EmpireChoice.default('human').meta({
    title: 'Empire',
    description: 'Which set this is: one of the five, or one of your own design',
  }),
  colour: z.enum(colours).optional().meta({ title: 'Colour', description: 'The colour of your counters' }),
  names: z
    .partialRecord(z.enum(unitClasses), lineOfText(24).trim())
    .default({})
    .meta({ title: 'Names', description: 'What your counters are called, by class' }),
});
export type EmpireOptions = z.infer<typeof EmpireOptions>;

/** The common deck, which is the same for everybody. */
export const DeckOptions = z.strictObject({ form: z.literal('deck') });
export type DeckOptions = z.infer<typeof DeckOptions>;

export const Options = z.discriminatedUnion('form', [EmpireOptions, DeckOptions]);
export type Options = z.infer<typeof Options>;
