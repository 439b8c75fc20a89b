'use client';

import { Board } from '@/components/board/board';
import { BoardInWords } from '@/components/board/board-in-words';
import { Tray } from '@/components/board/tray';
import type { AnySystem } from '@/lib/rules';
import type { Scene, SceneTray, Seat } from '@/lib/rules/playing';
import type { Tone } from '@/lib/rules/reference';
import type { Looks } from './looks';

interface Props {
  readonly system: AnySystem;
  readonly scene: Scene;
  readonly viewer: Seat | undefined;
  readonly looks: Looks;
  readonly toneOf: (seat: number | undefined) => Tone;
  readonly lit: ReadonlySet<string>;
  readonly picked: readonly string[];
  readonly marked: ReadonlySet<string>;
  readonly onPick: (id: string) => void;
}

const NOTHING: ReadonlySet<string> = new Set();
const isEmpty = ({ items, more }: SceneTray): boolean => items.length === 0 && !more;

/** The board and what lies beside it, as one viewer sees it. */
export function PositionView(props: Props) {
  const { system, scene, looks, lit, picked, marked, onPick } = props;
  return (
    <div className="min-w-0 space-y-4">
      {scene.spaces.length > 0 && (
        <>
          <Board
            scene={scene}
            label={`Board of ${system.name}`}
            icon={looks.icon}
            lit={lit}
            picked={picked}
            marked={marked}
            onPick={onPick}
          />
          <BoardInWords scene={scene} lit={lit} onPick={onPick} />
        </>
      )}
    </div>
  );
}

/** Hands, cards on the table, the stack of magic and the piles; those of others and what is seldom wanted lie folded. */
export function Trays(props: Props) {
  const { scene, viewer, lit, picked } = props;
  const isWanted = (tray: SceneTray): boolean =>
    tray.kind === 'stack' ||
    (tray.kind !== 'pile' && (tray.seat === undefined || tray.seat === viewer)) ||
    tray.items.some((item) => lit.has(item.id) || picked.includes(item.id));
  const open = scene.trays.filter((t) => isWanted(t) && (!isEmpty(t) || t.kind === 'hand'));
  const folded = scene.trays.filter((t) => !isWanted(t) && !isEmpty(t));
  return (
    <>
      {open.length > 0 && (
        <div className="sheet space-y-3 p-3">
          {open.map((tray) => (
            <OneTray key={tray.id} {...props} tray={tray} />
          ))}
        </div>
      )}
      {folded.length > 0 && (
        <details className="sheet p-3">
          <summary className="font-semibold">Other hands, piles and pieces</summary>
          <div className="mt-2 space-y-3">
            {folded.map((tray) => (
              <OneTray key={tray.id} {...props} tray={tray} />
            ))}
          </div>
        </details>
      )}
    </>
  );
}

const OneTray = ({
  system,
  looks,
  toneOf,
  lit,
  picked,
  marked,
  onPick,
  tray,
}: Props & { readonly tray: SceneTray }) => (
  <Tray
    tray={tray}
    system={system}
    faceOf={looks.faceOf}
    icon={looks.icon}
    toneOf={toneOf}
    lit={lit}
    picked={picked}
    marked={marked ?? NOTHING}
    onPick={onPick}
  />
);
