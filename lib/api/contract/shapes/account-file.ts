import { z } from 'zod';
import { MOST_VERSIONS } from '@/lib/bounds';
import { Agreement as KernelAgreement, EntryId, KeptVerdict, OwnCard } from '@/lib/rules';
import { CommentText, Id, Moment, Name, SystemId } from './common';
import { Board } from './board';
import { Folder, List, Tag, WriteUp } from './list';
import { PrintRun } from './print';

const Version = z.int().min(1).max(1_000_000_000);
const Agreement = KernelAgreement.extend({ system: SystemId });

const made = { createdAt: Moment, updatedAt: Moment, deletedAt: Moment.optional() };

/** Versions stand in their order, and the last of them is the thing as it is. */
const history = <T extends z.ZodType<{ readonly n: number }>>(item: T) =>
  z.array(item).min(1).max(MOST_VERSIONS.count).readonly();
const inOrder = (
  { version, versions }: { readonly version: number; readonly versions: readonly { readonly n: number }[] },
  context: z.RefinementCtx,
): void => {
  const wrong = versions.findIndex(({ n }, i) => i > 0 && n <= versions[i - 1]!.n);
  if (wrong >= 0)
    context.addIssue({
      code: 'custom',
      path: ['versions', wrong, 'n'],
      message: 'Versions stand in their order, each once.',
      params: { code: 'out_of_order' },
    });
  else if (versions.length > 0 && versions.at(-1)!.n !== version)
    context.addIssue({
      code: 'custom',
      path: ['version'],
      message: 'The last of the versions is another one.',
      params: { code: 'version_missing' },
    });
};

const noneTwice =
  <K extends string>(key: K) =>
  (all: readonly Readonly<Record<K, string>>[], context: z.RefinementCtx): void => {
    const seen = new Set<string>();
    for (const [i, one] of all.entries())
      if (seen.size === seen.add(one[key]).size)
        context.addIssue({
          code: 'custom',
          path: [i, key],
          message: 'This id stands twice in the file.',
          params: { code: 'duplicate' },
        });
  };

const eachOnce = <T extends z.ZodType<{ readonly id: string }>>(item: T, most: number) =>
  z.array(item).max(most).readonly().superRefine(noneTwice('id'));

const KeptList = z
  .strictObject({
    id: Id,
    shareId: Id,
    version: Version,
    agreementId: Id.optional(),
    forkOf: Id.optional(),
    forkOfVersion: Version.optional(),
    folder: Folder,
    tags: z.array(Tag).max(12).readonly(),
    favourite: z.boolean(),
    archivedAt: Moment.optional(),
    commentsOpen: z.boolean(),
    /** Whoever takes the file in lets it be found again. */
    publishedAt: Moment.optional(),
    writeUp: WriteUp.default(''),
    ...made,
    versions: history(
      z.strictObject({
        n: Version,
        list: List,
        catalogueVersion: z.string().max(40),
        verdict: KeptVerdict.optional(),
        agreementId: Id.optional(),
        createdAt: Moment,
      }),
    ),
  })
  .superRefine(inOrder);

const KeptAgreement = z
  .strictObject({
    id: Id,
    shareId: Id,
    version: Version,
    forkOf: Id.optional(),
    /** Whoever takes the file in lets it be found again. */
    publishedAt: Moment.optional(),
    ...made,
    versions: history(z.strictObject({ n: Version, agreement: Agreement, createdAt: Moment })),
  })
  .superRefine(inOrder);

const others = z.array(z.unknown()).max(100_000).default([]);

/** The file of `GET /account/export`, as far as it can be read back. */
const AccountFile = z.strictObject({
  format: z.literal('muster-export/1'),
  exportedAt: Moment.optional(),
  account: z.looseObject({}).optional(),
  tokens: others,
  lists: eachOnce(KeptList, 10_000),
  agreements: eachOnce(KeptAgreement, 5000),
  otherAgreements: eachOnce(z.strictObject({ id: Id, shareId: Id, agreement: Agreement }), 5000)
    .default([])
    .meta({ description: 'Agreements of other people that lists in the file stand under' }),
  cards: eachOnce(
    z.strictObject({ id: Id, system: SystemId, version: Version, card: OwnCard, ...made }),
    10_000,
  ),
  boards: eachOnce(
    z.strictObject({ id: Id, shareId: Id, version: Version, board: Board, ...made }),
    5000,
  ).default([]),
  comments: eachOnce(
    z.strictObject({
      id: Id,
      listId: Id.optional(),
      system: SystemId,
      entryId: EntryId.optional(),
      text: CommentText,
      createdAt: Moment,
    }),
    100_000,
  ).default([]),
  likes: z
    .array(z.strictObject({ shareId: Id, system: SystemId, name: Name, createdAt: Moment }))
    .max(100_000)
    .readonly()
    .superRefine(noneTwice('shareId'))
    .default([])
    .meta({ description: 'Lists of other people that the account likes' }),
  searches: eachOnce(
    z.strictObject({ id: Id, name: Name, query: z.string().trim().min(1).max(400), createdAt: Moment }),
    5000,
  ).default([]),
  printed: eachOnce(PrintRun, 1000).default([]),
  editing: others,
  suggestions: others,
  reports: others,
  moderation: others,
  moderated: others,
  tables: others,
  seats: others,
});

/** The file of `GET /lists/export?format=json`. */
const ListsFile = z.strictObject({
  format: z.literal('muster-lists/1'),
  lists: z.array(List).min(1).max(10_000).readonly(),
});

/** A file that an account takes in. */
export const FileToTakeIn = z.discriminatedUnion('format', [AccountFile, ListsFile]).meta({
  id: 'FileToTakeIn',
  description:
    'What `GET /account/export` or `GET /lists/export?format=json` gave, here or on another server',
});

const kindsTakenIn = ['list', 'agreement', 'card', 'board', 'search', 'comment', 'like', 'print'] as const;

export const statesTakenIn = ['comes', 'returns', 'stands', 'differs', 'past'] as const;

export const TakenIn = z
  .strictObject({
    preview: z.boolean().meta({ description: 'Nothing was written' }),
    counts: z.strictObject(
      Object.fromEntries(statesTakenIn.map((state) => [state, z.int()])) as Record<
        (typeof statesTakenIn)[number],
        z.ZodInt
      >,
    ),
    things: z
      .array(
        z.strictObject({
          kind: z.enum(kindsTakenIn),
          name: z.string(),
          system: z.string().nullable(),
          id: Id.nullable().meta({ description: 'Its id here; null for what does not stand here' }),
          state: z.enum(statesTakenIn).meta({
            description:
              'It comes new; was deleted here and returns; stands here already; stands here with other content, which stays; was deleted longer ago than things are kept',
          }),
        }),
      )
      .readonly(),
    left: z
      .array(z.strictObject({ what: z.string(), count: z.int() }))
      .readonly()
      .meta({ description: 'What the file holds besides and stays where it was, in words' }),
  })
  .meta({ id: 'TakenIn' });
